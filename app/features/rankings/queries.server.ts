import { type RawBuilder, sql as raw } from 'kysely';
import {
  EARLY_STAGE_ROUNDS,
  RANKING_CRITERIA,
  type RankingCriterion,
} from '../../base/enumerations.ts';
import { isInNamed, linkTo } from '../../catalogue/fragments.server.ts';
import { answerFacts } from '../../catalogue/select.server.ts';
import type { Sql } from '../../data/database.ts';
import { dateTextOf } from '../../data/partial-date-of.ts';
import { RANKED_FACTS, type RankingChoice, type RankingItem } from './contract.ts';

/** `amount` is a column of `startups s`; null excludes a startup. */
const money = (amount: RawBuilder<number>, kinds: RawBuilder<boolean>) => ({
  unit: 'usd' as const,
  amount,
  asOf: raw<string | null>`
  (select ${dateTextOf('f.announced')} from fundings f
    where f.startup_id = s.id and f.counted_usd is not null and f.announced_on is not null and ${kinds}
    order by f.announced_on desc, f.announced_precision limit 1)`,
});

const count = (amount: RawBuilder<number>, metric: 'twitter_followers' | 'twitter_tweets') => ({
  unit: 'count' as const,
  amount,
  asOf: raw<string | null>`
  (select max(p.measured_on)::text from metric_points p
    where p.startup_id = s.id and p.metric = ${metric})`,
});

const isEarly = raw<boolean>`f.round = any (${[...EARLY_STAGE_ROUNDS]}::text[])`;

const CRITERIA: Record<RankingCriterion, ReturnType<typeof money | typeof count>> = {
  fundings: money(raw`s.total_fundings`, raw`true`),
  early_stage_fundings: money(raw`s.early_stage_fundings`, isEarly),
  twitter_follower_count: count(raw`s.twitter_followers`, 'twitter_followers'),
  twitter_follower_growth: count(raw`s.twitter_follower_growth`, 'twitter_followers'),
  twitter_tweet_count: count(raw`s.twitter_tweets`, 'twitter_tweets'),
};

/** Identical to an index, so that Postgres reads the first rows without sorting. */
function orderOf(by: RankingCriterion): RawBuilder<unknown> {
  const byTotal = raw`s.total_fundings desc nulls last`;
  return by === 'fundings' ? byTotal : raw`${CRITERIA[by].amount} desc, ${byTotal}`;
}

/** Ties go by total raised, then by name; omits startups without the figure. */
export async function rankStartups(
  sql: Sql,
  by: RankingCriterion,
  limit: number,
  choice: RankingChoice = { country: '', industry: '' },
) {
  const { unit, amount, asOf } = CRITERIA[by];
  const order = orderOf(by);
  const { rows } = await raw<Omit<RankingItem, 'id' | 'unit'>>`
    select s.name, s.slug, s.logo, s.tagline, country.slug as country_slug, s.left_out,
      ${answerFacts([...RANKED_FACTS, 'total_fundings'])}, ${amount} as amount, ${asOf} as as_of
    from (select * from startups s where ${amount} is not null and ${isInNamed(choice)} order by ${order}, s.name, s.id limit ${limit}) s
      join places country on country.id = s.country_id
    order by ${order}, s.name, s.id`.execute(sql);
  return rows.map((row, index) => ({ id: index + 1, ...row, unit }));
}

/** Criteria by which at least one startup can be ranked. */
export async function listMeasuredCriteria(sql: Sql): Promise<RankingCriterion[]> {
  const { rows } = await raw<{ by: RankingCriterion }>`${raw.join(
    RANKING_CRITERIA.map(
      (by) => raw`select ${by}::text as by
        where exists (select from startups s where ${CRITERIA[by].amount} is not null)`,
    ),
    raw` union all `,
  )}`.execute(sql);
  return rows.map(({ by }) => by);
}

interface Group {
  name: string;
  slug: string;
}

/** Countries and industries with a startup that the ranking can place. */
export async function listRankedGroups(sql: Sql, by: RankingCriterion) {
  const ranked = raw`startups s where ${CRITERIA[by].amount} is not null`;
  const { rows } = await raw<{ countries: Group[]; industries: Group[] }>`
    select array(select ${linkTo('p')} from places p
        where p.id in (select s.country_id from ${ranked}) order by p.name) as countries,
      array(select ${linkTo('i')} from industries i where i.id in (
        select si.industry_id from startup_industries si
        where si.startup_id in (select s.id from ${ranked})) order by i.name) as industries`.execute(
    sql,
  );
  return rows[0] ?? { countries: [], industries: [] };
}

/** Startups that the ranking can place, of those chosen. */
export async function countRanked(sql: Sql, by: RankingCriterion, choice: RankingChoice) {
  const { rows } = await raw<{ known: number; total: number }>`
    select (select count(*) from startups s where ${CRITERIA[by].amount} is not null and ${isInNamed(choice)}) as known,
      (select count(*) from startups s where ${isInNamed(choice)}) as total`.execute(sql);
  return rows[0] ?? { known: 0, total: 0 };
}

/** Names of the country and industry; none for an unknown slug. */
export async function listChosen(
  sql: Sql,
  { country, industry }: RankingChoice,
): Promise<string[]> {
  if (!country && !industry) return [];
  const { rows } = await raw<{ name: string }>`
    select name from (
      select 1 as position, name from places where kind = 'country' and slug = ${country}
      union all select 2, name from industries where slug = ${industry}) chosen
    order by position`.execute(sql);
  return rows.map(({ name }) => name);
}

/** Who ranked below them before counts as new among them. */
const CANDIDATES = 300;

/**
 * The rank by what had been raised before this year, by slug, of the startups ranked highest now.
 * A total only grows with rounds, so all that were ahead of the last candidate are candidates.
 */
export async function listFormerRanks(sql: Sql, now: Date): Promise<Map<string, number>> {
  const { rows } = await raw<{ slug: string; rank: number }>`
    with before as (
      select s.slug, s.total_fundings as total, s.total_fundings - coalesce((
        select sum(f.counted_usd) from fundings f
        where f.startup_id = s.id and f.announced_on >= make_date(${now.getUTCFullYear()}::int, 1, 1)), 0) as former
      from (select * from startups s where s.total_fundings is not null
        order by ${orderOf('fundings')}, s.name, s.id limit ${CANDIDATES}) s)
    select slug, (rank() over (order by former desc))::int as rank from before
    where former > 0
      and former >= coalesce((select min(total) from before having count(*) = ${CANDIDATES}), 0)`.execute(
    sql,
  );
  return new Map(rows.map(({ slug, rank }) => [slug, rank]));
}
