import { expect, test } from 'vitest';
import { investorPicker, makeInvestors } from './investors.ts';
import { Random } from './random.ts';

const DRAWS = 20_000;

function countJoined(investorsCount: number): number[] {
  let stems = 0;
  const random = new Random(1, 1);
  const investors = makeInvestors(investorsCount, () => `Stem${stems++}`, random);
  const pick = investorPicker(investors);
  const joined = new Map(investors.map(({ id }) => [id, 0]));
  for (let draw = 0; draw < DRAWS; draw++) {
    for (const { id } of pick('Seed', 2, random)) joined.set(id, (joined.get(id) ?? 0) + 1);
  }
  return [...joined.values()].sort((a, b) => b - a);
}

test('of two thousand houses none joins more than a few rounds in a hundred, and few join none', () => {
  const joined = countJoined(2_000);
  expect((joined[0] ?? 0) / DRAWS).toBeLessThan(0.035);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  expect(sum(joined.slice(0, 200)) / sum(joined)).toBeGreaterThan(0.3);
});

test('of forty houses several share the rounds', () => {
  const joined = countJoined(40);
  expect((joined[0] ?? 0) / DRAWS).toBeLessThan(0.25);
});
