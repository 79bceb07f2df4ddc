// Kept pages follow what is written: after any write every page equals one made anew, and a new round leaves those alone
// that do not show it.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeText } from '../app/text/text.ts';
import { APART, type CachedPages, openCachedPages, SHOWN, TABS } from '../test/cached-pages.ts';
import { makeFunding, makeInvestor, makeStartup } from '../test/factories.ts';
import type { TestServer } from '../test/server.ts';
import type { TestSite } from '../test/site.ts';

let kept: CachedPages;
let site: TestSite;
let server: TestServer;
const NEW_ROUND = 'flutterwave-series-c-2026-09';

beforeAll(async () => {
  kept = await openCachedPages();
  ({ site, server } = kept);
});
afterAll(() => kept.close());

async function idOf(
  table: 'startups' | 'investors' | 'industries' | 'places' | 'fundings',
  slug: string,
): Promise<number> {
  const { rows } = await raw<{ id: number }>`
    select id from ${raw.table(table)} where slug = ${slug}`.execute(site.sql);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`no ${slug} in ${table}`);
  return id;
}

test('a new round refreshes every page that shows it, and leaves the others', async () => {
  const startup_id = await idOf('startups', SHOWN);
  const investor = await idOf('investors', 'visa');
  const { changed, left } = await kept.writeAndCompare(() =>
    makeFunding(site.sql, {
      startup_id,
      slug: NEW_ROUND,
      round: 'Series C',
      announced_on: '2026-09-01',
      announced_precision: 'month',
      amount_usd: 61_000_000,
      investors: [{ id: investor, lead: true }],
    }),
  );
  const showsIt = [
    '/',
    '/top-100',
    '/explore/location',
    '/investors',
    ...TABS.map((tab) => `/startup/${SHOWN}${tab}`),
    '/investor/visa',
    '/industry/fintech',
    '/industry/fintech/nigeria',
    '/location/nigeria',
    '/feeds/fundings.atom',
    `/feeds/startup/${SHOWN}.atom`,
    '/feeds/industry/fintech.atom',
    '/feeds/location/nigeria.atom',
    '/sitemaps/fundings-1.xml',
  ];
  expect(changed).toEqual(expect.arrayContaining(showsIt));
  const showsItNot = [
    '/news',
    '/terms',
    ...TABS.map((tab) => `/startup/${APART}${tab}`),
    ...(await kept.listRounds(APART)).slice(0, 2).map((slug) => `/funding/${slug}`),
    '/startup/wave/fundings',
    '/startup/andela',
    '/startup/andela/competitors',
    '/investor/y-combinator',
    '/industry/agritech',
    '/industry/edtech/egypt',
    '/location/kenya',
    '/location/nairobi',
    '/location/egypt',
    '/feeds/news.atom',
    `/feeds/startup/${APART}.atom`,
    '/feeds/startup/wave.atom',
    '/feeds/industry/agritech.atom',
    '/feeds/location/kenya.atom',
    '/sitemaps/pages-1.xml',
  ];
  expect(left).toEqual(expect.arrayContaining(showsItNot));
});

test('no kept page says how long ago something was: its wording would change by itself', async () => {
  for (const path of await kept.listPages()) {
    expect((await server.get(path)).body.toString(), path).not.toMatch(
      /\b(\d+ (hrs|days|mths|yrs) ago|Just Now)\b/,
    );
  }
});

