import { sql as raw } from 'kysely';
import type { InvestorRow } from '../../../catalogue/investor-contract.ts';
import {
  type InvestorColumns,
  investorFigureColumns,
  investorNameColumns,
  toInvestorRow,
} from '../../../catalogue/select-investors.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { FoundGroup } from './contract.ts';

/** In the order of the slugs. */
export async function listIdsOf(
  sql: Sql,
  kind: 'startup' | 'investor',
  slugs: readonly string[],
): Promise<number[]> {
  if (slugs.length === 0) return [];
  const table = raw.table(kind === 'startup' ? 'startups' : 'investors');
  const { rows } = await raw<{ id: number }>`
    select t.id from unnest(${slugs}::text[]) with ordinality as wanted (slug, place)
      join ${table} t using (slug) order by wanted.place`.execute(sql);
  return rows.map(({ id }) => id);
}

/** In the order of the ids. */
export async function listInvestorRows(sql: Sql, ids: readonly number[]): Promise<InvestorRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await raw<InvestorColumns>`
    select ${investorNameColumns}, ${investorFigureColumns}
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join investors i on i.id = wanted.id left join places country on country.iso2 = i.country_code
    order by wanted.place`.execute(sql);
  return rows.map(toInvestorRow);
}

/** Industries or places with their figures, in the order of the slugs. */
export async function listGroups(
  sql: Sql,
  kind: 'industry' | 'place',
  slugs: readonly string[],
): Promise<FoundGroup[]> {
  if (slugs.length === 0) return [];
  const isIndustry = kind === 'industry';
  const groups = isIndustry
    ? raw`industries g left join group_totals t on t.industry_id = g.id and t.place_id = 0`
    : raw`places g left join group_totals t on t.place_id = g.id and t.industry_id = 0
        left join places country on country.id = g.country_id`;
  const label = isIndustry ? raw`g.label` : raw`coalesce(country.name, g.region, '')`;
  const { rows } = await raw<FoundGroup>`
    select g.name, g.slug, ${label} as label, coalesce(t.startups_count, 0)::int as startups_count,
      t.total_fundings
    from unnest(${slugs}::text[]) with ordinality as wanted (slug, place)
      join ${groups} on ${isIndustry ? raw`true` : raw`g.kind <> 'state'`}
    where g.slug = wanted.slug
    order by wanted.place`.execute(sql);
  return rows;
}
