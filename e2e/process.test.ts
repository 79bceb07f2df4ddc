// The server as a process: signals, a second copy, a kill while writing.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../app/data/database.ts';
import { findFreePort } from '../scripts/free-port.ts';
import { untilSaid } from '../test/until-said.ts';
import { createFilledDataDir, type StartedSite, startSite } from './start-site.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'griot-process-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** FUZZ=full kills after ten different counts of rows. */
const KILLS = process.env.FUZZ === 'full' ? 10 : 4;
const MOST_KB = 400 * 1_024;

function isRunning(pid = 0): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A site that is stopped while it starts them first starts them all. */
async function untilJobsRun(site: StartedSite): Promise<void> {
  await expect.poll(() => site.said()).toContain('jobs run here');
}

describe('npm start', () => {
  test('a first start that is killed while it fills leaves no process behind; the next one fills, and leaves the memory that takes', async () => {
    const env = { DATA_DIR: mkdtempSync(join(folder, 'killed-')) };
    const killed = spawn('scripts/serve', {
      env: { ...process.env, ...env, PORT: '0', LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilSaid(killed.stderr, 'Filling');
    const [filling] = readFileSync(join(env.DATA_DIR, 'lock'), 'utf8').split('\n').map(Number);
    expect(filling).not.toBe(killed.pid);
    killed.kill('SIGKILL');
    await expect.poll(() => isRunning(filling)).toBe(false);
    const site = await startSite({ ...env, LOG_LEVEL: 'info' });
    expect(site.said()).toContain('Filling the empty database');
    expect((await fetch(`${site.url}/startup/andela`)).status).toBe(200);
    const isLinux = process.platform === 'linux';
    const status = isLinux ? readFileSync(`/proc/${site.process.pid}/status`, 'utf8') : '';
    await untilJobsRun(site);
    expect(await site.stop()).toBe(0);
    if (isLinux) expect(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])).toBeLessThan(MOST_KB);
  });

  test('a first start whose filling the system ends says what it needs', async () => {
    const env = { DATA_DIR: mkdtempSync(join(folder, 'short-')), PORT: '0', LOG_LEVEL: 'silent' };
    const starting = spawn('scripts/serve', {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = Promise.all([text(starting.stderr), once(starting, 'exit')]);
    await untilSaid(starting.stderr, 'Filling');
    const [filling = 0] = readFileSync(join(env.DATA_DIR, 'lock'), 'utf8').split('\n').map(Number);
    process.kill(filling, 'SIGKILL');
    const [said, [code]] = await ended;
    expect(said).toMatch(/was ended by SIGKILL, most likely because memory ran out/);
    expect(code).toBe(1);
  });

  test('a second copy on the same DATA_DIR is refused with a clear error and harms nothing; SIGTERM to npm leaves no process behind', async () => {
    const env = { DATA_DIR: createFilledDataDir() };
    const first = await startSite({ ...env, LOG_LEVEL: 'info' });
    await untilJobsRun(first);
    await expect(startSite(env)).rejects.toThrow(
      `in use by process ${first.process.pid}. Stop that process, or give this one another DATA_DIR`,
    );
    expect((await fetch(`${first.url}/startup/andela`)).status).toBe(200);
    expect(await first.stop()).toBe(0);
    await startAndStopByNpm(env.DATA_DIR);
    rmSync(env.DATA_DIR, { recursive: true });
  });

  test('wrong settings are all named at once, with what is expected', async () => {
    await expect(
      startSite({
        PORT: 'many',
        SITE_URL: 'griot',
        RESPONSE_ENCRYPTION_KEY: 'short',
        DATA_DIR: folder,
      }),
    ).rejects.toThrow(
      /Ended with 3:[\s\S]*PORT:[\s\S]*SITE_URL: expected an address[\s\S]*64 hexadecimal digits/,
    );
  });

  test('a database without PG_VERSION is left alone, with what to do', async () => {
    const env = { DATA_DIR: createFilledDataDir() };
    const version = join(env.DATA_DIR, 'postgres', 'PG_VERSION');
    rmSync(version);
    await expect(startSite(env)).rejects.toThrow(
      /Ended with 1:[\s\S]*PG_VERSION is missing[\s\S]*griot restore FILE --replace/,
    );
    expect(existsSync(version)).toBe(false);
    rmSync(env.DATA_DIR, { recursive: true });
  });

  test('a port in use is said in a sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'port') };
    await expect(startSite(env)).rejects.toThrow(
      `127.0.0.1:${port} is in use by another program. Stop that program, or set another PORT`,
    );
    other.close();
  });

  test('without its database it waits, says so and answers checks', async () => {
    const port = await findFreePort();
    const child = spawn('scripts/serve', {
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
        DATA_DIR: join(folder, 'waiting'),
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilSaid(
      child.stderr,
      'Waiting for the database of DATABASE_URL: nothing listens there',
    );
    const statusOf = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });
});

async function startAndStopByNpm(dataDir: string): Promise<void> {
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  // Read on: a pipe that is closed ends who writes to it.
  npm.stderr.on('data', (bytes) => {
    said += bytes;
  });
  const findAddress = () => /is at (http:\S+)\n/.exec(said)?.[1] ?? '';
  await expect.poll(findAddress).not.toBe('');
  const address = findAddress();
  expect((await fetch(`${address}/startup/andela`)).status).toBe(200);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
}

describe('kill -9 in the middle of writing', () => {
  test(`${KILLS} times: nothing acknowledged is lost, and it opens again by itself`, async () => {
    const dataDir = createFilledDataDir();
    for (let round = 0; round < KILLS; round++) {
      const writer = spawn(process.execPath, ['e2e/keep-writing.ts', dataDir, String(round)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let acknowledged = 0;
      for await (const bytes of writer.stdout) {
        acknowledged += String(bytes).split('\n').length - 1;
        if (acknowledged >= 20 + round * 7) break;
      }
      writer.kill('SIGKILL');
      await once(writer, 'exit').catch(() => {});
      const database = await openDatabase({ dataDir });
      const { rows } = await raw<{ count: number }>`
        select count(*) as count from sources where publisher = ${`round ${round}`}`.execute(
        database.sql,
      );
      await database.close();
      expect(acknowledged).toBeGreaterThan(0);
      expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged);
    }
    rmSync(dataDir, { recursive: true });
  });
});
