import { sql as raw } from 'kysely';
import { cutToPrecision, toPartialDate } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { NewsItem } from '../sources/contract.ts';
import { sourceColumns } from '../sources/source-columns.ts';
import type { RoundInvestor } from './contract.ts';
import type { Funding, FundingSource, IndustryShare, NeighbourRound } from './detail-contract.ts';
import { isEquity } from './is-equity.ts';

type Columns = Pick<
  Funding,
  | 'slug'
  | 'startup'
  | 'round'
  | 'amount'
  | 'is_weak'
  | 'reported'
  | 'cumulative_total'
  | 'note'
  | 'is_fictional'
> & {
  id: number;
  startup_id: number;
  announced_on: string | null;
  announced_precision: string | null;
  investors: RoundInvestor[] | null;
  previous_id: number | null;
  next_id: number | null;
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
    select self.id, self.slug, self.startup_id, self.round, self.amount_usd as amount, self.is_weak, self.note,
      -- An amount without its rate was not converted from it but is that of another report.
      case when self.reported_currency is not null and (self.amount_usd is null or self.usd_rate is not null)
        then json_build_object('amount', self.reported_amount, 'currency', self.reported_currency,
          'usd_rate', self.usd_rate, 'usd_rate_on', self.usd_rate_on) end as reported,
      self.announced_on, self.announced_precision, self.updated_at, s.is_fictional,
      dated.previous_id, dated.next_id, dated.cumulative_total,
      json_build_object('name', s.name, 'slug', s.slug, 'logo', s.logo, 'tagline', s.tagline,
        'country', country.name, 'country_slug', country.slug) as startup,
      (select json_agg(json_build_object('name', i.name, 'slug', i.slug, 'is_lead', fi.is_lead,
          'label', i.name || case when fi.is_lead then ' (lead)' else '' end)
          order by fi.is_lead desc, fi.position, i.name)
        from funding_investors fi join investors i on i.id = fi.investor_id
        where fi.funding_id = self.id) as investors
    from self
      join startups s on s.id = self.startup_id
      join places country on country.id = s.country_id
      left join dated on dated.id = self.id`.execute(sql);
  const row = rows[0];
  if (!row) return null;
  const { id, startup_id, announced_precision, previous_id, next_id, ...rest } = row;
  const [neighbours, industry_share, news, sources] = await Promise.all([
    listNeighbours(sql, [previous_id, next_id]),
    findIndustryShare(sql, row),
    listRoundNews(sql, row),
    listRoundSources(sql, id),
  ]);
  return {
    ...rest,
    announced_on: toPartialDate(rest.announced_on, announced_precision),
    is_equity: isEquity(rest.round),
    investors: rest.investors ?? [],
    previous_round: neighbours.get(previous_id) ?? null,
    next_round: neighbours.get(next_id) ?? null,
    industry_share,
    news,
    sources,
    updated_at: rest.updated_at.toISOString(),
  };
}

async function listNeighbours(
  sql: Sql,
  ids: Array<number | null>,
): Promise<Map<number | null, NeighbourRound>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const { rows } = await raw<{
    id: number;
    slug: string;
    round: NeighbourRound['round'];
    amount: number | null;
    reported_amount: number | null;
    reported_currency: string | null;
    announced_on: string;
    announced_precision: string;
  }>`
    select id, slug, round, amount_usd as amount, reported_amount, reported_currency, announced_on, announced_precision
    from fundings where id = any (${known}::bigint[])`.execute(sql);
  return new Map(
    rows.map(({ id, announced_on, announced_precision, ...round }) => [
      id,
      { ...round, announced_on: datedAt(announced_on, announced_precision) },
    ]),
  );
}

/** For columns that a check constraint keeps non-null together. */
function datedAt(date: string, precision: string): NeighbourRound['announced_on'] {
  const dated = toPartialDate(date, precision);
  if (!dated) throw new RangeError(`a dated round without a date: ${date}`);
  return dated;
}

interface Round {
  startup_id: number;
  amount: number | null;
  is_weak: boolean;
  announced_on: string | null;
}

/** Null for an undisclosed or undated round, or a startup without an industry. */
async function findIndustryShare(sql: Sql, round: Round): Promise<IndustryShare | null> {
  const { startup_id, amount, is_weak, announced_on } = round;
  if (amount === null || is_weak || announced_on === null) return null;
  const year = Number(announced_on.slice(0, 4));
  const { rows } = await raw<Pick<IndustryShare, 'industry' | 'total' | 'rounds'>>`
    with main as (
      select i.id, i.name, i.slug
      from startup_industries si join industries i on i.id = si.industry_id
      where si.startup_id = ${startup_id} order by si.position, i.name limit 1
    )
    select json_build_object('name', main.name, 'slug', main.slug) as industry,
      totals.total_fundings as total, totals.disclosed_count as rounds
    from main join year_totals totals on totals.industry_id = main.id and totals.place_id = 0 and totals.year = ${year}::int`.execute(
    sql,
  );
  const share = rows[0];
  return share ? { ...share, year, percent: roundToTenth((amount / share.total) * 100) } : null;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

type SourceColumns = Omit<FundingSource, 'announced_on'> & {
  announced_on: string | null;
  announced_precision: string | null;
};

/** The preferred first, with the values in which each disagrees. */
async function listRoundSources(sql: Sql, fundingId: number): Promise<FundingSource[]> {
  const { rows } = await raw<SourceColumns>`
    select ${sourceColumns}, r.is_preferred, r.announced_on,
      r.announced_precision, r.amount_usd as amount, r.round
    from funding_reports r join sources x on x.id = r.source_id
    where r.funding_id = ${fundingId}
    order by r.is_preferred desc, r.id`.execute(sql);
  return rows.map(({ announced_on, announced_precision, ...report }) => ({
    ...report,
    announced_on: toPartialDate(announced_on, announced_precision),
  }));
}

interface Round {
  id: number;
  startup_id: number;
  announced_on: string | null;
  announced_precision: string | null;
}

const MOST_NEWS = 5;
// From leaks before the round to follow-ups a month after.
const DAYS_BEFORE = 7;
const DAYS_AFTER = 30;

/** News around the round and its cited sources, newest first. */
async function listRoundNews(sql: Sql, round: Round): Promise<NewsItem[]> {
  const { announced_on, announced_precision } = round;
  const { rows } = await raw<NewsItem>`
    select n.title, n.publisher, n.url, n.published_on, n.published_precision as precision
    from news_startups ns join news n on n.id = ns.news_id
    where ns.startup_id = ${round.startup_id} and (
      n.published_on between ${announced_on}::date - ${DAYS_BEFORE}::int
        and (${announced_on}::date + case ${announced_precision}::text
          when 'year' then interval '1 year' when 'month' then interval '1 month'
          else interval '1 day' end)::date - 1 + ${DAYS_AFTER}::int
      or n.url in (select x.url from funding_reports r join sources x on x.id = r.source_id
        where r.funding_id = ${round.id}))
    order by n.published_on desc, n.published_precision, n.id desc limit ${MOST_NEWS}`.execute(sql);
  return rows.map((item) => ({
    ...item,
    published_on: cutToPrecision(item.published_on, item.precision) ?? item.published_on,
  }));
}
