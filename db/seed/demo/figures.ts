// The figures a startup derives from its rounds, worked out beforehand: updating every row after
// the load would take longer than the load. A test holds them to what refresh_startup_figures makes
// of the same rounds.
import { EARLY_STAGE_ROUNDS, type FundingRound } from '../../../app/base/enumerations.ts';
import type { DemoRound } from './rounds.ts';

const EARLY: readonly FundingRound[] = EARLY_STAGE_ROUNDS;

/** Columns of `startups`; `rounds` are oldest first. */
export function deriveFigures(rounds: readonly DemoRound[], investorIds: ReadonlySet<number>) {
  const newest = rounds.at(-1);
  return {
    total_fundings: sumUsd(rounds),
    early_stage_fundings: sumUsd(rounds.filter(({ round }) => EARLY.includes(round))),
    fundings_count: rounds.length,
    investors_count: investorIds.size,
    latest_round: newest?.round ?? null,
    last_funding_on: newest?.announcedOn ?? null,
    last_funding_precision: newest?.precision ?? null,
    last_funding_amount: newest?.amountUsd ?? null,
  };
}

/** US dollars; null when none of the rounds is disclosed. */
function sumUsd(rounds: readonly DemoRound[]): number | null {
  const amounts = rounds.flatMap((round) => round.amountUsd ?? []);
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null;
}
