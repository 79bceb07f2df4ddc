import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeStartup } from '../../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { listStaleStartups } from '../../../../test/stale-startups.ts';
import { createFetchOutside } from '../../../http/fetch-outside.server.ts';
import { readSettings } from '../../../http/settings.ts';
import { arrivingWork } from '../jobs.server.ts';
import { type MetricCollector, runDueCollectors } from './collectors.server.ts';
import { followerCounts, readCount } from './follower-counts.server.ts';
import { headcountFile } from './headcount-file.server.ts';

const fetchLocal = createFetchOutside({ userAgent: 'griot/1.0', allowAddresses: ['127.0.0.1'] });
const counts = new Map<string, string>();
const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  const answer = counts.get(request.url ?? '');
  if (answer === undefined) response.statusCode = 404;
  if (answer === 'busy') response.statusCode = 429;
  response.end(answer);
});
let site: TestSite;
let endpoint: { url: string; key: string; followersField: string; postsField: string };

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  endpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/users/{handle}`,
    key: 'secret',
    followersField: 'data.followers',
    postsField: 'data.posts',
  };
});
afterEach(async () => expect(await listStaleStartups(site.sql)).toEqual([]));
afterAll(async () => {
  server.close();
  await site.close();
});
beforeEach(async () => {
  counts.clear();
  asked.length = 0;
  await raw`truncate startups, metric_collectors, sources restart identity cascade`.execute(
    site.sql,
  );
});

async function run(collectors: MetricCollector[], at: string) {
  const logged: Array<Record<string, unknown>> = [];
  const log = { info() {}, error() {}, warn: (fields: object) => void logged.push({ ...fields }) };
  const { signal } = new AbortController();
  await runDueCollectors({ sql: site.sql, collectors, log, now: () => new Date(at), signal });
  return logged;
}

const followers = () => followerCounts(endpoint, fetchLocal, { pauseMs: 0 });
const say = (handle: string, count: number, posts = 7) =>
  counts.set(`/users/${handle}`, JSON.stringify({ data: { followers: count, posts } }));

describe('follower counts from an endpoint', () => {
  test('the chart, the profile and the twitter rankings work as soon as there is data', async () => {
    await makeStartup(site.sql, { slug: 'kuda', name: 'Kuda', twitter: 'joinkuda' });
    await makeStartup(site.sql, { slug: 'paya', name: 'Paya', twitter: 'paya' });
    expect(await site.api('/rankings?by=twitter_follower_count')).toEqual([]);
    expect(await site.page('/startup/kuda')).not.toContain('Twitter followers');
    say('joinkuda', 1_000);
    say('paya', 5_000);
    expect(await run([followers()], '2025-11-01T12:00:00Z')).toEqual([]);
    say('joinkuda', 9_000);
    say('paya', 4_000);
    expect(await run([followers()], '2026-10-31T12:00:00Z')).toEqual([]);

    const [chart] = await site.api('/charts?only=startup_twitter_growth&startup_slug=kuda');
    expect(chart.series[0].data).toEqual([
      { x: '2025-11-01', y: 1_000 },
      { x: '2026-10-31', y: 9_000 },
    ]);
    const html = await site.page('/startup/kuda');
    expect(html).toContain('Twitter followers of Kuda');
    expect((await site.api('/startup/kuda')).data.twitter_followers).toBe(9_000);
    const rank = async (by: string) =>
      (await site.api(`/rankings?by=${by}`)).map(
        ({ slug, amount }: { slug: string; amount: number }) => [slug, amount],
      );
    expect(await rank('twitter_follower_count')).toEqual([
      ['kuda', 9_000],
      ['paya', 4_000],
    ]);
    expect(await rank('twitter_follower_growth')).toEqual([
      ['kuda', 8_000],
      ['paya', -1_000],
    ]);
    expect(await rank('twitter_tweet_count')).toEqual([
      ['kuda', 7],
      ['paya', 7],
    ]);
    expect(await site.page('/top-100/startups-by-twitter-follower-count')).toContain('Kuda');
    expect(asked[0]?.headers.authorization).toBe('Bearer secret');
  });

  test('each startup once a week; one that fails waits longer and stops nobody', async () => {
    for (const name of ['a', 'b', 'c']) await makeStartup(site.sql, { slug: name, twitter: name });
    await makeStartup(site.sql, { slug: 'closed', twitter: 'closed', status: 'closed' });
    await makeStartup(site.sql, { slug: 'invented', twitter: 'invented', is_fictional: true });
    say('a', 1);
    counts.set('/users/b', '{"data":{"followers":"many"}}');
    const [warned] = await run([followers()], '2026-10-01T12:00:00Z');
    expect(warned).toMatchObject({ measured: 1, failed: 2, error: null });
    expect(JSON.stringify(warned)).toContain('no count in the answer');
    expect(JSON.stringify(warned)).toContain('status 404');
    const paths = () => asked.splice(0).map(({ url }) => url);
    expect(paths()).toEqual(['/users/a', '/users/b', '/users/c']);
    await run([followers()], '2026-10-01T12:30:00Z');
    await run([followers()], '2026-10-05T13:30:00Z');
    expect(paths()).toEqual([]);
    await run([followers()], '2026-10-09T12:00:00Z');
    expect(paths()).toEqual(['/users/a']);
    await run([followers()], '2026-10-16T12:00:00Z');
    expect(paths()).toEqual(['/users/b', '/users/c', '/users/a']);
  });

  test('an endpoint that asks for a pause gets one', async () => {
    await makeStartup(site.sql, { slug: 'a', twitter: 'a' });
    await makeStartup(site.sql, { slug: 'b', twitter: 'b' });
    counts.set('/users/a', 'busy');
    await run([followers()], '2026-10-01T12:00:00Z');
    expect(asked).toHaveLength(1);
    say('a', 1);
    await run([followers()], '2026-10-01T13:30:00Z');
    expect(asked.map(({ url }) => url)).toEqual(['/users/a', '/users/a', '/users/b']);
  });

  test('a handle cannot leave its place in the address', async () => {
    await makeStartup(site.sql, { slug: 'a', twitter: '../admin?x=1#' });
    await run([followers()], '2026-10-01T12:00:00Z');
    expect(asked[0]?.url).toBe('/users/..%2Fadmin%3Fx%3D1%23');
  });

  test.each([
    [{ a: { b: 5 } }, 'a.b', 5],
    [{ a: '12' }, 'a', 12],
    [{ a: 0 }, 'a', 0],
    [{ a: -1 }, 'a', null],
    [{ a: 1.5 }, 'a', null],
    [{ a: 1e300 }, 'a', null],
    [{}, 'constructor.length', null],
    [[7], '0', 7],
    [null, 'a', null],
  ])('reads %j at %s as %s', (json, field, count) => {
    expect(readCount(json, field)).toBe(count);
  });
});

describe('head-counts from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'griot-headcount-'));
  const write = (text: string) => {
    const file = join(folder, 'headcounts.csv');
    writeFileSync(file, text);
    return headcountFile(file);
  };
  const listPoints = async () => {
    const { rows } = await raw`
      select s.slug, p.measured_on as day, p.value, x.url from metric_points p join startups s on s.id = p.startup_id
        left join sources x on x.id = p.source_id
      where p.metric = 'employees' order by s.slug, p.measured_on`.execute(site.sql);
    return rows;
  };

  test('by slug, domain or name; bad rows are listed by line, the good ones go in; twice changes nothing', async () => {
    await makeStartup(site.sql, { slug: 'kuda', name: 'Kuda' });
    await makeStartup(site.sql, { slug: 'paya', name: 'Paya', domain: 'paya.example' });
    await makeStartup(site.sql, { slug: 'lea', name: 'Léa Santé' });
    for (const slug of ['twin-1', 'twin-2']) await makeStartup(site.sql, { slug, name: 'Twin' });
    const file = write(
      '\uFEFFStartup,Date,Employees,Source\r\nkuda,2026-01-31,120,https://kuda.example/team\r\nhttps://www.paya.example/about,2026-02-01,"1,250",javascript:alert(1)\r\n' +
        'lea sante,2026-03-01,0,\r\nnobody,2026-01-01,5,\r\nTwin,2026-01-01,5,\r\nkuda,31/01/2026,5,\r\nkuda,2099-01-01,5,\r\nkuda,2026-02-30,5,\r\nkuda,2026-01-01,many,\r\nkuda,2026-01-01\r\n,2026-01-01,3,\r\n',
    );
    const [warned] = await run([file], '2026-10-01T12:00:00Z');
    expect(warned).toMatchObject({
      collector: 'headcount-file',
      measured: 3,
      failed: 8,
      error: null,
    });
    expect(JSON.stringify(warned)).toContain('line 6: no one startup of that slug, domain or name');
    expect(JSON.stringify(warned)).toContain('line 7: date is not a day');
    const points = [
      { slug: 'kuda', day: '2026-01-31', value: 120, url: 'https://kuda.example/team' },
      { slug: 'lea', day: '2026-03-01', value: 0, url: null },
      { slug: 'paya', day: '2026-02-01', value: 1_250, url: null },
    ];
    expect(await listPoints()).toEqual(points);
    await run([file], '2026-10-02T12:00:00Z');
    expect(await listPoints()).toEqual(points);
  });

  test('a file that is missing or has not the columns stops itself only', async () => {
    await makeStartup(site.sql, { slug: 'a', twitter: 'a' });
    say('a', 5);
    const missing = headcountFile(join(folder, 'nowhere.csv'));
    const [warned] = await run([missing, followers()], '2026-10-01T12:00:00Z');
    expect(warned).toMatchObject({ collector: 'headcount-file', measured: 0, error: 'ENOENT' });
    expect(asked).toHaveLength(1);
    const [other] = await run([write('name,count\na,1\n')], '2026-10-03T12:00:00Z');
    expect(other).toMatchObject({ error: 'no column startup, date, employees' });
  });
});

test('nothing runs that is not set up', () => {
  const log = { info() {}, warn() {}, error() {} };
  const isCollecting = (env: Record<string, string>) =>
    arrivingWork(site.sql, readSettings(env), fetchLocal, log).loops.some(
      ({ name }) => name === 'collect-metrics',
    );
  expect(isCollecting({})).toBe(false);
  expect(isCollecting({ HEADCOUNT_FILE: '/tmp/h.csv' })).toBe(true);
  expect(isCollecting({ FOLLOWERS_URL: 'https://counts.example/{handle}' })).toBe(true);
});
