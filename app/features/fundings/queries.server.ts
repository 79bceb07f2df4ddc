import { sql as raw } from 'kysely';
import { cutToPrecision } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { FundingRow } from './contract.ts';

/** A startup's rounds, newest first, undated last; null when the slug names no startup. */
export async function listFundingsOf(sql: Sql, slug: string): Promise<FundingRow[] | null> {
  const { rows } = await raw<{ fundings: FundingRow[] }>`
    select array(
      select json_build_object('slug', f.slug, 'round', f.round, 'date', f.announced_on,
        'precision', f.announced_precision, 'amount', f.amount_usd,
        'investors', coalesce(backers.list, '[]'),
        'source_url', (select x.url from funding_reports r join sources x on x.id = r.source_id
          where r.funding_id = f.id order by r.is_preferred desc, r.id limit 1))
      from fundings f
        left join lateral (
          select json_agg(json_build_object('name', i.name, 'slug', i.slug, 'is_lead', fi.is_lead,
              'label', i.name || case when fi.is_lead then ' (lead)' else '' end)
            order by fi.is_lead desc, fi.position) as list
          from funding_investors fi join investors i on i.id = fi.investor_id
          where fi.funding_id = f.id) backers on true
      where f.startup_id = s.id
      order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc) as fundings
    from startups s where s.slug = ${slug}`.execute(sql);
  return rows[0]?.fundings.map(cutDate) ?? null;
}

function cutDate(row: FundingRow): FundingRow {
  return { ...row, date: cutToPrecision(row.date, row.precision) };
}
