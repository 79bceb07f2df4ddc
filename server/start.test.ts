import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Database } from '../app/data/database.ts';
import { describeKilledFill, explainStartError, takeCommands, untilStarted } from './start.ts';

test.each([
  ['ENOENT', '/data cannot be made: what is above it is missing or read-only. Make it, or'],
  ['EROFS', '/data lies on a read-only file system. Mount it writable, or'],
  ['EACCES', '/data may not be read or written by this user.'],
  ['ENOSPC', 'The disk is full (/data). Free some space and start again'],
])('%s is a sentence with a next step', (code, words) => {
  const error = Object.assign(new Error('no'), { code, path: '/data' });
  expect(explainStartError(error)).toMatchObject({
    message: expect.stringContaining(words),
    exitCode: 1,
  });
});

test.each([
  ['42P05', 'prepared statement "Humpb7" already exists', 'set DATABASE_NAMED_STATEMENTS=off'],
  ['26000', 'prepared statement "Humpb7" does not exist', 'set DATABASE_NAMED_STATEMENTS=off'],
  ['08P01', 'unsupported startup parameter: lock_timeout', 'ignore_startup_parameters'],
])('%s of a pooler is a sentence with a setting', (code, words, advice) => {
  const error = Object.assign(new Error(words), { code });
  expect(explainStartError(error)).toMatchObject({
    message: expect.stringContaining(advice),
    exitCode: 3,
  });
});

test('a fill that the system ended names memory and what to do', () => {
  expect(describeKilledFill('SIGKILL')).toMatch(/SIGKILL, most likely because memory ran out/);
});

test('a site whose socket for commands cannot be made goes on without', async () => {
  const warned: string[] = [];
  const log = { warn: (_: object, words: string) => warned.push(words) };
  const embedded = { kind: 'embedded' } as Database;
  expect(await takeCommands(embedded, { DATA_DIR: '/no/such/folder' }, log)).toBeUndefined();
  expect(warned).toEqual([expect.stringContaining('no commands beside this process')]);
});

test('jobs that cannot start are tried again, until the process ends', async () => {
  const failures = [new TypeError('broken'), undefined];
  const start = async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'running';
  };
  expect(await untilStarted(start, () => false)).toBe('running');
  expect(await untilStarted(start, () => true)).toBeUndefined();
});

test('a rejection that nobody waits for is logged, and the process goes on', () => {
  const program = `
    const { logStrayErrors } = await import(${JSON.stringify(new URL('./start.ts', import.meta.url).href)});
    logStrayErrors({ error: ({ err }, words) => console.log(words, err.message) });
    Promise.reject(new Error('of a job'));
    setImmediate(() => console.log('goes on'));`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  expect([String(stdout), status]).toEqual(['an error nobody waited for of a job\ngoes on\n', 0]);
});
