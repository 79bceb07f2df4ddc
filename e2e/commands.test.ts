// `./griot` beside a running site on its embedded database.
import { execFile } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openThroughSite } from '../app/data/database.ts';
import { createFilledDataDir, type StartedSite, startSite } from './start-site.ts';

const METRICS_TOKEN = 'a-token-of-some-length';
let dataDir: string;
let site: StartedSite;
beforeAll(async () => {
  dataDir = createFilledDataDir();
  site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error', METRICS_TOKEN });
});
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

function griot(...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(site.url).port };
  return new Promise((resolve) => {
    execFile(process.execPath, ['cli/main.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const statusOf = async (path: string) => (await fetch(site.url + path)).status;

/** An account with a second step, as one that set it up in its settings. */
async function makeAccount(email: string): Promise<void> {
  const beside = await openThroughSite(dataDir);
  if (!beside) throw new Error('The site takes no commands');
  await raw`with made as (insert into users (email, name) values (${email}, 'Ama') returning id)
    insert into totp_secrets (user_id, secret, confirmed_at, created_at)
    select id, 'twenty random bytes.', now(), now() from made`.execute(beside.sql);
  await beside.close();
}

test('a moderator is made, a record removed, the catalogue exported and looked at, without a stop', async () => {
  await makeAccount('ama@example.org');
  expect(await griot('moderator', 'add', 'ama@example.org')).toMatchObject({
    code: 0,
    stderr: 'ama@example.org is a moderator now\n',
  });
  expect((await griot('moderator', 'list')).stdout).toContain('ama@example.org\tAma\n');

  expect(await statusOf('/startup/andela')).toBe(200);
  expect(await griot('remove', 'startup', 'andela', '--reason', 'a test')).toMatchObject({
    code: 0,
  });
  // Cached pages are invalidated.
  await expect.poll(() => statusOf('/startup/andela')).toBe(404);

  const { stdout } = await griot('export', 'investors');
  expect(stdout.split('\n').length).toBeGreaterThan(100);
  const doctor = await griot('doctor');
  expect(doctor.stdout).toMatch(/ok {4}database[\s\S]*ok {4}migrations[\s\S]*ok {4}site/);
});

test('/status.json says how this process does', async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { process: figures } = await (await fetch(`${site.url}/status.json`, { headers })).json();
  expect(figures).toMatchObject({
    errors: [],
    cache: { pages: expect.any(Number), hits: expect.any(Number) },
    queues: expect.arrayContaining([{ name: 'pages', running: 0, waiting: 0, refused: 0 }]),
  });
  expect(figures.memory_bytes).toBeGreaterThan(50_000_000);
});

test('what needs the database to itself is refused in words, and the site goes on', async () => {
  const file = join(dataDir, 'one.csv');
  writeFileSync(file, 'name,country\nCommand One,Kenya\n');
  for (const args of [
    ['import', 'startups', file],
    ['seed', '--demo', '5', '--replace'],
    ['upgrade', '--check'],
  ]) {
    expect(await griot(...args)).toMatchObject({
      code: 4,
      stderr: expect.stringMatching(/in use by process \d+[\s\S]*to itself[\s\S]*stop the site/),
    });
  }
  expect(await statusOf('/readyz')).toBe(200);
});

test('a site that ends takes its socket away and leaves nothing behind', async () => {
  expect(existsSync(join(dataDir, 'operator.sock'))).toBe(true);
  expect(await site.stop()).toBe(0);
  expect(existsSync(join(dataDir, 'operator.sock'))).toBe(false);
  expect(site.said()).not.toMatch(/"level":[56]0/);
  expect((await griot('moderator', 'list')).stdout).toContain('ama@example.org\tAma\n');
});
