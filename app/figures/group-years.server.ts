import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';

const YEARS = 10;

const GROUPS = {
  country: raw`select id as place_id, 0 as industry_id, slug from places where kind = 'country'`,
  industry: raw`select 0 as place_id, id as industry_id, slug from industries`,
};

/** US dollars raised in each of the last ten whole years, by slug of the group. */
export async function listGroupYears(
  sql: Sql,
  kind: keyof typeof GROUPS,
  now: Date,
): Promise<Map<string, { from: number; values: number[] }>> {
  const from = now.getUTCFullYear() - YEARS;
  const { rows } = await raw<{ slug: string; values: number[] }>`
    select g.slug, array_agg(coalesce(f.total_fundings, 0)::float8 order by year) as values
    from (${GROUPS[kind]}) g
      cross join generate_series(${from}::int, ${from + YEARS - 1}::int) as year
      left join figures f on f.place_id = g.place_id and f.industry_id = g.industry_id
        and f.kind = 'year' and f.period = year
    group by g.slug`.execute(sql);
  return new Map(rows.map(({ slug, values }) => [slug, { from, values }]));
}
