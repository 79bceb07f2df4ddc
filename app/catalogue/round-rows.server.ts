import { sql as raw } from 'kysely';
import { moneyKindOf } from '../base/enumerations.ts';
import type { Sql } from '../data/database.ts';
import { partialDateOf } from '../data/partial-date-of.ts';
import { moneyOf, roundFactsOf } from './fragments.server.ts';
import type { RoundRow } from './round-list-contract.ts';
import { roundInvestorsOf } from './round-queries.server.ts';

/** With its number, which the API does not show. */
export type NumberedRound = RoundRow & { id: number };

type Columns = Omit<NumberedRound, 'kind' | 'updated_at'> & { updated_at: Date };

/** Rounds in the order of their ids. */
export async function listRoundRows(sql: Sql, ids: readonly number[]): Promise<RoundRow[]> {
  return (await listNumberedRounds(sql, ids)).map(({ id, ...round }) => round);
}

export async function listNumberedRounds(
  sql: Sql,
  ids: readonly number[],
): Promise<NumberedRound[]> {
  if (ids.length === 0) return [];
  const { rows } = await raw<Columns>`
    select r.id, r.slug, r.round, ${partialDateOf('r.announced')} as announced_on,
      ${moneyOf('r')}, ${roundFactsOf('r')}, r.is_weak, r.updated_at,
      json_build_object('name', s.name, 'slug', s.slug, 'logo', s.logo, 'country', country.name,
        'country_slug', country.slug, 'industry', (
          select i.name from startup_industries si join industries i on i.id = si.industry_id
          where si.startup_id = s.id order by si.position limit 1)) as startup,
      ${roundInvestorsOf(raw`r.id`)} as investors,
      reports.sources_count, reports.source_url
    from unnest(${ids}::bigint[]) with ordinality as listed (id, place)
      join fundings r on r.id = listed.id
      join startups s on s.id = r.startup_id
      join places country on country.id = s.country_id
      cross join lateral (
        select count(*)::int as sources_count,
          (array_agg(x.url order by report.is_preferred desc, x.is_weak, report.id))[1] as source_url
        from funding_reports report join sources x on x.id = report.source_id
        where report.funding_id = r.id) reports
    order by listed.place`.execute(sql);
  return rows.map(({ updated_at, ...row }) => ({
    ...row,
    kind: moneyKindOf(row.round),
    updated_at: updated_at.toISOString(),
  }));
}
