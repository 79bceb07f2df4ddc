// The command as an operator runs it: in a process of its own, on a directory of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDirectory } from '../app/data/directory-lock.ts';
import { seedCommand } from './catalogue-commands.ts';

const COMMAND = fileURLToPath(new URL('main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('..', import.meta.url));
let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'griot-seed-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function seed(args: string[], env: Record<string, string> = {}) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, 'seed', ...args], {
    encoding: 'utf8',
    // Called from elsewhere: DATA_DIR counts from the project's folder all the same.
    cwd: tmpdir(),
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: relative(ROOT, directory), ...env },
  });
  return { status, stdout, stderr };
}

describe('its arguments', () => {
  function parse(args: string[]) {
    const command = seedCommand();
    command.parseOptions(args);
    return command.opts();
  }

  test('are a number of fictional startups and which', () => {
    expect(parse(['--starter', '--replace'])).toEqual({ starter: true, replace: true });
    expect(parse(['--demo', '1000000'])).toEqual({ demo: 1_000_000 });
    expect(parse(['--demo=50000', '--seed=0', '--replace'])).toEqual({
      demo: 50_000,
      seed: 0,
      replace: true,
    });
  });

  test.each([
    [['--demo', '0'], /--demo.*'0' is invalid. Expected a whole number from 1 to 1000000/],
    [['--demo', '1000001'], /--demo/],
    [['--demo', '1e3'], /--demo/],
    [['--demo', ' 5'], /--demo/],
    [['--demo', '2.5'], /--demo/],
    [['--demo'], /--demo.* missing/],
    [['--demo', '5', '--seed', '-1'], /--seed/],
    [['--demo', '5', '--seed', 'abc'], /--seed.*'abc' is invalid. Expected a whole number from 0/],
    [['--seed', '5'], /--seed.* goes with '--demo <count>' only/],
    [['--starter', '--demo', '5'], /--demo.* cannot be used with .*--starter/],
    [['--dmeo', '5'], /--dmeo[\s\S]*Did you mean --demo/],
    [['5'], /too many arguments/],
  ])('refuses %j', async (args, message) => {
    const command = seedCommand()
      .exitOverride()
      .configureOutput({ writeErr() {} });
    await expect(command.parseAsync(args, { from: 'user' })).rejects.toThrow(message);
  });
});

describe('griot seed', () => {
  test('explains itself on stdout', () => {
    const { status, stdout, stderr } = seed(['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(
      /^Examples[\s\S]*Fills the database[\s\S]*--replace[\s\S]*DATA_DIR[\s\S]*Exit codes/,
    );
  });

  test('says what is wrong with its arguments, and ends with 2', () => {
    const { status, stderr } = seed(['--demo', 'many']);
    expect(status).toBe(2);
    expect(stderr).toBe(
      "error: option '--demo <count>' argument 'many' is invalid. Expected a whole number from 1 to 1000000.\n",
    );
    expect(seed(['--seed', '5']).status).toBe(2);
  });

  test('names wrong settings, and ends with 3', () => {
    const { status, stderr } = seed([], { DATABASE_URL: 'mysql://host/name' });
    expect(status).toBe(3);
    expect(stderr).toMatch(/DATABASE_URL: expected an address such as postgres:/);
  });

  test('says that a database does not answer, and ends with 4', () => {
    const { status, stderr } = seed([], {
      DATABASE_URL: 'postgres://griot:secret@127.0.0.1:1/griot',
    });
    expect(status).toBe(4);
    expect(stderr).toMatch(/^The database does not answer: .*ECONNREFUSED/m);
    expect(stderr).not.toContain('secret');
  });

  test('fills, refuses to fill again, and replaces', () => {
    const filled = seed(['--demo', '3', '--seed', '9']);
    expect(filled.stderr).toMatch(
      /Done in [\d.]+ s: 3 startups, \d+ fundings, 40 investors, \d+ news/,
    );
    expect(filled.status).toBe(0);
    expect(filled.stdout).toBe('');
    expect(existsSync(join(directory, 'postgres'))).toBe(true);

    const refused = seed(['--demo', '4']);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(
      /already has a catalogue\. Nothing was changed\. With --replace/,
    );

    const replaced = seed(['--demo', '4', '--replace', '--json']);
    expect(replaced.stderr).toMatch(
      /Making 4 fictional startups\n4 of 4[\s\S]*Done .*: 4 startups/,
    );
    expect(JSON.parse(replaced.stdout)).toMatchObject({ startups: 4, investors: 40 });
    expect(replaced.status).toBe(0);
    // Three processes, each of which begins from nothing.
  });

  test('refuses a directory that another process has open', async () => {
    const unlock = await lockDirectory(directory);
    try {
      const { status, stderr } = seed(['--replace']);
      expect(status).toBe(4);
      expect(stderr).toMatch(new RegExp(`in use by process ${process.pid}`));
      expect(stderr).not.toMatch(/\n\s+at /);
    } finally {
      unlock();
    }
  });
});
