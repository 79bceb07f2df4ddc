// Figures over time: each startup brings its newest values, the quarters before are worked out in
// the database.
import { type RawBuilder, sql as raw } from 'kysely';
import { dateText, dayOf } from './calendar.ts';
import type { Profile } from './profile.ts';
import type { Random } from './random.ts';

export type NewestMetrics = ReturnType<typeof newestMetrics>;

/** Quarter days, newest first: two years and the day they began. */
export const MEASURED_ON: readonly string[] = Array.from({ length: 9 }, (_, quarter) =>
  dateText(dayOf(2026, 10 - 3 * quarter)),
);
const QUARTERS_PER_YEAR = 4;
// Those founded in 2026 were already talked about half a year before.
const POINTS_OF_THE_YOUNGEST = 6;

const HEADS: Record<string, readonly [least: number, most: number]> = {
  '1': [1, 1],
  '2-10': [2, 10],
  '10-50': [11, 49],
  '50-100': [51, 99],
  '100-1000': [110, 990],
  '1000-5000': [1_100, 4_900],
  '>5000': [5_001, 9_000],
};

export function newestMetrics({ foundedIn, row: { id, employee_range } }: Profile, random: Random) {
  const [least, most] = HEADS[employee_range] ?? [1, 1];
  const count = (median: number, spread: number, top: number) =>
    Math.min(top, Math.round(10 + random.logNormal(median, spread)));
  return {
    startup_id: id,
    /** Points to make, one a quarter. */
    points: foundedIn >= 2026 ? POINTS_OF_THE_YOUNGEST : MEASURED_ON.length,
    /** Thousandths of the newest value by which each earlier quarter is lower. */
    growth: random.chance(0.08) ? -random.between(3, 15) : random.between(10, 90),
    followers: count(1_800, 1.5, 3_000_000),
    tweets: count(900, 1.1, 200_000),
    mentions: count(25, 1.2, 20_000),
    backlinks: count(400, 1.4, 1_000_000),
    employees: random.between(least, most),
  };
}

/** What startups derive from these points: the newest follower count less that of a year before. */
export function followerGrowth({ followers, growth }: NewestMetrics): number {
  const yearBefore = Math.trunc((followers * (1_000 - QUARTERS_PER_YEAR * growth)) / 1_000);
  return followers - yearBefore;
}

/**
 * Inserts all points of some startups in the order of the primary key. Whole numbers only, so that
 * every database gives the same; a hash of startup and quarter makes lines uneven, except on the
 * newest day and whole years before it.
 */
export function insertMetricPoints(
  metrics: readonly NewestMetrics[],
  sourceId: number,
): RawBuilder<unknown> {
  return raw`
    insert into metric_points (startup_id, metric, measured_on, value, source_id)
    select p.startup_id, m.metric, (${`{${MEASURED_ON.join(',')}}`}::date[])[quarter + 1],
      greatest(m.least, m.newest * (1000 - quarter * m.growth
        + case when quarter % ${QUARTERS_PER_YEAR}::int = 0 then 0
          else ((p.startup_id * 2654435761 + quarter * 40503 + m.newest) >> 9) % (2 * m.unevenness + 1) - m.unevenness
          end) / 1000),
      ${sourceId}::bigint
    from json_to_recordset(${JSON.stringify(metrics)}::json)
        as p (startup_id bigint, points int, growth int, followers bigint, tweets bigint, mentions bigint,
          backlinks bigint, employees bigint)
      cross join lateral (values
        ('employees', p.employees, p.growth / 2, 0, 1),
        ('seo_backlinks', p.backlinks, p.growth, 12, 0),
        ('twitter_followers', p.followers, p.growth, 4, 0),
        ('twitter_mentions', p.mentions, p.growth / 3, 250, 0),
        ('twitter_tweets', p.tweets, greatest(p.growth, 12), 5, 0)
      ) as m (metric, newest, growth, unevenness, least)
      cross join lateral generate_series(p.points - 1, 0, -1) as quarter`;
}
