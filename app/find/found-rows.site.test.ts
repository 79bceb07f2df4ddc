// Stored results follow every write (docs/search-engine.md).
import { type RawBuilder, sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { listStaleStartups } from '../../test/stale-startups.ts';
import { listFound } from './found-rows.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const one = raw`(select id from startups where slug = 'flutterwave')`;
const investor = raw`(select id from investors where slug = 'visa')`;

async function takeKept() {
  const { rows } = await raw<{ all: string }>`
    select md5(string_agg(shown::text, '' order by startup_id)) as all from found_startups`.execute(
    site.sql,
  );
  return { all: rows[0]?.all, differ: (await listStaleStartups(site.sql)).length };
}

/** What the write before left, which is compared with the catalogue once only. */
let before: Awaited<ReturnType<typeof takeKept>> | undefined;

async function expectFollowed(write: () => Promise<unknown>): Promise<void> {
  before ??= await takeKept();
  expect(before.differ).toBe(0);
  await write();
  const after = await takeKept();
  expect(after.differ).toBe(0);
  expect(after.all).not.toBe(before.all);
  before = after;
}

describe('what is shown follows', () => {
  const writes: Array<[what: string, write: RawBuilder<unknown>]> = [
    [
      'the columns of a startup',
      raw`update startups set name = 'Flutterwave "II"', logo = null, tagline = E'Pay\\\\ \\t it', overview = 'Other',
        website = 'https://other.example', status = 'public', type = 'B2C', public_ticker = 'FLW', employee_range = '1',
        year_founded = 2001 where id = ${one}`,
    ],
    ['its address', raw`update startups set slug = 'flutterwave-ii' where id = ${one}`],
    [
      'its old address',
      raw`update startups set slug = 'flutterwave' where slug = 'flutterwave-ii'`,
    ],
    [
      'its place',
      raw`update startups set city_id = null, (country_id, state_id) = (
        select country_id, id from places where kind = 'state' order by id limit 1) where id = ${one}`,
    ],
    [
      'a new round',
      raw`insert into fundings (slug, startup_id, round, announced_on, announced_precision, amount_usd)
        select 'found-round', ${one}, 'Grant', '2026-11-01', 'month', 12345678.9`,
    ],
    ['its day', raw`update fundings set announced_on = '2026-11-02' where slug = 'found-round'`],
    [
      'its investor',
      raw`insert into funding_investors (funding_id, investor_id, position)
        select id, (select max(id) from investors), 0 from fundings where slug = 'found-round'`,
    ],
    [
      'who led it',
      raw`update funding_investors set is_lead = true where funding_id = (
        select id from fundings where slug = 'found-round')`,
    ],
    ['a round that goes', raw`delete from fundings where slug = 'found-round'`],
    [
      'an industry',
      raw`insert into startup_industries (startup_id, industry_id, position)
        select ${one}, max(id), 9 from industries`,
    ],
    [
      'the order of industries',
      raw`update startup_industries set position = -1 where startup_id = ${one} and position = 9`,
    ],
    ['an industry that is left', raw`delete from startup_industries where position = -1`],
    [
      'a founder',
      raw`with person as (insert into people (name) values ('Ada Obi') returning id)
        insert into startup_people (startup_id, person_id, title, is_founder, position)
        select ${one}, id, 'Founder', true, 9 from person`,
    ],
    ["a founder's name", raw`update people set name = 'Ada O.' where name = 'Ada Obi'`],
    ['a founder who goes', raw`delete from people where name = 'Ada O.'`],
    [
      'a technology',
      raw`with found as (
          insert into technologies (slug, name, category) values ('found-one', 'Found one', 'Data') returning id)
        insert into startup_technologies (startup_id, technology_id) select ${one}, id from found`,
    ],
    [
      "a technology's name",
      raw`update technologies set name = 'Found two' where slug = 'found-one'`,
    ],
    [
      "a technology's address",
      raw`update technologies set slug = 'found-two' where slug = 'found-one'`,
    ],
    [
      'a technology that goes',
      raw`delete from startup_technologies where technology_id = (select id from technologies where slug = 'found-two')`,
    ],
    ["an investor's name", raw`update investors set name = 'Visa II' where id = ${investor}`],
    ["an investor's address", raw`update investors set slug = 'visa-ii' where id = ${investor}`],
    ["industries' names", raw`update industries set name = name || ' II' where slug like 'a%'`],
    ["an industry's address", raw`update industries set slug = 'fin' where slug = 'fintech'`],
    ["a country's name", raw`update places set name = 'Kenia' where slug = 'kenya'`],
    ["a country's address", raw`update places set slug = 'kenia' where slug = 'kenya'`],
    ["states' names", raw`update places set name = name || ' II' where kind = 'state'`],
    ["cities' names", raw`update places set name = name || ' II' where kind = 'city'`],
    [
      'a new startup',
      raw`insert into startups (slug, name, country_id) select 'found-new', 'New', min(id) from places where kind = 'country'`,
    ],
    ['a startup that goes', raw`delete from startups where slug = 'found-new'`],
  ];

  test.each(writes)('%s', async (_, write) => {
    await expectFollowed(() => write.execute(site.sql));
  });

  test('a name that a bulk load changes, and what it loads', async () => {
    await expectFollowed(() =>
      site.sql.transaction().execute(async (transaction) => {
        await raw`set local griot.defer_figures = 'on'`.execute(transaction);
        await raw`update investors set name = 'Visa III' where slug = 'visa-ii'`.execute(
          transaction,
        );
      }),
    );
    await expectFollowed(() =>
      site.sql.transaction().execute(async (transaction) => {
        await raw`set local griot.defer_figures = 'on'`.execute(transaction);
        await raw`update startups set tagline = 'Loaded' where id = ${one}`.execute(transaction);
        await raw`select refresh_search()`.execute(transaction);
      }),
    );
  });
});

test('a startup that the search does not follow yet has its page', async () => {
  await site.sql.transaction().execute(async (transaction) => {
    await raw`set local griot.defer_figures = 'on'`.execute(transaction);
    await raw`
      with startup as (
        insert into startups (slug, name, tagline, country_id, status)
        select 'not-followed', 'Not Followed', 'Waits', id, 'active' from places where slug = 'ghana' returning id
      ), source as (
        insert into sources (url, publisher, read_on) values ('https://not-followed.example/', 'Own', '2026-11-01') returning id
      ), industry as (
        insert into startup_industries select startup.id, industries.id, industries.id from startup, industries where industries.slug ~ '^(a|h)'
      ), person as (
        insert into people (name) values ('Ama Waits') returning id
      ), founder as (
        insert into startup_people (startup_id, person_id, is_founder, position) select startup.id, person.id, true, 0 from startup, person
      ), round as (
        insert into fundings (slug, startup_id, round, amount_usd) select 'not-followed-seed', id, 'Seed', 5000 from startup returning id
      ), report as (
        insert into funding_reports (funding_id, source_id) select round.id, source.id from round, source
      )
      insert into startup_sources select startup.id, source.id from startup, source`.execute(
      transaction,
    );
  });
  const { data: before } = await site.api('/startup/not-followed');
  expect(before).toMatchObject({
    name: 'Not Followed',
    country: 'Ghana',
    founders: ['Ama Waits'],
    sources: [{ url: 'https://not-followed.example/', of: ['profile', 'Seed'] }],
  });
  expect(before.industries.length).toBeGreaterThan(1);
  expect(await site.page('/startup/not-followed')).toContain('Ama Waits');
  await raw`select refresh_search_startups(array(select id from startups where slug = 'not-followed'))`.execute(
    site.sql,
  );
  expect(await listStaleStartups(site.sql)).toEqual([]);
  expect((await site.api('/startup/not-followed')).data).toEqual(before);
});

test('a result shows what the catalogue has, names in order', async () => {
  const { rows } = await raw<{ id: number }>`
    with country as (select id from places where slug = 'ghana'), startup as (
      insert into startups (slug, name, tagline, country_id, year_founded, updated_at)
      select 'shown-one', 'Shown One', 'Says "so"', id, 2019, '2026-01-02T03:04:05.678901+02:00' from country returning id
    ), backers as (
      insert into investors (slug, name) values ('zeta', 'Zeta'), ('a-eta', 'Äta'), ('beta', 'beta') returning id, slug
    ), round as (
      insert into fundings (slug, startup_id, round, announced_on, announced_precision, amount_usd)
      select 'shown-round', id, 'Seed', '2022-01-01', 'year', 1500000 from startup returning id
    ), source as (
      insert into sources (url) values ('https://shown.example/round') returning id
    ), report as (
      insert into funding_reports (funding_id, source_id) select round.id, source.id from round, source
    ), backed as (
      insert into funding_investors (funding_id, investor_id, is_lead, position)
      select round.id, backers.id, backers.slug <> 'beta', backers.id from round, backers
    )
    select id from startup`.execute(site.sql);
  const id = rows[0]?.id ?? 0;
  await raw`update startups set updated_at = '2026-01-02T03:04:05.678901+02:00' where id = ${id}`.execute(
    site.sql,
  );
  const [aeta, beta, zeta] = [
    { name: 'Äta', slug: 'a-eta' },
    { name: 'beta', slug: 'beta' },
    { name: 'Zeta', slug: 'zeta' },
  ];
  expect(await listFound(site.sql, [999_999_999, id])).toEqual([
    {
      name: 'Shown One',
      slug: 'shown-one',
      logo: null,
      left_out: null,
      tagline: 'Says "so"',
      overview: null,
      website: null,
      country: 'Ghana',
      country_slug: 'ghana',
      state: null,
      city: null,
      status: null,
      type: null,
      public_ticker: null,
      twitter: null,
      employee_range: null,
      year_founded: 2019,
      latest_round: 'Seed',
      total_fundings: 1_500_000,
      fundings_count: 1,
      last_funding_on: { date: '2022', precision: 'year' },
      last_funding_amount: 1_500_000,
      twitter_followers: null,
      updated_at: '2026-01-02T01:04:05.678Z',
      industries: [],
      investors: [aeta, beta, zeta],
      lead_investors: [aeta, zeta],
      technologies: [],
      founders: [],
      women_led: null,
      acquired_by: null,
      closed_on: null,
      incorporated_in: null,
      operates_in: [],
      business_models: [],
      identifiers: [],
      parent: null,
    },
  ]);
});
