// One demonstration of 2,000 startups, looked at from all sides; on both databases.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../app/data/database.ts';
import { openTestDatabase } from '../../../test/databases.ts';
import { CATALOGUE_TABLES, CatalogueNotEmpty } from '../catalogue-state.ts';
import { readStarterCatalogue } from '../starter-catalogue.ts';
import { loadDemo } from './load-demo.ts';
import { MEASURED_ON } from './metrics.sql.ts';

const COUNT = 2_000;
const reference = readStarterCatalogue();
let database: Database;

async function ask<Row>(query: ReturnType<typeof raw<Row>>): Promise<Row[]> {
  return (await query.execute(database.sql)).rows;
}

/** A digest of each table's rows, in the order of their keys. */
async function digests(of: Database): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of CATALOGUE_TABLES) {
    const { rows } = await raw<{ digest: string }>`
      select md5(string_agg(line, '' order by line)) as digest
      from (select (to_jsonb(t) - 'created_at')::text as line from ${raw.table(table)} t) lines`.execute(
      of.sql,
    );
    found[table] = rows[0]?.digest ?? '';
  }
  return found;
}

beforeAll(async () => {
  database = await openTestDatabase('empty');
  await loadDemo(database.sql, reference, { count: COUNT, seed: 1 });
}, 120_000);
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
        'early_stage_fundings',
        'latest_round',
        'last_funding_on',
        'last_funding_precision',
        'last_funding_amount',
        // Known only where a source says so.
        'is_women_led',
      ],
      startup_people: ['until_on', 'until_precision'],
      startup_events: ['counterparty', 'acquirer_id', 'amount_usd', 'detail'],
      acquirers: ['startup_id', 'investor_id'],
      investors: ['logo', 'total_amount'],
      people: ['photo'],
      // All amounts are in US dollars.
      fundings: [
        'amount_usd',
        'counted_usd',
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
      if (!found?.rows || found.holes > 0)
        empty.push(`${table}.${column}: ${found?.holes} of ${found?.rows}`);
    }
    expect(empty).toEqual([]);
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

