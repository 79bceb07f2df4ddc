// One demonstration of 2,000 startups, looked at from all sides; on both databases.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../app/data/database.ts';
import { openTestDatabase } from '../../../test/databases.ts';
import { CATALOGUE_TABLES } from '../catalogue-state.ts';
import { readStarterCatalogue } from '../starter-catalogue.ts';
import { loadDemo } from './load-demo.ts';
import { MEASURED_ON } from './metrics.ts';

const COUNT = 2_000;
const reference = readStarterCatalogue();
let database: Database;

async function ask<Row>(query: ReturnType<typeof raw<Row>>): Promise<Row[]> {
  return (await query.execute(database.sql)).rows;
}

beforeAll(async () => {
  database = await openTestDatabase('empty');
  await loadDemo(database.sql, reference, { count: COUNT, seed: 1 });
});
afterAll(() => database?.close());

describe('what is made', () => {
  test('every startup is marked as fictional and cannot be mistaken for one that exists', async () => {
    const wrong = await ask(raw`select name from startups
      where not is_fictional or name not like '% Demo' or website !~ '^https://[a-z]+\.example$'
        or website <> 'https://' || domain or length(twitter) <= 15 or twitter !~ '_fictional$'
        or (public_ticker is not null and public_ticker !~ '^DEMO:')`);
    expect(wrong).toEqual([]);
    const investors = await ask(raw`select name from investors
      where not is_fictional or name not like '% Demo' or website !~ '\.example$'`);
    expect(investors).toEqual([]);
    expect(
      await ask(raw`select url from sources where url !~ '^https://[a-z-]+\.example/'`),
    ).toEqual([]);
    expect(await ask(raw`select url from news where url !~ '^https://[a-z-]+\.example/'`)).toEqual(
      [],
    );
  });

  test('every column is filled, but for what has its reason', async () => {
    const reasons: Record<string, string[]> = {
      // Pictures on this site: drawn when there is none.
      startups: [
        'logo',
        'public_ticker',
        'total_fundings',
        'left_out',
        'early_stage_fundings',
        'latest_round',
        'last_funding_on',
        'last_funding_precision',
        'last_funding_amount',
        // Known only where a source says so.
        'is_women_led',
        'parent',
      ],
      startup_people: ['until_on', 'until_precision'],
      startup_events: ['counterparty', 'acquirer_id', 'amount_usd', 'cause', 'detail'],
      acquirers: ['startup_id', 'investor_id'],
      investors: ['logo', 'total_amount', 'typical_amount'],
      people: ['photo'],
      // All amounts are in US dollars.
      fundings: [
        'amount_usd',
        'counted_usd',
        // Most rounds count.
        'is_facility',
        'left_out',
        // Known of few rounds.
        'valuation_usd',
        'valuation_is',
        'note',
        'reported_amount',
        'reported_currency',
        'usd_rate',
        'usd_rate_on',
      ],
      // Null means: as in the round.
      funding_reports: ['round', 'announced_on', 'announced_precision', 'amount_usd'],
      places: ['iso2', 'region', 'country_id', 'state_id'],
    };
    const columns = await ask(raw<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and table_name = any (${[...CATALOGUE_TABLES]})
        and table_name <> 'slug_history'`);
    expect(columns.length).toBeGreaterThan(100);
    const empty: string[] = [];
    for (const { table_name: table, column_name: column } of columns) {
      if (reasons[table]?.includes(column)) continue;
      const [found] = await ask(raw<{ holes: number; rows: number }>`
        select count(*) filter (where ${raw.ref(column)} is null)::int as holes, count(*)::int as rows
        from ${raw.table(table)}`);
      if (!found?.rows) empty.push(`${table}: no rows, which db/seed/demo/generate.ts writes`);
      else if (found.holes > 0) empty.push(`${table}.${column}: ${found.holes} of ${found.rows}`);
    }
    expect([...new Set(empty)]).toEqual([]);
  });

  test('every startup has industries, sources, people with a founder, technologies, news and metrics', async () => {
    const [least] = await ask(raw<Record<string, number>>`select
      min((select count(*) from startup_industries where startup_id = s.id))::int as industries,
      min((select count(*) from startup_sources where startup_id = s.id))::int as sources,
      min((select count(*) from startup_people where startup_id = s.id and is_founder))::int as founders,
      min((select count(*) from startup_people where startup_id = s.id and not is_founder))::int as others,
      min((select count(*) from startup_technologies where startup_id = s.id))::int as technologies,
      max((select count(*) from startup_technologies where startup_id = s.id))::int as most_technologies,
      min((select count(*) from news_startups where startup_id = s.id))::int as news
      from startups s`);
    expect(least).toEqual({
      industries: 1,
      sources: 2,
      founders: 1,
      others: 1,
      technologies: 3,
      most_technologies: 9,
      news: 1,
    });
  });

  test('metrics cover two years of quarters, five kinds each, and only the youngest have fewer', async () => {
    const series = await ask(raw<{
      points: number;
      metrics: number;
      young: boolean;
      first: string;
      last: string;
    }>`
      select distinct points, count(*) over (partition by startup_id)::int as metrics, young, first, last from (
        select p.startup_id, p.metric, count(*)::int as points, s.year_founded >= 2026 as young,
          min(p.measured_on) as first, max(p.measured_on) as last
        from metric_points p join startups s on s.id = p.startup_id
        group by p.startup_id, p.metric, s.year_founded) series order by points desc`);
    const [last] = MEASURED_ON;
    expect(series).toEqual([
      { points: 9, metrics: 5, young: false, first: '2024-10-01', last },
      { points: 6, metrics: 5, young: true, first: '2025-07-01', last },
    ]);
  });

  test('posts never become fewer, and head-counts end in the band of the startup', async () => {
    const fewer = await ask(raw`select startup_id from (
      select startup_id, value - lag(value) over (partition by startup_id order by measured_on) as change
      from metric_points where metric = 'twitter_tweets') steps where change < 0`);
    expect(fewer).toEqual([]);
    const bands = {
      '1': [1, 1],
      '2-10': [2, 10],
      '10-50': [10, 50],
      '50-100': [50, 100],
      '100-1000': [100, 1000],
      '1000-5000': [1000, 5000],
      '>5000': [5001, 10_000],
    };
    for (const [band, [least, most]] of Object.entries(bands)) {
      const outside = await ask(raw`select s.name, p.value from startups s
        join metric_points p on p.startup_id = s.id and p.metric = 'employees' and p.measured_on = ${MEASURED_ON[0]}
        where s.employee_range = ${band} and p.value not between ${least} and ${most}`);
      expect(outside, band).toEqual([]);
    }
  });

  test('news tells of days up to the last, and names startups of this world', async () => {
    const [news] = await ask(raw<{ last: string; several: number; imprecise: number }>`
      select max(published_on) as last,
        (select count(*)::int from (select from news_startups group by news_id having count(*) > 1) n) as several,
        count(*) filter (where published_precision = 'month')::int as imprecise from news`);
    expect(news?.last.slice(0, 7)).toBe('2026-10');
    expect(news?.several).toBeGreaterThan(100);
    expect(news?.imprecise).toBeGreaterThan(20);
  });

  test('some rounds are reported twice, and reports that disagree are noted', async () => {
    const [reports] = await ask(raw<{
      twice: number;
      dissent: number;
      unnoted: number;
      unreported: number;
    }>`
      select count(*) filter (where reports = 2)::int as twice, count(*) filter (where dissent)::int as dissent,
        count(*) filter (where dissent <> (note is not null))::int as unnoted,
        count(*) filter (where reports = 0)::int as unreported
      from (select f.note, count(r.id) as reports, coalesce(bool_or(not r.is_preferred and r.amount_usd <> f.amount_usd), false) as dissent
        from fundings f left join funding_reports r on r.funding_id = f.id group by f.id) rounds`);
    expect(reports?.twice).toBeGreaterThan(300);
    expect(reports?.dissent).toBeGreaterThan(100);
    expect(reports).toMatchObject({ unnoted: 0, unreported: 0 });
  });
});

describe('how it stands in the database', () => {
  test('no row refers to one that is not there', async () => {
    const keys = await ask(raw<{ child: string; parent: string; column: string; key: string }>`
      select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
        child.attname as column, parent.attname as key
      from pg_constraint c
        join pg_attribute child on child.attrelid = c.conrelid and child.attnum = c.conkey[1]
        join pg_attribute parent on parent.attrelid = c.confrelid and parent.attnum = c.confkey[1]
      where c.contype = 'f' and cardinality(c.conkey) = 1`);
    expect(keys.length).toBeGreaterThan(20);
    for (const { child, parent, column, key } of keys) {
      const lost =
        await ask(raw`select 1 from ${raw.table(child)} c where c.${raw.ref(column)} is not null
        and not exists (select from ${raw.table(parent)} p where p.${raw.ref(key)} = c.${raw.ref(column)}) limit 1`);
      expect(lost, `${child}.${column}`).toEqual([]);
    }
  });

  test('figures are those that the database itself derives from rounds and metrics', async () => {
    const figures = () =>
      ask(raw`select id, total_fundings, left_out, early_stage_fundings, fundings_count, investors_count, latest_round,
        last_funding_on, last_funding_precision, last_funding_amount, twitter_followers, twitter_tweets,
        twitter_follower_growth from startups order by id`);
    const investors = () =>
      ask(raw`select id, deals_count, lead_count, total_amount, last_deal_on, last_deal_precision, joined_rounds
        from investors order by id`);
    const before = [await figures(), await investors()];
    await database.sql.transaction().execute(async (transaction) => {
      await raw`select refresh_startup_figures(ids), refresh_startup_metrics(ids)
        from (select array_agg(id) as ids from startups where id % 4 = 0 group by id / 200) parts`.execute(
        transaction,
      );
      await raw`select refresh_investor_figures(array(select id from investors))`.execute(
        transaction,
      );
    });
    expect([await figures(), await investors()]).toEqual(before);
    expect(before[0]).toHaveLength(COUNT);
  });

  test('it is noted as a demonstration, the search knows it, and new rows get new ids', async () => {
    expect(await ask(raw`select value from site_state where key = 'catalogue'`)).toEqual([
      { value: { kind: 'demo', count: COUNT } },
    ]);
    const [found] = await ask(raw<{ count: number }>`select count(*)::int from search_startups`);
    expect(found?.count).toBe(COUNT);
    const [added] = await ask(raw<{ id: number }>`
      insert into startups (slug, name, country_id) values ('one-more', 'One more', 1) returning id`);
    expect(added?.id).toBe(COUNT + 1);
    await raw`delete from startups where slug = 'one-more'`.execute(database.sql);
  });

  test('addresses of rounds are their own', async () => {
    const wrong = await ask(raw`select f.slug from fundings f join startups s on s.id = f.startup_id
      where f.slug not like s.slug || '-%' or length(f.slug) > 120
        or f.slug !~ case f.announced_precision when 'year' then '-[0-9]{4}$' else '-[0-9]{4}-[0-9]{2}$' end`);
    expect(wrong).toEqual([]);
  });
});