/** Writes to every table that a kept page is made from. Each builds on those before it. */
const WRITES: Array<[string, () => Promise<unknown>]> = [
  [
    'the sum of a round',
    async () => raw`update fundings set amount_usd = 91000000 where slug = ${NEW_ROUND}`,
  ],
  [
    'a second investor in a round',
    async () =>
      site.sql.insertInto('funding_investors').values({
        funding_id: await idOf('fundings', NEW_ROUND),
        investor_id: await idOf('investors', 'tiger-global'),
      }),
  ],
  [
    'another report of a round',
    async () => raw`insert into funding_reports (funding_id, source_id, amount_usd, is_preferred)
      select f.id, (select max(id) from sources), 90000000, false from fundings f where f.slug = ${NEW_ROUND}`,
  ],
  ['a source that was checked', async () => raw`update sources set checked_on = '2026-10-30'`],
  ['a round that goes', async () => raw`delete from fundings where slug = ${NEW_ROUND}`],
  [
    "a startup's name, tagline and overview",
    async () => raw`update startups set name = 'Flutterwave II', tagline = 'Another line',
      overview = 'Another text.' where slug = ${SHOWN}`,
  ],
  [
    'a startup that moves to another country',
    async () => raw`update startups set country_id = ${await idOf('places', 'kenya')},
      city_id = ${await idOf('places', 'nairobi')} where slug = 'paystack'`,
  ],
  [
    'a startup that leaves an industry',
    async () => raw`delete from startup_industries where startup_id = ${await idOf('startups', 'wave')}
      and industry_id = ${await idOf('industries', 'fintech')}`,
  ],
  [
    'a new startup',
    () => makeStartup(site.sql, { slug: 'newcomer', name: 'Newcomer', industries: ['fintech'] }),
  ],
  [
    'its first round, larger than all others',
    async () => {
      const startup_id = await idOf('startups', 'newcomer');
      const investors = [await makeInvestor(site.sql, { slug: 'new-fund', name: 'New Fund' })];
      await makeFunding(site.sql, { startup_id, amount_usd: 5_000_000_000, investors });
    },
  ],
  ['a startup that goes', async () => raw`delete from startups where slug = 'newcomer'`],
  [
    "an investor's name",
    async () => raw`update investors set name = 'Visa II' where slug = 'visa'`,
  ],
  [
    "an investor's sources",
    async () => raw`insert into investor_sources (investor_id, source_id)
      select id, (select max(id) from sources) from investors where slug = 'y-combinator'
      on conflict do nothing`,
  ],
  [
    'a measured figure',
    async () => raw`insert into metric_points (startup_id, metric, measured_on, value)
      values (${await idOf('startups', APART)}, 'twitter_followers', '2026-10-01', 123456)`,
  ],
  [
    'where a measured figure comes from',
    async () => raw`with source as (
        insert into sources (url) values ('https://counts.example/basigo') returning id)
      insert into metric_points (startup_id, metric, measured_on, value, source_id)
      select ${await idOf('startups', APART)}, 'employees', '2026-10-01', 40, source.id from source`,
  ],
  [
    'a source of measured figures that was checked',
    async () => raw`update sources set checked_on = '2026-10-31'
      where url = 'https://counts.example/basigo'`,
  ],
  [
    'news about a startup',
    async () => raw`with entry as (
        insert into news (title, publisher, url, published_on)
        values ('It grows', 'A paper', 'https://paper.example/it-grows', '2026-10-31') returning id)
      insert into news_startups select entry.id, ${await idOf('startups', APART)} from entry`,
  ],
  [
    "a news entry's title",
    async () =>
      raw`update news set title = 'It grows on' where url = 'https://paper.example/it-grows'`,
  ],
  [
    'somebody of the team',
    async () => raw`with person as (insert into people (name) values ('Amina Diallo') returning id)
      insert into startup_people (startup_id, person_id, title, is_founder, position)
      select ${await idOf('startups', APART)}, person.id, 'Founder', true, 99 from person`,
  ],
  [
    "a person's name",
    async () => raw`update people set name = 'Amina D.' where name = 'Amina Diallo'`,
  ],
  [
    'a technology found',
    async () => raw`with technology as (
        insert into technologies (slug, name, category) values ('pg', 'Postgres', 'Data') returning id)
      insert into startup_technologies (startup_id, technology_id)
      select ${await idOf('startups', APART)}, technology.id from technology`,
  ],
  [
    "an industry's name",
    async () => raw`update industries set name = 'Farming' where slug = 'agritech'`,
  ],
  ["a country's name", async () => raw`update places set name = 'Kenia' where slug = 'kenya'`],
];

