// Sums of rounds by year, country, industry, investor, startup or kind.
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { RoundCondition } from './question.ts';
import { fromRounds, whereRounds } from './round-condition-sql.server.ts';
import { type SqlPart, unnamed } from './sql-parts.ts';

export const ROUND_GROUPS = [
  'year',
  'country',
  'industry',
  'investor',
  'startup',
  'round',
] as const;
export type RoundGroup = (typeof ROUND_GROUPS)[number];

export const ROUND_GROUP_ORDERS = ['amount', 'rounds'] as const;
export type RoundGroupOrder = (typeof ROUND_GROUP_ORDERS)[number];

const ORDERS: Record<RoundGroupOrder, SqlPart> = {
  amount: raw`total_amount desc nulls last, rounds desc`,
  rounds: raw`rounds desc, total_amount desc nulls last`,
};

export interface GroupedRounds {
  /** Null for rounds without a known year. */
  name: string | null;
  /** Null for what has no page of its own. */
  slug: string | null;
  rounds: number;
  /** US dollars; null where no amount counts. */
  total_amount: number | null;
  median_amount: number | null;
}

/** What a round `c` belongs to: several industries and investors, one of all else. */
const GROUPS: Record<RoundGroup, SqlPart> = {
  year: raw`(select extract(year from c.announced_on)::text as name, null as slug)`,
  country: raw`(select p.name, p.slug from startups o join places p on p.id = o.country_id where o.id = c.startup_id)`,
  industry: raw`(select i.name, i.slug from startup_industries si join industries i on i.id = si.industry_id
    where si.startup_id = c.startup_id)`,
  investor: raw`(select i.name, i.slug from funding_investors fi join investors i on i.id = fi.investor_id
    where fi.funding_id = c.id)`,
  startup: raw`(select o.name, o.slug from startups o where o.id = c.startup_id)`,
  round: raw`(select c.round as name, null as slug)`,
};

/** The first `limit` of the groups of all matches, and how many there are. */
export async function groupRounds(
  sql: Sql,
  conditions: readonly RoundCondition[],
  by: RoundGroup,
  order: RoundGroupOrder,
  limit: number,
): Promise<{ groups: GroupedRounds[]; count: number }> {
  const { rows } = await raw<GroupedRounds & { count: number }>`${unnamed}
    with counted as (select r.id, r.startup_id, r.round, r.announced_on, r.counted_usd
      from ${fromRounds(conditions)} ${whereRounds(conditions)})
    select g.name, g.slug, count(*)::int as rounds, sum(c.counted_usd)::double precision as total_amount,
      percentile_cont(0.5) within group (order by c.counted_usd) as median_amount,
      count(*) over ()::int as count
    from counted c cross join lateral ${GROUPS[by]} g
    group by g.name, g.slug
    order by ${ORDERS[order]}, g.name limit ${limit}`.execute(sql);
  return { groups: rows.map(({ count: _, ...group }) => group), count: rows[0]?.count ?? 0 };
}
