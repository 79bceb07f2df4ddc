// Sources whose addresses answer no more: asked politely, called dead after three days.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { createFetchOutside } from '../../../http/fetch-outside.server.ts';
import { readSettings } from '../../../http/settings.ts';
import { deskWork } from '../jobs.server.ts';
import { checkNextLink } from './check-links.server.ts';

const fetch = createFetchOutside({ userAgent: 'griot/1.0', allowAddresses: ['127.0.0.1'] });
let asked: string[] = [];
let answer: RequestListener;
let robots = '';
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/robots.txt') return response.end(robots);
  answer(request, response);
});
let site: TestSite;
let host: string;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});
beforeEach(async () => {
  asked = [];
  robots = '';
  await raw`truncate sources cascade`.execute(site.sql);
});

const give = (status: number, headers: Record<string, string> = {}) => {
  answer = (_request, response) => response.writeHead(status, headers).end('words');
};
const addSource = (url: string) => site.sql.insertInto('sources').values({ url }).execute();
const check = (at: string, signal?: AbortSignal) =>
  checkNextLink({ sql: site.sql, fetch, agentName: 'griot', now: new Date(at), signal });
const stateOf = async (url: string) => {
  const { rows } = await raw`
    select l.outcome, l.failures, l.dead_since from link_checks l join sources x on x.id = l.source_id
    where x.url = ${url}`.execute(site.sql);
  return rows[0];
};

describe('an address', () => {
  test('is dead on the third day in a row on which it fails, and not before', async () => {
    const url = `${host}/gone`;
    await addSource(url);
    give(404);
    expect(await check('2026-11-01T10:00:00Z')).toBe(url);
    expect(await check('2026-11-01T20:00:00Z')).toBeNull();
    expect(await check('2026-11-02T10:00:00Z')).toBe(url);
    expect(await stateOf(url)).toEqual({ outcome: '404', failures: 2, dead_since: null });
    expect(await check('2026-11-03T10:00:00Z')).toBe(url);
    expect(await stateOf(url)).toEqual({ outcome: '404', failures: 3, dead_since: '2026-11-03' });
    expect(await check('2026-12-01T10:00:00Z')).toBeNull();
    expect(await check('2027-01-02T10:00:00Z')).toBe(url);
    expect(await stateOf(url)).toMatchObject({ failures: 4, dead_since: '2026-11-03' });
    give(200);
    await raw`update link_checks set next_check_at = checked_at`.execute(site.sql);
    expect(await check('2027-01-05T10:00:00Z')).toBe(url);
    expect(await stateOf(url)).toEqual({ outcome: 'ok', failures: 0, dead_since: null });
  });

  test('that fails twice on one day failed once', async () => {
    const url = `${host}/broken`;
    await addSource(url);
    give(503);
    await check('2026-11-01T01:00:00Z');
    await raw`update link_checks set next_check_at = checked_at`.execute(site.sql);
    await check('2026-11-01T05:00:00Z');
    expect(await stateOf(url)).toEqual({ outcome: '503', failures: 1, dead_since: null });
  });

  test.each([
    [200, {}, 'ok', 0],
    [403, {}, 'refused', 0],
    [429, {}, 'refused', 0],
    [410, {}, '410', 1],
    [302, { location: '/' }, 'redirects', 1],
  ])('that answers %i %j is %s', async (status, headers, outcome, failures) => {
    const url = `${host}/page`;
    await addSource(url);
    give(status, headers);
    await check('2026-11-01T10:00:00Z');
    expect(await stateOf(url)).toMatchObject({ outcome, failures });
  });

  test.each(['/2016/a-story', '/?p=123'])(
    'that leads from %s to the front page is gone',
    async (path) => {
      const url = host + path;
      await addSource(url);
      answer = (request, response) => {
        if (request.url === '/') response.end('News');
        else response.writeHead(301, { location: '/' }).end();
      };
      await check('2026-11-01T10:00:00Z');
      expect(await stateOf(url)).toMatchObject({ outcome: 'moved', failures: 1 });
    },
  );

  test('that robots.txt forbids is not asked', async () => {
    robots = 'User-agent: griot\nDisallow: /';
    const url = `${host}/closed`;
    await addSource(url);
    await check('2026-11-01T10:00:00Z');
    expect(asked).toEqual(['/robots.txt']);
    expect(await stateOf(url)).toMatchObject({ outcome: 'refused', failures: 0 });
  });

  test.each([
    ['http://127.0.0.1:1/x', 'address'],
    ['http://10.0.0.1/x', 'not-public'],
    ['http://localhost:3999/x', 'network'],
  ])('that nobody can reach fails: %s', async (url, outcome) => {
    await addSource(url);
    await check('2026-11-01T10:00:00Z');
    expect(await stateOf(url)).toMatchObject({ outcome, failures: 1 });
    expect(asked).toEqual([]);
  });

  test('is asked again where the check was stopped', async () => {
    const url = `${host}/slow`;
    await addSource(url);
    const stopping = new AbortController();
    answer = () => stopping.abort();
    await check('2026-11-01T10:00:00Z', stopping.signal);
    expect(await stateOf(url)).toMatchObject({ outcome: 'ok', failures: 0 });
    give(404);
    expect(await check('2026-11-01T11:30:00Z')).toBe(url);
    expect(await stateOf(url)).toMatchObject({ outcome: '404', failures: 1 });
  });
});

test('a host is left alone for a minute; another is asked meanwhile', async () => {
  give(200);
  const other = host.replace('127.0.0.1', 'localhost');
  for (const path of ['/a', '/b']) await addSource(host + path);
  await addSource(`${other}/c`);
  expect(await check('2026-11-01T10:00:00Z')).toBe(`${host}/a`);
  expect(await check('2026-11-01T10:00:20Z')).toBe(`${other}/c`);
  expect(await check('2026-11-01T10:00:40Z')).toBeNull();
  expect(await check('2026-11-01T10:01:05Z')).toBe(`${host}/b`);
});

test('fictional sources, at names that are reserved, are never asked', async () => {
  await addSource('https://news.example/a');
  expect(await check('2026-11-01T10:00:00Z')).toBeNull();
});

test('only the status is read', async () => {
  const url = `${host}/endless`;
  await addSource(url);
  let isClosed = false;
  answer = (_request, response) => {
    response.writeHead(200).write('x'.repeat(100_000));
    response.once('close', () => {
      isClosed = true;
    });
  };
  await check('2026-11-01T10:00:00Z');
  await expect.poll(() => isClosed).toBe(true);
  expect(await stateOf(url)).toMatchObject({ outcome: 'ok' });
});

test('it runs in production, and where it is switched on', () => {
  const loops = (env: Record<string, string>) =>
    deskWork(site.sql, readSettings(env), fetch).loops.length;
  expect(loops({})).toBe(0);
  expect(loops({ SITE_URL: 'https://griot.example' })).toBe(1);
  expect(loops({ LINK_CHECKS: 'on' })).toBe(1);
  expect(loops({ SITE_URL: 'https://griot.example', LINK_CHECKS: 'off' })).toBe(0);
});
