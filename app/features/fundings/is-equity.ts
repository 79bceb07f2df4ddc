import { EQUITY_ROUNDS, type FundingRound } from '../../base/enumerations.ts';

/** Whether investors take shares; null for the unspecific "Funding Round". */
export function isEquity(round: FundingRound): boolean | null {
  if (round === 'Funding Round') return null;
  return (EQUITY_ROUNDS as readonly FundingRound[]).includes(round);
}
