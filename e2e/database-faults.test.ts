// What visitors get, and how soon all is well again, when the database fails under a running site.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres } from '../scripts/test-postgres.ts';
import { untilSaid } from '../test/until-said.ts';
import { type StartedSite, startSite } from './start-site.ts';

const { bin, reason } = findPostgres();
// The longest there is: no answer of the site waits until a statement is given up.
const DATABASE_TIMEOUT_MS = '600000';

// A server of somebody else's must not be stopped, so TEST_DATABASE_URL does not do.
describe.skipIf(!bin)(`a running site (${reason ?? 'needs a Postgres of its own'})`, () => {
  let folder: string;
  let url: string;
  let stopPostgres: () => void;
  let site: StartedSite;
  let dataDir: string;

  beforeAll(async () => {
    const postgres = await startPostgres();
    if (!postgres.url || !postgres.folder) throw new Error(postgres.reason);
    folder = postgres.folder;
    url = postgres.url;
    stopPostgres = postgres.stop;
    dataDir = mkdtempSync(join(tmpdir(), 'griot-faults-'));
    await asAdministrator('create database site');
    site = await startSite({
      DATABASE_URL: url.replace('griot@', 'griot:a-password@').replace(/postgres$/, 'site'),
      DATA_DIR: dataDir,
      DATABASE_TIMEOUT_MS,
      RATE_LIMITS: 'off',
    });
    for (const path of ['/', '/startup/andela', '/sitemap.xml', '/api/index']) await ask(path);
  });
  afterAll(async () => {
    await site.stop();
    stopPostgres();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function ask(path: string, init: RequestInit = {}) {
    const answer = await fetch(site.url + path, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  }

  const signIn = () =>
    ask('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@people.example', password: 'no such password' }),
    });
  let fresh = 0;
  /** An address never asked for before. */
  const askFresh = () => ask(`/search?q=never+asked+${fresh++}`);

  async function asAdministrator(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  const settings = () => join(folder, 'data', 'pg_hba.conf');
  const reload = () => asAdministrator('select pg_reload_conf()');
  const endConnections = () =>
    asAdministrator(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'site'",
    );
  const postmaster = () =>
    readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  function signalServer(signal: 'STOP' | 'CONT'): void {
    const children = spawnSync('pgrep', ['-P', postmaster()], { encoding: 'utf8' });
    // Some children have ended meanwhile.
    spawnSync('kill', [`-${signal}`, postmaster(), ...children.stdout.trim().split('\n')]);
  }
  function control(...args: string[]): void {
    const asOwner =
      process.getuid?.() === 0
        ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
        : [];
    const [command = '', ...rest] = [
      ...asOwner,
      join(bin ?? '', 'pg_ctl'),
      '-D',
      join(folder, 'data'),
      ...args,
    ];
    execFileSync(command, rest, { cwd: folder, stdio: 'ignore' });
  }
  let hostRules = '';
  let options = '';

  const FAULTS: Array<[name: string, begin: () => unknown, end: () => unknown]> = [
    ['freezes', () => signalServer('STOP'), () => signalServer('CONT')],
    [
      'is stopped',
      () => {
        options = readFileSync(join(folder, 'data', 'postmaster.opts'), 'utf8').trim();
        control('-m', 'immediate', 'stop');
      },
      () =>
        control(
          '-w',
          '-l',
          join(folder, 'log'),
          '-o',
          options.split(' ').slice(1).join(' ').replaceAll('"', ''),
          'start',
        ),
    ],
    [
      'asks another password',
      async () => {
        hostRules = readFileSync(settings(), 'utf8');
        writeFileSync(settings(), `host site griot 127.0.0.1/32 scram-sha-256\n${hostRules}`);
        await reload();
        await endConnections();
      },
      async () => {
        writeFileSync(settings(), hostRules);
        await reload();
      },
    ],
    [
      'is replaced by an empty one',
      async () => {
        await asAdministrator('alter database site allow_connections false');
        await endConnections();
        await asAdministrator('alter database site rename to aside');
        await asAdministrator('create database site');
      },
      async () => {
        await endConnections();
        await asAdministrator('drop database site with (force)');
        await asAdministrator('alter database aside rename to site');
        await asAdministrator('alter database site allow_connections true');
      },
    ],
  ];

  test.each(FAULTS)('whose database %s', async (_, begin, end) => {
    expect((await askFresh()).status).toBe(200);
    await begin();
    try {
      await expect.poll(askFresh).toMatchObject({ status: 503 });
      for (const path of ['/', '/startup/andela', '/sitemap.xml', '/api/index', '/healthz']) {
        expect(await ask(path), path).toMatchObject({ status: 200 });
      }
      for (const send of [askFresh, signIn, () => ask('/readyz')]) {
        expect((await send()).status).toBe(503);
      }
      expect((await askFresh()).retryAfter).not.toBeNull();
    } finally {
      await end();
    }
    await expect.poll(askFresh).toMatchObject({ status: 200 });
    await expect.poll(signIn).toMatchObject({ status: 401 });
  });

  test('whose database becomes read-only serves readers, and writes again when it may', async () => {
    await asAdministrator('alter database site set default_transaction_read_only = on');
    await endConnections();
    const order = () =>
      ask('/api/subscriber', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `reader-${fresh++}@people.example` }),
      });
    await expect.poll(order).toMatchObject({ status: 503 });
    expect((await askFresh()).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
    expect((await ask('/readyz?for=writes')).status).toBe(503);

    await asAdministrator('alter database site reset default_transaction_read_only');
    await expect.poll(order).toMatchObject({ status: 201 });
  });

  test('whose worker meets a frozen database says so, and ends when asked to', async () => {
    const worker = spawn(process.execPath, ['server/worker.ts'], {
      env: {
        ...process.env,
        DATABASE_URL: url.replace(/postgres$/, 'site'),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilSaid(worker.stderr, 'Jobs run');
    signalServer('STOP');
    try {
      const exited = once(worker, 'exit');
      worker.kill('SIGTERM');
      await exited;
    } finally {
      signalServer('CONT');
    }
  });
});
