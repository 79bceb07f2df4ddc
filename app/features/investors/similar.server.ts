// An investor's rounds by industry and stage, and similar investors by shared startups.
import { sql as raw } from 'kysely';
import { FUNDING_ROUNDS, type FundingRound } from '../../base/enumerations.ts';
import type { Sql } from '../../data/database.ts';

const MOST_INDUSTRIES = 8;
const MOST_STAGES = 6;

export interface FocusMap {
  stages: FundingRound[];
  industries: Array<{ slug: string; name: string; rounds: number; of: Record<string, number> }>;
  /** Whether kinds of rounds or industries are left out. */
  isCut: boolean;
}

/** Its most frequent industries and kinds of rounds; a startup counts in each of its industries. */
export async function findFocus(sql: Sql, investorSlug: string): Promise<FocusMap> {
  const { rows } = await raw<{ slug: string; name: string; round: FundingRound; rounds: number }>`
    select n.slug, n.name, f.round, count(*)::int as rounds
    from deals d join fundings f on f.id = d.funding_id
      join startup_industries si on si.startup_id = d.startup_id
      join industries n on n.id = si.industry_id
    where d.investor_id = (select id from investors where slug = ${investorSlug})
    group by n.id, f.round order by n.name`.execute(sql);
  const sumOf = (counted: typeof rows) => counted.reduce((sum, { rounds }) => sum + rounds, 0);
  const industries = [...Map.groupBy(rows, ({ slug }) => slug)]
    .map(([slug, own]) => ({
      slug,
      name: own[0]?.name ?? slug,
      rounds: sumOf(own),
      of: Object.fromEntries(own.map(({ round, rounds }) => [round, rounds])),
    }))
    .sort((a, b) => b.rounds - a.rounds);
  const shown = new Set(industries.slice(0, MOST_INDUSTRIES).map(({ slug }) => slug));
  const ofShown = rows.filter(({ slug }) => shown.has(slug));
  const stages = [...Map.groupBy(ofShown, ({ round }) => round)]
    .map(([round, own]) => ({ round, rounds: sumOf(own) }))
    .sort((a, b) => b.rounds - a.rounds);
  const kept = stages.slice(0, MOST_STAGES).map(({ round }) => round);
  return {
    stages: FUNDING_ROUNDS.filter((round) => kept.includes(round)),
    industries: industries.slice(0, MOST_INDUSTRIES),
    isCut: industries.length > MOST_INDUSTRIES || stages.length > MOST_STAGES,
  };
}

const MOST_SIMILAR = 5;
const STARTUPS_NAMED = 4;
/** Its last ones, however many there are. */
const DEALS_READ = 1_000;

export interface SimilarInvestor {
  name: string;
  slug: string;
  logo: string | null;
  /** The best funded of the startups both backed. */
  startups: Array<{ name: string; slug: string }>;
  shared: number;
  /** Startups that it backed in all. */
  all: number;
}

/** Investors with most startups in common, in any round; among equals those with fewest others. */
export async function listSimilar(sql: Sql, investorSlug: string): Promise<SimilarInvestor[]> {
  const { rows } = await raw<SimilarInvestor>`
    with mine as (
      select distinct startup_id from (
        select startup_id, investor_id from deals
        where investor_id = (select id from investors where slug = ${investorSlug})
        order by announced_on desc nulls last, counted_usd desc nulls last, funding_id desc limit ${DEALS_READ}) last
    ), alike as (
      select d.investor_id, count(distinct d.startup_id)::int as shared, array_agg(distinct d.startup_id) as ids
      from mine join deals d using (startup_id)
      group by d.investor_id having count(distinct d.startup_id) > 1
    ), nearest as (
      select s.*, i.name, i.slug, i.logo, i.deals_count
      from alike s join investors i on i.id = s.investor_id
      where i.slug <> ${investorSlug}
      order by s.shared desc, i.deals_count, i.name limit ${MOST_SIMILAR}
    )
    select n.name, n.slug, n.logo, n.shared,
      (select count(distinct startup_id)::int from deals where investor_id = n.investor_id) as "all",
      array(select json_build_object('name', s.name, 'slug', s.slug) from startups s where s.id = any (n.ids)
        order by s.total_fundings desc nulls last, s.name limit ${STARTUPS_NAMED}) as startups
    from nearest n order by n.shared desc, n.deals_count, n.name`.execute(sql);
  return rows;
}
