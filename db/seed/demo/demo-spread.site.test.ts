// One demonstration of 2,000 startups, looked at from all sides; on both databases.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../app/data/database.ts';
import { openTestDatabase } from '../../../test/databases.ts';
import { CATALOGUE_TABLES, CatalogueNotEmpty } from '../catalogue-state.ts';
import { readStarterCatalogue } from '../starter-catalogue.ts';
import { loadDemo } from './load-demo.ts';

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
});
afterAll(() => database?.close());

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
