import { sql as raw } from 'kysely';
import type { YearValues } from '../../charts/sparkline.tsx';
import type { Sql } from '../../data/database.ts';
import { YEARS } from './contract.ts';

/** US dollars that counted rounds raised in each of the last ten whole years, by slug. */
export async function listRaisedYears(
  sql: Sql,
  slugs: readonly string[],
  now: Date,
): Promise<Map<string, YearValues>> {
  const from = now.getUTCFullYear() - YEARS;
  const { rows } = await raw<{ slug: string; values: number[] }>`
    select s.slug, array_agg(raised.usd order by year) as values
    from startups s cross join generate_series(${from}::int, ${from + YEARS - 1}::int) as year
      cross join lateral (
        select coalesce(sum(f.counted_usd), 0)::float8 as usd from fundings f
        where f.startup_id = s.id and extract(year from f.announced_on) = year) raised
    where s.slug = any (${slugs}::text[])
    group by s.slug`.execute(sql);
  return new Map(rows.map(({ slug, values }) => [slug, { from, values }]));
}
