import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';

const YEARS = 10;

/** US dollars raised in each of the last ten whole years, by slug of the country. */
export async function listCountryYears(
  sql: Sql,
  now: Date,
): Promise<Map<string, { from: number; values: number[] }>> {
  const from = now.getUTCFullYear() - YEARS;
  const { rows } = await raw<{ slug: string; values: number[] }>`
    select p.slug, array_agg(coalesce(f.total_fundings, 0)::float8 order by year) as values
    from places p
      cross join generate_series(${from}::int, ${from + YEARS - 1}::int) as year
      left join figures f
        on f.place_id = p.id and f.industry_id = 0 and f.kind = 'year' and f.period = year
    where p.kind = 'country'
    group by p.slug`.execute(sql);
  return new Map(rows.map(({ slug, values }) => [slug, { from, values }]));
}
