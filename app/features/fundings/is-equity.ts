import { EQUITY_ROUNDS, type FundingRound } from '../../base/enumerations.ts';

/** Whether investors take shares in a round of this kind; null for "Funding Round", which names no kind. */
export function isEquity(round: FundingRound): boolean | null {
  if (round === 'Funding Round') return null;
  return (EQUITY_ROUNDS as readonly FundingRound[]).includes(round);
}
