import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directory-lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'griot-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('a second opener is told who holds the directory, and a released one is free', () => {
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`);
  release();
  lockDirectory(directory)();
});

test('a lock left by a process that died is taken over', () => {
  const { pid } = spawnSync('true');
  writeFileSync(join(directory, 'lock'), `${pid}\n1`);
  lockDirectory(directory)();
});

test('a lock whose number now belongs to a younger process is taken over', () => {
  const other = spawn('sleep', ['5']);
  writeFileSync(join(directory, 'lock'), `${other.pid}\n1`);
  const release = lockDirectory(directory);
  expect(readFileSync(join(directory, 'lock'), 'utf8')).toContain(String(process.pid));
  release();
  other.kill();
});

test('an empty or broken lock file does not keep anyone out', () => {
  writeFileSync(join(directory, 'lock'), 'what is this');
  lockDirectory(directory)();
});
