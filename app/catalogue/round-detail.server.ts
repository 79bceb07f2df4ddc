import { type RawBuilder, sql as raw } from 'kysely';
import { toPartialDate } from '../base/dates.ts';
import { EQUITY_ROUNDS, type FundingRound } from '../base/enumerations.ts';
import type { Sql } from '../data/database.ts';
import { dateTextOf, partialDateOf } from '../data/partial-date-of.ts';
import { moneyPairs, roundFactsOf } from './fragments.server.ts';
import type { Funding, FundingSource, IndustryShare } from './round-contract.ts';
import { roundInvestorsOf } from './round-queries.server.ts';
import type { NewsItem } from './sources/contract.ts';
import { sourceColumns } from './sources/source-columns.ts';

type Columns = Omit<
  Funding,
  'announced_on' | 'is_equity' | 'industry_share' | 'news' | 'sources' | 'updated_at'
> & {
  id: number;
  startup_id: number;
  announced_on: string | null;
  announced_precision: string | null;
  updated_at: Date;
};

/** Null for an unknown slug. */
export async function findFunding(sql: Sql, slug: string): Promise<Funding | null> {
  const { rows } = await raw<Columns>`
    with self as (select * from fundings where slug = ${slug}),
    -- Undated rounds have no place in the order, as they have none in charts by year.
    dated as (
      select f.id,
        lag(f.id) over oldest_first as previous_id,
        lead(f.id) over oldest_first as next_id,
        sum(f.counted_usd) over oldest_first as cumulative_total
      from fundings f join self on self.startup_id = f.startup_id
      where f.announced_on is not null
      window oldest_first as (order by f.announced_on, coalesce(f.counted_usd, 0), f.id)
    )
    select self.id, self.slug, self.startup_id, self.round, self.amount_usd as amount, ${roundFactsOf('self')}, self.is_weak, self.note,
      -- An amount without its rate was not converted from it but is that of another report.
      case when self.reported_currency is not null and (self.amount_usd is null or self.usd_rate is not null)
        then json_build_object('amount', self.reported_amount, 'currency', self.reported_currency,
          'usd_rate', self.usd_rate, 'usd_rate_on', self.usd_rate_on) end as reported,
      self.announced_on, self.announced_precision, self.updated_at, s.is_fictional,
      ${neighbour(raw`dated.previous_id`)} as previous_round, ${neighbour(raw`dated.next_id`)} as next_round,
      dated.cumulative_total,
      json_build_object('name', s.name, 'slug', s.slug, 'logo', s.logo, 'tagline', s.tagline,
        'country', country.name, 'country_slug', country.slug) as startup,
      ${roundInvestorsOf(raw`self.id`)} as investors
    from self
      join startups s on s.id = self.startup_id
      join places country on country.id = s.country_id
      left join dated on dated.id = self.id`.execute(sql);
  const row = rows[0];
  if (!row) return null;
  const { id, startup_id, announced_precision, ...rest } = row;
  const [industry_share, news, sources] = await Promise.all([
    findIndustryShare(sql, row),
    listRoundNews(sql, row),
    listRoundSources(sql, id),
  ]);
  return {
    ...rest,
    announced_on: toPartialDate(rest.announced_on, announced_precision),
    is_equity: isEquity(rest.round),
    industry_share,
    news,
    sources,
    updated_at: rest.updated_at.toISOString(),
  };
}

/** As neighbourRound; null without an id. */
function neighbour(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return raw`(select json_build_object('slug', f.slug, 'round', f.round, ${moneyPairs('f')},
      'announced_on', ${partialDateOf('f.announced')})
    from fundings f where f.id = ${id})`;
}

/** Null for a round that does not count or is undated, or a startup without an industry. */
async function findIndustryShare(sql: Sql, round: Columns): Promise<IndustryShare | null> {
  const { startup_id, amount, left_out, announced_on } = round;
  if (amount === null || left_out || announced_on === null) return null;
  const year = Number(announced_on.slice(0, 4));
  const { rows } = await raw<Pick<IndustryShare, 'industry' | 'total' | 'rounds'>>`
    with main as (
      select i.id, i.name, i.slug
      from startup_industries si join industries i on i.id = si.industry_id
      where si.startup_id = ${startup_id} order by si.position, i.name limit 1
    )
    select json_build_object('name', main.name, 'slug', main.slug) as industry,
      totals.total_fundings as total, totals.disclosed_count as rounds
    from main join year_totals totals on totals.industry_id = main.id and totals.place_id = 0
      and totals.year = ${year}::int`.execute(sql);
  const share = rows[0];
  if (!share) return null;
  const percent = (amount / share.total) * 100;
  return { ...share, year, percent: Math.round(percent * 10) / 10 };
}

/** The preferred first, with the values in which each disagrees. */
async function listRoundSources(sql: Sql, fundingId: number): Promise<FundingSource[]> {
  const { rows } = await raw<FundingSource>`
    select ${sourceColumns}, r.is_preferred,
      ${partialDateOf('r.announced')} as announced_on, r.amount_usd as amount, r.round
    from funding_reports r join sources x on x.id = r.source_id
    where r.funding_id = ${fundingId}
    order by r.is_preferred desc, r.id`.execute(sql);
  return rows;
}

const MOST_NEWS = 5;
// From leaks before the round to follow-ups a month after.
const DAYS_BEFORE = 7;
const DAYS_AFTER = 30;

/** News around the round and its cited sources, newest first. */
async function listRoundNews(sql: Sql, round: Columns): Promise<NewsItem[]> {
  const { announced_on, announced_precision } = round;
  const { rows } = await raw<NewsItem>`
    select n.title, n.publisher, n.url, ${dateTextOf('n.published')} as published_on, n.published_precision as precision
    from news_startups ns join news n on n.id = ns.news_id
    where ns.startup_id = ${round.startup_id} and (
      n.published_on between ${announced_on}::date - ${DAYS_BEFORE}::int
        and (${announced_on}::date + case ${announced_precision}::text
          when 'year' then interval '1 year' when 'month' then interval '1 month'
          else interval '1 day' end)::date - 1 + ${DAYS_AFTER}::int
      or n.url in (select x.url from funding_reports r join sources x on x.id = r.source_id
        where r.funding_id = ${round.id}))
    order by n.published_on desc, n.published_precision, n.id desc limit ${MOST_NEWS}`.execute(sql);
  return rows;
}

/** Whether investors take shares; null for the unspecific "Funding Round". */
export function isEquity(round: FundingRound): boolean | null {
  if (round === 'Funding Round') return null;
  return (EQUITY_ROUNDS as readonly FundingRound[]).includes(round);
}
