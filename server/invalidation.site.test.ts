// After any write exactly the cached pages that show it are rendered again.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeText } from '../app/text/text.ts';
import {
  APART,
  APART_ROUNDS,
  type CachedPages,
  openCachedPages,
  SHOWN,
  TABS,
} from '../test/cached-pages.ts';
import { makeFunding, makeInvestor, makeStartup } from '../test/factories.ts';
import { importText } from '../test/import.ts';
import type { TestServer } from '../test/server.ts';
import type { TestSite } from '../test/site.ts';

let cached: CachedPages;
let site: TestSite;
let server: TestServer;
const NEW_ROUND = 'flutterwave-series-c-2026-09';

beforeAll(async () => {
  cached = await openCachedPages();
  ({ site, server } = cached);
});
afterAll(() => cached.close());

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
  const { changed, left } = await cached.writeAndCompare(() =>
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
    ...APART_ROUNDS,
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
  // Its first page may come out the same.
  expect(left).not.toContain('/investors');
});

test('no cached page says how long ago something was: its wording would change by itself', async () => {
  for (const path of cached.pages) {
    expect((await server.get(path)).body.toString(), path).not.toMatch(
      /\b(\d+ (hrs|days|mths|yrs) ago|Just Now)\b/,
    );
  }
});

/** Writes to every table that cached pages show. Each builds on those before it. */
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
      select f.id, (select min(id) from sources), 90000000, false from fundings f where f.slug = ${NEW_ROUND}`,
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
    const { changed } = await cached.writeAndCompare(async () => {
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

test('a catalogue that becomes a fictional one says so on the next page and feed requested', async () => {
  for (const path of ['/terms', '/feeds/news.atom']) await server.get(path);
  await raw`insert into site_state (key, value) values ('catalogue', '{"kind": "demo"}')
    on conflict (key) do update set value = excluded.value`.execute(site.sql);
  await server.settle();
  for (const path of ['/terms', '/feeds/news.atom']) {
    expect((await server.get(path)).body.toString(), path).toContain(homeText.demonstration);
  }
});

async function listTags(): Promise<string[]> {
  const { rows } = await raw<{ tags: string[] }>`select tags from invalidation_outbox`.execute(
    site.sql,
  );
  return rows.flatMap(({ tags }) => tags);
}

const clearTags = () => raw`delete from invalidation_outbox`.execute(site.sql);

test('a statement that writes many rows purges all rather than each', async () => {
  await clearTags();
  await raw`insert into investors (slug, name) select 'fund-' || n, 'Fund ' || n
    from generate_series(1, 600) n`.execute(site.sql);
  expect(await listTags()).toEqual(['all']);
});

test('a total that moves invalidates the ranking, a tagline does not', async () => {
  await clearTags();
  await raw`update startups set tagline = 'Another' where slug = 'wave'`.execute(site.sql);
  expect(await listTags()).not.toContain('ranking');
  await makeFunding(site.sql, { startup_id: await idOf('startups', 'wave'), amount_usd: 1 });
  expect(await listTags()).toContain('ranking');
});

describe('imports', () => {
  const ROUNDS = `startup_slug,round,announced_on,amount_usd,investors,source_url
${SHOWN},Series D,2026-09-01,61000000,"Visa (lead), Unheard Of Capital",https://news.example/series-d
`;
  const NEWS = `title,publisher,url,published_on,startup_slugs
It grows again,A paper,https://paper.example/it-grows-again,2026-10-31,${SHOWN}
`;

  test.each([
    ['rounds', ROUNDS, [`/startup/${SHOWN}/fundings`, '/investor/visa', '/location/nigeria']],
    ['news', NEWS, [`/startup/${SHOWN}/news-activities`, '/news', '/feeds/news.atom']],
  ] as const)(
    '%s: pages that show them are rendered again, others are left',
    async (kind, text, shown) => {
      const outcome = await cached.writeAndCompare(() => importText(site.database, kind, text));
      expect(outcome.changed).toEqual(expect.arrayContaining([...shown]));
      expect(outcome.left).toEqual(expect.arrayContaining(['/terms', '/industry/agritech']));
      await clearTags();
      await importText(site.database, kind, text);
      expect(await listTags(), 'the same file again').toEqual([]);
    },
  );

  test('startups purge all, and the same file again nothing', async () => {
    const text = 'slug,name,country,tagline\nwave,Wave,Senegal,Said anew\n';
    await clearTags();
    await importText(site.database, 'startups', text, { isDryRun: true });
    expect(await listTags(), 'a dry run').toEqual([]);
    await importText(site.database, 'startups', text);
    expect(await listTags()).toEqual(['all']);
    await clearTags();
    await importText(site.database, 'startups', text);
    expect(await listTags()).toEqual([]);
  });
});
