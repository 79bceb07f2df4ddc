import { abbreviateUsd } from '../../base/money.ts';
import type { ChartHeadline } from '../../charts/chart-data.ts';
import { startupsText as text } from '../../text/text.ts';
import type { FundingRow } from '../fundings/contract.ts';

/** "$753.5M raised in 12 rounds since 2013" */
export function sayRaised(total: number | null, fundings: readonly FundingRow[]): ChartHeadline {
  const years = fundings.flatMap(({ date }) => date?.slice(0, 4) ?? []).sort();
  const since = years.length > 1 ? years[0] : undefined;
  const rounds = text.roundsSince(fundings.length, since);
  if (total === null) return { before: rounds, figure: '', after: '', x: '' };
  return { before: '', figure: abbreviateUsd(total), after: ` ${text.raisedIn(rounds)}`, x: '' };
}
