// Options for comparisons: the places, industries and investors with most records.
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { Subject } from './figure-contract.ts';
import { filtersOf } from './figure-shapes.ts';

const KINDS = ['region', 'country', 'industry', 'investor'] as const;
const MOST_INVESTORS = 20;

export interface Comparable {
  kind: (typeof KINDS)[number];
  slug: string;
  name: string;
}

/** In the order of the kinds, each by name. */
export async function listComparable(sql: Sql, subject: Subject): Promise<Comparable[]> {
  const { rows } = await raw<Comparable>`
    select kind, slug, name from (
      select 'country' as kind, p.slug, p.name
      from places p join group_totals g on g.place_id = p.id and g.industry_id = 0
      where p.kind = 'country' and g.startups_count > 0
      union all
      select 'region', lower(replace(region, ' ', '-')), region from places
      where kind = 'country' and region is not null group by region
      union all
      select 'industry', i.slug, i.name
      from industries i join group_totals g on g.industry_id = i.id and g.place_id = 0
      where g.startups_count > 0
      union all
      select * from (select 'investor', slug, name from investors
        order by deals_count desc, id limit ${MOST_INVESTORS}) active) named
    order by array_position(${KINDS}::text[], kind), name`.execute(sql);
  const known = filtersOf(subject);
  return rows.filter(({ kind }) =>
    kind === 'region' ? subject !== 'exits' : known.includes(kind),
  );
}
