import { sql as raw } from 'kysely';
import { moneyKindOf } from '../../base/enumerations.ts';
import { toPartialDate } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { RoundRow } from './contract.ts';

type Columns = Omit<RoundRow, 'kind' | 'announced_on' | 'updated_at'> & {
  announced_day: string | null;
  announced_precision: string | null;
  updated_at: Date;
};

/** Rounds in the order of their ids. */
export async function listRoundRows(sql: Sql, ids: readonly number[]): Promise<RoundRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await raw<Columns>`
    select r.slug, r.round, r.announced_on as announced_day, r.announced_precision,
      r.amount_usd as amount, r.reported_amount, r.reported_currency, r.is_weak, r.updated_at,
      json_build_object('name', s.name, 'slug', s.slug, 'logo', s.logo, 'country', country.name,
        'country_slug', country.slug, 'industry', (
          select i.name from startup_industries si join industries i on i.id = si.industry_id
          where si.startup_id = s.id order by si.position limit 1)) as startup,
      coalesce((
        select json_agg(json_build_object('name', i.name, 'slug', i.slug, 'is_lead', fi.is_lead,
            'label', i.name || case when fi.is_lead then ' (lead)' else '' end)
          order by fi.is_lead desc, fi.position)
        from funding_investors fi join investors i on i.id = fi.investor_id
        where fi.funding_id = r.id), '[]') as investors,
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
  return rows.map(({ announced_day, announced_precision, updated_at, ...row }) => ({
    ...row,
    kind: moneyKindOf(row.round),
    announced_on: toPartialDate(announced_day, announced_precision),
    updated_at: updated_at.toISOString(),
  }));
}
