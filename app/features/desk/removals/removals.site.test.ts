// A removed record disappears everywhere at once and stays removed.
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadStarterCatalogue } from '../../../../db/seed/load-starter.ts';
import { readStarterCatalogue } from '../../../../db/seed/starter-catalogue.ts';
import { type CachedPages, openCachedPages } from '../../../../test/cached-pages.ts';
import { importText } from '../../../../test/import.ts';
import { listStaleStartups } from '../../../../test/stale-startups.ts';
import {
  listRemovals,
  type Removable,
  readmitRecord,
  removeRecord,
} from './remove-record.server.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

let cached: CachedPages;
beforeAll(async () => {
  cached = await openCachedPages();
});
afterEach(async () => expect(await listStaleStartups(cached.site.sql)).toEqual([]));
afterAll(() => cached.close());

const remove = (kind: Removable, slug: string) =>
  removeRecord(cached.site.sql, kind, slug, 'not ours to tell', NOW);

async function statusOf(path: string): Promise<number> {
  return (await cached.server.get(path)).status;
}

async function textOf(path: string): Promise<string> {
  return (await cached.server.get(path)).body.toString();
}

async function isThere(kind: Removable, slug: string): Promise<boolean> {
  const path = kind === 'round' ? `/funding/${slug}` : `/${kind}/${slug}`;
  await cached.server.settle();
  return (await statusOf(path)) === 200;
}

const load = (kind: 'startups' | 'rounds' | 'investors', lines: string) =>
  importText(cached.site.database, kind, lines);

describe('a startup', () => {
  const shows = [
    ...[
      '/startups?country=kenya',
      '/location/kenya',
      '/rounds?country=kenya',
      '/api/rounds?country=kenya',
    ],
    ...['/api/startups?country=kenya', '/feeds/location/kenya.atom', '/sitemaps/startups-1.xml'],
  ];

  test('leaves cached pages, API, search, feeds and sitemaps at once', async () => {
    const own = ['/startup/basigo', '/funding/basigo-grant-2023-11', '/feeds/startup/basigo.atom'];
    for (const path of own) expect(await statusOf(path), path).toBe(200);
    for (const path of shows) expect(await textOf(path), path).toMatch(/basigo/i);
    await raw`
      insert into corrections (kind, entity_id, subject, field, before, after, source_url, received_at, decided_at)
      select kind, id, 'BasiGo', 'amount', 'of BasiGo', null, 'https://news.example/it', ${NOW}, ${NOW}
      from (select 'startup' as kind, id from startups where slug = 'basigo'
        union all select 'funding', f.id from fundings f join startups s on s.id = f.startup_id
          where s.slug = 'basigo') records`.execute(cached.site.sql);
    await cached.server.settle();
    expect(await textOf('/corrections')).toContain('BasiGo');
    expect(await textOf('/api/suggest?q=basigo')).toContain('BasiGo');

    expect(await remove('startup', 'basigo')).toBe(true);
    await cached.server.settle();
    for (const path of [...own, '/api/startup/basigo'])
      expect(await statusOf(path), path).toBe(404);
    for (const path of [...shows, '/', '/news', '/corrections', '/corrections.atom'])
      expect(await textOf(path), path).not.toMatch(/basigo/i);
    expect(await textOf('/api/suggest?q=basigo')).not.toContain('BasiGo');
    const found = JSON.parse(await textOf('/api/search?q=basigo')).data;
    expect([...found.startups, ...found.rounds, ...found.people]).toEqual([]);
  });

  test('is not brought back by an import, which says so, nor by a listing', async () => {
    const { counts, report } = await load(
      'startups',
      'name,country,website\nBasiGo,Kenya,https://www.basi-go.com/\nAnother One,Kenya,https://another.example/\n',
    );
    expect(counts).toMatchObject({ created: 1, rejected: 1 });
    expect(JSON.stringify(report)).toContain('removed from this record');
    expect(await isThere('startup', 'basigo')).toBe(false);
  });

  test('is not brought back by the starter catalogue', async () => {
    const { sql } = cached.site;
    await loadStarterCatalogue(sql, readStarterCatalogue(), { replace: true });
    expect(await isThere('startup', 'basigo')).toBe(false);
    expect(await isThere('startup', 'andela')).toBe(true);
  });

  test('may come back when it is readmitted', async () => {
    const { sql } = cached.site;
    expect(await readmitRecord(sql, 'startup', 'basigo', NOW)).toBe(true);
    expect(await readmitRecord(sql, 'startup', 'basigo', NOW)).toBe(false);
    const { counts } = await load('startups', 'name,country\nBasiGo,Kenya\n');
    expect(counts).toMatchObject({ created: 1 });
  });
});

test('a round stays away, whatever reports it again', async () => {
  const round = 'andela-venture-series-2021-09';
  expect(await isThere('round', round)).toBe(true);
  await remove('round', round);
  expect(await isThere('round', round)).toBe(false);
  await load(
    'rounds',
    'startup_slug,round,announced_on,amount_usd,source_url\nandela,Venture Series,2021-09-29,200000000,https://news.example/andela\n',
  );
  const { rows: left } = await raw`
    select from fundings f join startups s on s.id = f.startup_id
    where s.slug = 'andela' and f.announced_on >= '2021-01-01'`.execute(cached.site.sql);
  expect(left).toEqual([]);
});

test('an investor leaves the rounds it joined and stays away', async () => {
  expect(await textOf('/funding/flutterwave-series-c-2021-03')).toContain('Tiger Global');
  await remove('investor', 'tiger-global');
  expect(await isThere('investor', 'tiger-global')).toBe(false);
  expect(await textOf('/funding/flutterwave-series-c-2021-03')).not.toContain('Tiger Global');
  await load(
    'rounds',
    'startup_slug,round,announced_on,amount_usd,investors,source_url\nandela,Series B,2016-06-16,24000000,Tiger Global;Second Fund,https://news.example/b\n',
  );
  await load('investors', 'name\nTiger Global\n');
  expect(await isThere('investor', 'tiger-global')).toBe(false);
  expect(await isThere('investor', 'second-fund')).toBe(true);
});

test('the list of removals and the log name it, and the list of deletions nothing but its slug', async () => {
  const { sql } = cached.site;
  expect(await remove('investor', 'nobody-at-all')).toBe(false);
  const removals = await listRemovals(sql);
  expect(removals.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
    'round andela-venture-series-2021-09',
    'investor tiger-global',
  ]);
  const { rows } = await raw<Record<string, unknown>>`
    select "table", slug, why, moved_to from published_deletions where slug = 'tiger-global'`.execute(
    sql,
  );
  expect(rows).toEqual([
    { table: 'investors', slug: 'tiger-global', why: 'removed', moved_to: null },
  ]);
  const { rows: kept } = await raw<{ all: string }>`
    select string_agg(r::text, '') as all from removals r`.execute(sql);
  expect(kept[0]?.all).not.toMatch(/Tiger Global/);
  const { rows: log } = await raw<{ subject: string }>`
    select subject from moderation_log where action = 'remove' order by id`.execute(sql);
  expect(log.map(({ subject }) => subject)).toContain('investor tiger-global');
});
