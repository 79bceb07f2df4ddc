// A fictional startup as a row of `startups`, figures included.
import { timeText } from './calendar.ts';
import { deriveFigures } from './figures.ts';
import type { DemoFunding } from './fundings.ts';
import { followerGrowth, type NewestMetrics } from './metrics.sql.ts';
import type { Profile } from './profile.ts';

export function startupRow(
  profile: Profile,
  history: readonly DemoFunding[],
  metrics: NewestMetrics,
  statusSourceId: number,
) {
  const investorIds = new Set(history.flatMap(({ investors }) => investors.map(({ id }) => id)));
  return {
    id: profile.id,
    slug: profile.slug,
    name: profile.name,
    website: profile.website,
    domain: profile.domain,
    public_ticker: profile.publicTicker,
    tagline: profile.tagline,
    overview: profile.overview,
    status: profile.status,
    status_source_id: statusSourceId,
    type: profile.type,
    employee_range: profile.employeeRange,
    year_founded: profile.yearFounded,
    country_id: profile.country.id,
    state_id: profile.state.id,
    city_id: profile.city.id,
    twitter: profile.twitter,
    is_fictional: true,
    verified_at: timeText(profile.verifiedDay),
    created_at: timeText(profile.createdDay),
    updated_at: timeText(profile.updatedDay),
    ...deriveFigures(history, investorIds),
    twitter_followers: metrics.followers,
    twitter_tweets: metrics.tweets,
    twitter_follower_growth: followerGrowth(metrics),
  };
}