describe('how it is spread', () => {
  test('over all 54 countries, four of which lead', async () => {
    const countries = await ask(raw<{ iso2: string; count: number }>`
      select p.iso2, count(*)::int from startups s join places p on p.id = s.country_id group by 1 order by 2 desc`);
    expect(countries).toHaveLength(54);
    expect(new Set(countries.slice(0, 4).map(({ iso2 }) => iso2))).toEqual(
      new Set(['NG', 'KE', 'EG', 'ZA']),
    );
    const misplaced = await ask(raw`select s.name from startups s
      join places city on city.id = s.city_id join places state on state.id = s.state_id
      where city.country_id <> s.country_id or state.country_id <> s.country_id
        or city.kind <> 'city' or state.kind <> 'state' or (city.state_id is not null and city.state_id <> s.state_id)`);
    expect(misplaced).toEqual([]);
  });

  test('over years, types, bands and statuses', async () => {
    const distinct = async (column: string) =>
      (
        await ask(
          raw<{
            value: unknown;
          }>`select distinct ${raw.ref(column)} as value from startups order by 1`,
        )
      ).map(({ value }) => value);
    expect(await distinct('year_founded')).toEqual(
      Array.from({ length: 19 }, (_, index) => 2008 + index),
    );
    expect(await distinct('status')).toEqual(['acquired', 'active', 'closed', 'public']);
    expect(await distinct('type')).toHaveLength(5);
    expect(await distinct('employee_range')).toHaveLength(7);
    const tickers = await ask(
      raw`select name from startups where (status = 'public') <> (public_ticker is not null)`,
    );
    expect(tickers).toEqual([]);
  });

  test('about three rounds a startup, more every year, in three precisions, some undisclosed', async () => {
    const [rounds] = await ask(raw<Record<string, number>>`select count(*)::int as count,
      count(*) filter (where amount_usd is null)::int as undisclosed, count(distinct announced_precision)::int as precisions,
      count(*) filter (where announced_on between '2017-01-01' and '2017-12-31')::int as in_2017,
      count(*) filter (where announced_on between '2021-01-01' and '2021-12-31')::int as in_2021,
      count(*) filter (where announced_on between '2025-01-01' and '2025-12-31')::int as in_2025 from fundings`);
    expect((rounds?.count ?? 0) / COUNT).toBeGreaterThan(2.7);
    expect((rounds?.count ?? 0) / COUNT).toBeLessThan(3.4);
    expect((rounds?.undisclosed ?? 0) / (rounds?.count ?? 1)).toBeCloseTo(0.18, 1);
    expect(rounds?.precisions).toBe(3);
    expect(rounds?.in_2021).toBeGreaterThan(rounds?.in_2017 ?? 0);
    expect(rounds?.in_2025).toBeGreaterThan(rounds?.in_2021 ?? 0);
  });

  test('among investors unevenly: a tenth joins a good fifth of all, and none most of them', async () => {
    const investors = await ask(raw<{ deals: number; leads: number }>`
      select deals_count as deals, lead_count as leads from investors order by deals_count desc`);
    expect(investors).toHaveLength(COUNT / 25);
    const sum = (list: typeof investors) => list.reduce((total, { deals }) => total + deals, 0);
    expect(sum(investors.slice(0, investors.length / 10)) / sum(investors)).toBeGreaterThan(0.2);
    const [rounds] = await ask(raw<{ count: number }>`select count(*)::int from fundings`);
    expect((investors[0]?.deals ?? 0) / (rounds?.count ?? 1)).toBeLessThan(0.1);
    expect(investors[0]?.leads).toBeGreaterThan(0);
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
      ask(raw`select id, total_fundings, early_stage_fundings, fundings_count, investors_count, latest_round,
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

describe('doing it again', () => {
  test('is refused while there is a catalogue, and changes nothing', async () => {
    const load = loadDemo(database.sql, reference, { count: 1, seed: 1 });
    await expect(load).rejects.toThrow(CatalogueNotEmpty);
    const [kept] = await ask(raw<{ count: number }>`select count(*)::int from startups`);
    expect(kept?.count).toBe(COUNT);
  });

  test.each([
    { count: 0, seed: 1 },
    { count: 1.5, seed: 1 },
    { count: 1_000_001, seed: 1 },
    { count: 5, seed: -1 },
    { count: 5, seed: Number.NaN },
  ])('is refused for $count startups with seed $seed', async (options) => {
    await expect(loadDemo(database.sql, reference, options)).rejects.toThrow(RangeError);
  });

  test('gives the same rows for the same count and seed, also in place of others, and other rows for another seed', async () => {
    const other = await openTestDatabase('empty');
    try {
      const progress: number[] = [];
      const onProgress = (count: number) => progress.push(count);
      await loadDemo(other.sql, reference, { count: 120, seed: 7, onProgress });
      expect(progress).toEqual([120]);
      const first = await digests(other);
      await loadDemo(other.sql, reference, { count: 120, seed: 8, replace: true });
      const second = await digests(other);
      expect(second.startups).not.toBe(first.startups);
      expect(second.places).toBe(first.places);
      await loadDemo(other.sql, reference, { count: 120, seed: 7, replace: true });
      expect(await digests(other)).toEqual(first);
    } finally {
      await other.close();
    }
  });

  test('works for a single startup', async () => {
    const other = await openTestDatabase('empty');
    try {
      await loadDemo(other.sql, reference, { count: 1, seed: 3 });
      const { rows } = await raw`select (select count(*)::int from startups) as startups,
        (select count(*)::int from investors) as investors`.execute(other.sql);
      expect(rows).toEqual([{ startups: 1, investors: 40 }]);
    } finally {
      await other.close();
    }
  });
});
