import { sql as raw } from 'kysely';
import { toPartialDate } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { FundingSource } from './detail-contract.ts';

type Columns = Omit<FundingSource, 'announced_on'> & {
  announced_on: string | null;
  announced_precision: string | null;
};

/** The preferred first, with the values in which each disagrees. */
export async function listRoundSources(sql: Sql, fundingId: number): Promise<FundingSource[]> {
  const { rows } = await raw<Columns>`
    select x.url, x.publisher, x.retrieved_on, x.checked_on, r.is_preferred, r.announced_on,
      r.announced_precision, r.amount_usd as amount, r.round
    from funding_reports r join sources x on x.id = r.source_id
    where r.funding_id = ${fundingId}
    order by r.is_preferred desc, r.id`.execute(sql);
  return rows.map(({ announced_on, announced_precision, ...report }) => ({
    ...report,
    announced_on: toPartialDate(announced_on, announced_precision),
  }));
}
