import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import { dateTextOf } from '../data/partial-date-of.ts';
import { moneyPairs, roundFactPairs } from './fragments.server.ts';
import type { FundingRow } from './round-contract.ts';
import type { Source } from './sources/contract.ts';
import { sourcePairs } from './sources/source-columns.ts';
import { summarizeSources } from './sources/summarize-sources.ts';

export type FundingColumns = Omit<FundingRow, 'source' | 'source_url' | 'sources'> & {
  reports: Array<Source & { is_preferred: boolean }>;
};

/** Of `startups s`: newest first, undated last, as FundingColumns. */
export const fundingsOfStartup = raw`array(
  select json_build_object('slug', f.slug, 'round', f.round, 'date', ${dateTextOf('f.announced')},
    'precision', f.announced_precision, ${moneyPairs('f')}, ${roundFactPairs('f')}, 'is_weak', f.is_weak, 'note', f.note,
    'investors', ${roundInvestorsOf(raw`f.id`)},
    'reports', (select coalesce(json_agg(json_build_object(${sourcePairs}, 'is_preferred', r.is_preferred)
        order by r.is_preferred desc, r.id), '[]')
      from funding_reports r join sources x on x.id = r.source_id where r.funding_id = f.id))
  from fundings f where f.startup_id = s.id
  order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc)`;

/** Null for an unknown slug. */
export async function listFundingsOf(sql: Sql, slug: string): Promise<FundingRow[] | null> {
  const { rows } = await raw<{ fundings: FundingColumns[] }>`
    select ${fundingsOfStartup} as fundings from startups s where s.slug = ${slug}`.execute(sql);
  return rows[0]?.fundings.map(toFundingRow) ?? null;
}

/** A JSON array of RoundInvestor, those who led first. */
export function roundInvestorsOf(fundingId: RawBuilder<unknown>): RawBuilder<unknown> {
  return raw`(select coalesce(json_agg(json_build_object('name', i.name, 'slug', i.slug, 'is_lead', fi.is_lead,
      'label', i.name || case when fi.is_lead then ' (lead)' else '' end)
      order by fi.is_lead desc, fi.position, i.name), '[]')
    from funding_investors fi join investors i on i.id = fi.investor_id where fi.funding_id = ${fundingId})`;
}

export async function listOtherRounds(
  sql: Sql,
  { slug, startup }: { slug: string; startup: { slug: string } },
): Promise<FundingRow[]> {
  const all = await listFundingsOf(sql, startup.slug);
  return all?.filter((one) => one.slug !== slug) ?? [];
}

export function toFundingRow({ reports, ...row }: FundingColumns): FundingRow {
  return {
    ...row,
    source_url: reports[0]?.url ?? null,
    source: summarizeSources(reports.filter((report) => report.is_preferred)),
    sources: reports.map(({ is_preferred, ...source }) => source),
  };
}
