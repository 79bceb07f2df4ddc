import { type RawBuilder, sql as raw } from 'kysely';
import type { RankingCriterion } from '../../base/enumerations.ts';
import { EARLY_STAGE_ROUNDS } from '../../base/enumerations.ts';
import type { RankingItem } from './contract.ts';

interface Criterion {
  unit: RankingItem['unit'];
  /** Column of `startups s`; null excludes a startup. */
  amount: RawBuilder<number>;
  /** Identical to its index, so that Postgres reads the first rows without sorting. */
  order: RawBuilder<unknown>;
  asOf: RawBuilder<string | null>;
}

const newestRound = (kinds: RawBuilder<boolean>) => raw<string | null>`
  (select left(f.announced_on::text,
      case f.announced_precision when 'year' then 4 when 'month' then 7 else 10 end)
    from fundings f
    where f.startup_id = s.id and f.counted_usd is not null and f.announced_on is not null and ${kinds}
    order by f.announced_on desc, f.announced_precision limit 1)`;

const newestPoint = (metric: 'twitter_followers' | 'twitter_tweets') => raw<string | null>`
  (select max(p.measured_on)::text from metric_points p
    where p.startup_id = s.id and p.metric = ${metric})`;

export const CRITERIA: Record<RankingCriterion, Criterion> = {
  fundings: {
    unit: 'usd',
    amount: raw`s.total_fundings`,
    order: raw`s.total_fundings desc nulls last`,
    asOf: newestRound(raw`true`),
  },
  early_stage_fundings: {
    unit: 'usd',
    amount: raw`s.early_stage_fundings`,
    order: raw`s.early_stage_fundings desc, s.total_fundings desc nulls last`,
    asOf: newestRound(raw`f.round = any (${[...EARLY_STAGE_ROUNDS]}::text[])`),
  },
  twitter_follower_count: {
    unit: 'count',
    amount: raw`s.twitter_followers`,
    order: raw`s.twitter_followers desc, s.total_fundings desc nulls last`,
    asOf: newestPoint('twitter_followers'),
  },
  twitter_follower_growth: {
    unit: 'count',
    amount: raw`s.twitter_follower_growth`,
    order: raw`s.twitter_follower_growth desc, s.total_fundings desc nulls last`,
    asOf: newestPoint('twitter_followers'),
  },
  twitter_tweet_count: {
    unit: 'count',
    amount: raw`s.twitter_tweets`,
    order: raw`s.twitter_tweets desc, s.total_fundings desc nulls last`,
    asOf: newestPoint('twitter_tweets'),
  },
};