describe('after each write every page equals a fresh one', () => {
  test.each(WRITES)('%s', async (_, write) => {
    const { changed } = await kept.writeAndCompare(async () => {
      const query = (await write()) as { execute?: (sql: unknown) => Promise<unknown> } | undefined;
      await query?.execute?.(site.sql);
    });
    expect(changed, 'pages that show it').not.toEqual([]);
  });

  test('a slug that changes: the old address redirects at once', async () => {
    await server.get(`/startup/${APART}`);
    await raw`update startups set slug = 'basigo-ev' where slug = ${APART}`.execute(site.sql);
    await raw`insert into slug_history (kind, old_slug, entity_id)
      select 'startup', ${APART}, id from startups where slug = 'basigo-ev'`.execute(site.sql);
    await server.settle();
    const { status, headers } = await server.get(`/startup/${APART}`);
    expect([status, headers.location]).toEqual([301, '/startup/basigo-ev']);
  });
});

test('a catalogue that becomes a fictional one says so on the next page and feed that are asked for', async () => {
  for (const path of ['/terms', '/feeds/news.atom']) await server.get(path);
  await raw`insert into site_state (key, value) values ('catalogue', '{"kind": "demo"}')
    on conflict (key) do update set value = excluded.value`.execute(site.sql);
  await server.settle();
  for (const path of ['/terms', '/feeds/news.atom']) {
    expect((await server.get(path)).body.toString(), path).toContain(homeText.demonstration);
  }
});

test('a bulk load notes everything in one row, however much it writes', async () => {
  await raw`delete from changes`.execute(site.sql);
  await site.sql.transaction().execute(async (transaction) => {
    await raw`set local griot.defer_figures = 'on'`.execute(transaction);
    await raw`update startups set tagline = 'Loaded anew'`.execute(transaction);
    await raw`update investors set website = 'https://loaded.example'`.execute(transaction);
  });
  const { rows } = await raw<{ keys: string[] }>`select keys from changes`.execute(site.sql);
  expect(rows).toEqual([{ keys: ['all'] }]);
});

test('a statement that touches thousands notes everything rather than each', async () => {
  await raw`delete from changes`.execute(site.sql);
  await raw`insert into investors (slug, name) select 'fund-' || n, 'Fund ' || n
    from generate_series(1, 2500) n`.execute(site.sql);
  const { rows } = await raw<{ keys: string[] }>`select keys from changes`.execute(site.sql);
  expect(rows.map(({ keys }) => keys)).toEqual([['all']]);
});

test('records of a large place that come out otherwise are noted, whatever their day, and those that come out the same are not', async () => {
  const kenya = await idOf('places', 'kenya');
  const put = (day: string, rows: number, industry = 0) =>
    raw`
    insert into group_records (place_id, industry_id, made_on, rows_count, sourced_count, checked_count)
    values (${kenya}, ${industry}, ${day}, ${rows}, 0, 0)
    on conflict (place_id, industry_id) do update set made_on = excluded.made_on, rows_count = excluded.rows_count`.execute(
      site.sql,
    );
  const agritech = await idOf('industries', 'agritech');
  await raw`delete from changes`.execute(site.sql);
  await put('2026-11-01', 5);
  await put('2026-11-01', 3, agritech);
  await put('2026-11-02', 5);
  await put('2026-11-02', 5);
  await put('2026-11-02', 3, agritech);
  const listKeys = async () =>
    (
      await raw<{ keys: string[] }>`select keys from changes order by id`.execute(site.sql)
    ).rows.map(({ keys }) => keys);
  expect(await listKeys()).toEqual([]);
  await put('2026-11-02', 6);
  await put('2026-11-03', 7);
  // A page drawn after midnight shows those of the day before until the job has come to them.
  expect(await listKeys()).toEqual([['place:kenya'], ['place:kenya']]);
  await put('2026-11-03', 4, agritech);
  expect(
    (await listKeys()).at(-1),
    'a page of the place shows only those of all its industries',
  ).toEqual(['industry:agritech']);
});
