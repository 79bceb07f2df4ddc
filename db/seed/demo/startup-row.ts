// A fictional startup as a row of `startups`. Figures from its rounds and metrics are worked out
// beforehand: updating every row after the load would take longer than the load. A test holds them
// to what refresh_startup_figures makes of the same rounds.
import { EARLY_STAGE_ROUNDS, type FundingRound } from '../../../app/base/enumerations.ts';
import type { DemoFunding } from './fundings.ts';
import { followerGrowth, type NewestMetrics } from './metrics.sql.ts';
import type { Profile } from './profile.ts';

const EARLY: readonly FundingRound[] = EARLY_STAGE_ROUNDS;

/** `history` is oldest first; `sourceId` shows status and incorporation. */
export function startupRow(
  { row, country }: Profile,
  history: readonly DemoFunding[],
  metrics: NewestMetrics,
  sourceId: number,
  isWomenLed: boolean,
) {
  const investorIds = new Set(history.flatMap(({ investors }) => investors.map(({ id }) => id)));
  const newest = history.at(-1);
  return {
    ...row,
    status_source_id: sourceId,
    incorporated_in: row.id % 4 === 0 ? 'US' : country.iso2,
    incorporated_source_ids: [sourceId],
    is_women_led: isWomenLed || null,
    total_fundings: sumUsd(history),
    early_stage_fundings: sumUsd(history.filter(({ round }) => EARLY.includes(round))),
    fundings_count: history.length,
    investors_count: investorIds.size,
    latest_round: newest?.round ?? null,
    last_funding_on: newest?.announcedOn ?? null,
    last_funding_precision: newest?.precision ?? null,
    last_funding_amount: newest?.amountUsd ?? null,
    twitter_followers: metrics.followers,
    twitter_tweets: metrics.tweets,
    twitter_follower_growth: followerGrowth(metrics),
  };
}

/** US dollars; null when none of the rounds is disclosed. */
function sumUsd(rounds: readonly DemoFunding[]): number | null {
  const amounts = rounds.flatMap((round) => round.amountUsd ?? []);
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null;
}
