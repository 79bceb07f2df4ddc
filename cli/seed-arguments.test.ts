import { describe, expect, test } from 'vitest';
import { readSeedArguments, UsageError } from './seed-arguments.ts';

describe('readSeedArguments', () => {
  test('takes the starter catalogue unless told otherwise', () => {
    expect(readSeedArguments([])).toEqual({ task: 'starter', replace: false });
    expect(readSeedArguments(['--starter', '--replace'])).toEqual({
      task: 'starter',
      replace: true,
    });
  });

  test('takes a number of fictional startups and a seed', () => {
    const demo = { task: 'demo', count: 50_000, seed: 1, replace: false };
    expect(readSeedArguments(['--demo', '50000'])).toEqual(demo);
    expect(readSeedArguments(['--demo=50000', '--seed=0', '--replace'])).toEqual({
      ...demo,
      seed: 0,
      replace: true,
    });
    expect(readSeedArguments(['--demo', '1000000'])).toMatchObject({ count: 1_000_000 });
  });

  test('asks for help before anything else', () => {
    expect(readSeedArguments(['--demo', 'x', '--help'])).toEqual({ task: 'help' });
  });

  test.each([
    [['--demo', '0'], /--demo: expected a whole number from 1 to 1000000, not "0"/],
    [['--demo', '1000001'], /--demo/],
    [['--demo', '1e3'], /--demo/],
    [['--demo', ' 5'], /--demo/],
    [['--demo', '2.5'], /--demo/],
    [['--demo'], /demo/],
    [['--demo', '5', '--seed', '-1'], /seed/],
    [['--demo', '5', '--seed', 'abc'], /--seed: expected/],
    [['--seed', '5'], /--seed goes with --demo only/],
    [['--starter', '--demo', '5'], /exclude each other/],
    [['--dmeo', '5'], /--dmeo/],
    [['5'], /5/],
  ])('refuses %j', (args, message) => {
    expect(() => readSeedArguments(args)).toThrow(UsageError);
    expect(() => readSeedArguments(args)).toThrow(message);
  });
});
