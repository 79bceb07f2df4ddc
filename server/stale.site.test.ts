// Pages and API responses while the database is away, also in a process that starts meanwhile.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeRecord } from '../app/features/desk/removals/remove-record.server.ts';
import { removePerson } from '../app/features/people/remove-person.server.ts';
import { openTestServer, type TestServer } from '../test/server.ts';
import { openTestSite, type TestSite } from '../test/site.ts';
import { createFront } from './front.ts';
import { createSiteServer } from './listen.ts';
import { cachedPaths, callPaths } from './site.tsx';

const HOUR_MS = 3_600_000;
const SEEN = ['/', '/startup/andela', '/sitemap.xml', '/api/index', '/api/startup/andela'];

describe('while the database is away', () => {
  let site: TestSite;
  let server: TestServer;
  let startMs: number;
  const before = new Map<string, string>();
  const setClock = (sinceMs: number) => {
    site.setNow(new Date(startMs + sinceMs));
  };

  beforeAll(async () => {
    site = await openTestSite();
    server = await openTestServer(site);
    startMs = site.now().getTime();
    for (const path of SEEN) before.set(path, (await server.get(path)).body.toString());
    await site.sql.destroy();
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  test.each(SEEN)('%s is what it was, and says that it is old', async (path) => {
    setClock(2 * HOUR_MS);
    const { status, headers, body } = await server.get(path);
    expect([status, body.toString() === before.get(path)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'cache-status': 'griot; hit; ttl=-7200',
      age: '7200',
      'cache-control': 'private, no-store',
    });
  });

  test.each(['/startup/wave', '/api/startup/wave'])(
    '%s, which nobody has asked for, fails',
    async (path) => {
      expect((await server.get(path)).status).toBeGreaterThanOrEqual(500);
    },
  );

  test('what is personal is not remembered', async () => {
    const headers = { cookie: 'token=somebody' };
    expect((await server.get('/api/index', { headers })).status).toBeGreaterThanOrEqual(500);
  });

  // The home page itself does without what it cannot read.
  test.each(SEEN.slice(1))('%s fails after a day', async (path) => {
    setClock(25 * HOUR_MS);
    expect((await server.get(path)).status).toBeGreaterThanOrEqual(500);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'griot-saved-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('no page, response or file from before a removal is left for an outage', async () => {
  const site = await openTestSite();
  const savedPages = { file: join(folder, 'removed'), build: 'one' };
  const server = await openTestServer(site, { savedPages });
  const person = ['/person/shola-akinlade', '/startup/paystack/team', '/api/startup/paystack/team'];
  const startup = ['/startup/basigo', '/startups?country=kenya', '/api/startup/basigo'];
  for (const path of [...person, ...startup, '/terms']) {
    expect((await server.get(path)).status, path).toBe(200);
  }
  await removePerson(site.sql, 'shola-akinlade', site.now());
  await removeRecord(site.sql, 'startup', 'basigo', 'asked', site.now());
  await server.settle();
  expect(readFileSync(savedPages.file, 'latin1')).toMatch(/\/terms/);
  expect(readFileSync(savedPages.file, 'latin1')).not.toMatch(/basigo|akinlade/);
  await site.sql.destroy();
  for (const path of [...person, ...startup]) {
    expect((await server.get(path)).status, path).toBeGreaterThanOrEqual(500);
  }
  expect((await server.get('/terms')).status).toBe(200);
  await server.close();
  await site.close();
});

describe('a process that starts', () => {
  async function startWaiting(site: TestSite, savedPages: { file: string; build: string }) {
    const { settings, log } = site;
    const front = createFront({ cachedPaths, callPaths, settings, log, savedPages });
    const server = createSiteServer(front).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const get = (path: string) =>
      new Promise<{ status?: number; cache?: string | string[] }>((resolve, reject) => {
        request({ port, path }, (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode, cache: answer.headers['cache-status'] });
        })
          .on('error', reject)
          .end();
      });
    return { front, get, close: () => server.close() };
  }

  test('serves the pages an earlier one saved until the database is there', async () => {
    const site = await openTestSite();
    const savedPages = { file: join(folder, 'pages'), build: 'one' };
    const first = await startWaiting(site, savedPages);
    expect(await first.get('/healthz')).toMatchObject({ status: 200 });
    for (const path of ['/readyz', '/', '/api/index']) {
      expect((await first.get(path)).status, path).toBe(503);
    }
    await first.front.open(site.site, site.database);
    expect((await first.get('/')).status).toBe(200);
    await first.front.stop();
    first.close();

    const second = await startWaiting(site, savedPages);
    expect(await second.get('/')).toEqual({
      status: 200,
      cache: expect.stringMatching(/^griot; hit; ttl=-\d+$/),
    });
    expect((await second.get('/startup/andela')).status).toBe(503);
    await second.front.open(site.site, site.database);
    expect(await second.get('/'), 'rendered anew').toEqual({
      status: 200,
      cache: 'griot; fwd=miss',
    });
    await second.front.stop();
    second.close();

    const another = await startWaiting(site, { ...savedPages, build: 'two' });
    expect((await another.get('/')).status, 'its scripts and styles are gone').toBe(503);
    another.close();
    writeFileSync(savedPages.file, 'damaged');
    const damaged = await startWaiting(site, savedPages);
    expect((await damaged.get('/')).status).toBe(503);
    damaged.close();
    await site.close();
  });
});
