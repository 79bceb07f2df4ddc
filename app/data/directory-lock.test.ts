import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directory-lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'griot-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const fileOf = () => join(directory, 'lock');
/** Only what the kernel needs: removing it would let two processes lock two files. */
const KEPT = ['lock.kernel'];

test('a second opener learns which process holds the directory, and a released one is free', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  release();
  expect(readdirSync(directory)).toEqual(KEPT);
  (await lockDirectory(directory))();
});

describe('what an earlier version left', () => {
  const takeOver = async (left: string) => {
    writeFileSync(fileOf(), left);
    const release = await lockDirectory(directory);
    expect(readFileSync(fileOf(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
    release();
  };

  test('is taken over from a process that died', () => takeOver(`${spawnSync('true').pid}\n1`));

  test('is taken over from a number that a younger process has', async () => {
    const other = spawn('sleep', ['3600']);
    await takeOver(`${other.pid}\n1`);
    other.kill();
  });

  test('is no obstacle where it is broken', () => takeOver('what is this'));

  test('holds while its process runs', async () => {
    const other = spawn('sleep', ['3600']);
    writeFileSync(fileOf(), `${other.pid}\n`);
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${other.pid}`);
    other.kill();
  });
});

const module = JSON.stringify(new URL('./directory-lock.ts', import.meta.url).href);

/** Takes the lock, says so or why not, and keeps it until stdin ends. */
const keeper = () => `
  const { lockDirectory } = await import(${module});
  process.stdin.once('data', () => {
    lockDirectory(${JSON.stringify(directory)}).then(
      (release) => {
        console.log('took it');
        process.stdin.once('end', release);
      },
      (error) => console.log(error.constructor.name),
    );
  });
  console.log('ready');`;

const NODE_ARGS = ['--input-type=module', '-e'];

/** Settles with the next line that a program prints. */
async function readLine(program: ChildProcess): Promise<string> {
  const [text] = await once(program.stdout ?? program, 'data');
  return String(text).trim();
}

const canUnshare = spawnSync('unshare', ['-pf', '--mount-proc', 'true']).status === 0;

// As two containers on one volume are: each a PID namespace, where the other has no number.
// Skipped where this user may make no namespaces, as within most containers.
test.skipIf(!canUnshare)('a holder in another PID namespace is seen', async () => {
  const holder = spawn(
    'unshare',
    ['-pf', '--kill-child', '--mount-proc', process.execPath, ...NODE_ARGS, keeper()],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  expect(await readLine(holder)).toBe('ready');
  holder.stdin.write('go');
  expect(await readLine(holder)).toBe('took it');
  await expect(lockDirectory(directory)).rejects.toThrow('of another container');
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
  await expect.poll(() => lockDirectory(directory).catch(() => undefined)).toBeDefined();
});

describe('a lock of another host', () => {
  const QUICK = { beatMs: 20, watchMs: 2_000 };
  const other = { id: randomUUID(), kernel: randomUUID() };
  const write = (beat: number) =>
    writeFileSync(fileOf(), ['17', '1', other.id, other.kernel, 'elsewhere', beat].join('\n'));

  test('holds while it is written', async () => {
    let beats = 0;
    write(beats);
    const beating = setInterval(() => write(++beats), QUICK.beatMs);
    const refused = expect(lockDirectory(directory, QUICK)).rejects;
    await refused.toThrow('in use by process 17 of another host (elsewhere)');
    clearInterval(beating);
  });

  test('is taken over when it is not', async () => {
    write(0);
    const release = await lockDirectory(directory, { ...QUICK, watchMs: 50 });
    expect(readFileSync(fileOf(), 'utf8')).toContain(hostname());
    release();
  });

  test('that was taken over from a process that stood still ends that one', async () => {
    const lost = Promise.withResolvers<Error>();
    const release = await lockDirectory(directory, { ...QUICK, onLost: lost.resolve });
    write(0);
    expect((await lost.promise).message).toContain('process 17 of another host');
    release();
    expect(readFileSync(fileOf(), 'utf8')).toContain(other.id);
  });
});

test('of many that find an abandoned lock one takes it, and the others learn which', async () => {
  const { pid } = spawnSync('true');
  for (let round = 0; round < 3; round++) {
    writeFileSync(fileOf(), `${pid}\n1`);
    const starters = Array.from({ length: 6 }, () =>
      spawn(process.execPath, [...NODE_ARGS, keeper()], {
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
    expect(readdirSync(directory)).toEqual(KEPT);
  }
});
