// The command as an operator runs it: in a process of its own, on a directory of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDirectory } from '../app/data/directory-lock.ts';

const COMMAND = fileURLToPath(new URL('seed.ts', import.meta.url));
let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'griot-seed-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function seed(args: string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    env: { PATH, DATA_DIR: directory, ...env },
  });
  return { status, stdout, stderr };
}

describe('npm run seed', () => {
  test('explains itself on stdout', () => {
    const { status, stdout, stderr } = seed(['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Fills the database[\s\S]*Examples[\s\S]*--replace/);
  });

  test('says what is wrong with its arguments, and ends with 2', () => {
    const { status, stderr } = seed(['--demo', 'many']);
    expect(status).toBe(2);
    expect(stderr).toBe(
      '--demo: expected a whole number from 1 to 1000000, not "many"\nTry: npm run seed -- --help\n',
    );
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

    const refused = seed(['--demo', '4']);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(
      /already has a catalogue\. Nothing was changed\. With --replace/,
    );

    const replaced = seed(['--demo', '4', '--replace']);
    expect(replaced.stderr).toMatch(
      /Making 4 fictional startups\n4 of 4[\s\S]*Done .*: 4 startups/,
    );
    expect(replaced.status).toBe(0);
    // Three processes, each of which begins from nothing.
  }, 120_000);

  test('leaves a directory alone that another process has open', () => {
    const unlock = lockDirectory(directory);
    try {
      const { status, stderr } = seed(['--replace']);
      expect(status).toBe(1);
      expect(stderr).toMatch(new RegExp(`in use by process ${process.pid}`));
      expect(stderr).not.toMatch(/\n\s+at /);
    } finally {
      unlock();
    }
  });
});
