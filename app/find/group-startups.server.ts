// Counts startups by what they belong to.
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import { whereAll } from './condition-sql.server.ts';
import type { StartupCondition } from './conditions.ts';
import { type SqlPart, unnamed } from './sql-parts.ts';

export const STARTUP_GROUPS = ['country', 'city', 'industry', 'year', 'investor'] as const;
export type StartupGroup = (typeof STARTUP_GROUPS)[number];

const GROUPS: Record<StartupGroup, SqlPart> = {
  country: raw`(select p.name, p.slug from places p where p.id = f.country_id)`,
  city: raw`(select p.name, p.slug from places p where p.id = f.city_id)`,
  industry: raw`(select i.name, i.slug from industries i where i.id = any (f.industry_ids))`,
  year: raw`(select f.year_founded::text as name, f.year_founded::text as slug where f.year_founded is not null)`,
  investor: raw`(select i.name, i.slug from investors i where i.id = any (f.investor_ids))`,
};

export interface CountedGroup {
  name: string;
  slug: string;
  startups: number;
}

/** Most startups first. */
export async function groupStartups(
  sql: Sql,
  conditions: readonly StartupCondition[],
  by: StartupGroup,
  limit: number,
): Promise<CountedGroup[]> {
  const { rows } = await raw<CountedGroup>`${unnamed}
    select g.name, g.slug, count(*)::int as startups
    from (select * from search_startups f ${whereAll(conditions)}) f cross join lateral ${GROUPS[by]} g
    group by g.name, g.slug order by startups desc, g.name limit ${limit}`.execute(sql);
  return rows;
}
