import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from './data-directory.ts';
import { EmbeddedPool } from './embedded.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'griot-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('a second opener learns which process holds the directory, and a released one is free', () => {
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

test('a lock with the number of a younger process is taken over', () => {
  const other = spawn('sleep', ['3600']);
  writeFileSync(join(directory, 'lock'), `${other.pid}\n1`);
  const release = lockDirectory(directory);
  expect(readFileSync(join(directory, 'lock'), 'utf8')).toContain(String(process.pid));
  release();
  other.kill();
});

test('an empty or broken lock file blocks nobody', () => {
  writeFileSync(join(directory, 'lock'), 'what is this');
  lockDirectory(directory)();
});

test('of many that find an abandoned lock one takes it, and the others learn which', async () => {
  const { pid } = spawnSync('true');
  const starter = new URL('./data-directory.ts', import.meta.url).href;
  // Holds the lock until stdin ends, so that all have tried before any releases it.
  const program = `
    const { lockDirectory } = await import(${JSON.stringify(starter)});
    process.stdin.once('data', () => {
      try {
        const release = lockDirectory(${JSON.stringify(directory)});
        console.log('took it');
        process.stdin.once('end', release);
      } catch (error) {
        console.log(error.constructor.name);
      }
    });
    console.log('ready');`;
  for (let round = 0; round < 3; round++) {
    writeFileSync(join(directory, 'lock'), `${pid}\n1`);
    const starters = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const said = starters.map(() => '');
    starters.forEach((one, index) => {
      one.stdout.on('data', (text) => {
        said[index] += text;
      });
    });
    await expect.poll(() => said.every((text) => text.includes('ready'))).toBe(true);
    for (const one of starters) one.stdin.write('go');
    await expect.poll(() => said.every((text) => text.split('\n').length > 2)).toBe(true);
    const words = said.map((text) => text.split('\n')[1]);
    expect(words.toSorted()).toEqual([...Array(5).fill('DirectoryInUse'), 'took it']);
    const ended = starters.map((one) => once(one, 'exit'));
    for (const one of starters) one.stdin.end();
    await Promise.all(ended);
    expect(readdirSync(directory)).toEqual([]);
  }
});

const folder = mkdtempSync(join(tmpdir(), 'griot-modes-'));
const dataDir = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What others may read, write or enter, of everything in DATA_DIR. */
function listOpenToOthers(): string[] {
  const all = globSync('**', { cwd: folder }).map((name) => join(folder, name));
  return all.filter((path) => (lstatSync(path).mode & 0o077) !== 0);
}

test('files of the embedded database are the owner’s alone, also those made open by others', async () => {
  const first = await EmbeddedPool.open({ dataDir });
  expect(listOpenToOthers()).toEqual([]);
  const { query } = await first.connect();
  await query('create table secrets as select 1 as one', []);
  await first.end();
  expect(listOpenToOthers()).toEqual([]);
  const wal = globSync('postgres/pg_wal/0*', { cwd: dataDir }).map((name) => join(dataDir, name));
  for (const path of [dataDir, join(dataDir, 'postgres'), ...wal]) chmodSync(path, 0o777);
  mkdirSync(join(dataDir, 'postgres', 'left'));
  const again = await EmbeddedPool.open({ dataDir });
  expect(listOpenToOthers()).toEqual([]);
  await again.end();
});
