// Who joined most rounds of a kind lately (decisions.md, /investors).
import { sql as raw } from 'kysely';
import type { FundingRound } from '../../base/enumerations.ts';
import type { Sql } from '../../data/database.ts';
import { TOP_INVESTORS, type TopInvestors, type TopList, type TopWindows } from './contract.ts';
import {
  type InvestorColumns,
  investorNameColumns,
  toInvestorRow,
} from './select-investors.server.ts';

const WINDOW_MONTHS = 36;
const ROUND_OF: Record<TopList, FundingRound> = {
  top_angels: 'Angel',
  top_seed: 'Seed',
  top_series_a: 'Series A',
  top_grants: 'Grant',
};
const LISTS = Object.keys(ROUND_OF) as TopList[];

interface RankedColumns extends InvestorColumns {
  round: FundingRound;
  has_recent: boolean;
}

/** By rounds joined, then by their sum; a list without a round in its 36 months looks at all time instead. */
export async function listTopInvestors(
  sql: Sql,
  now: Date,
): Promise<{ lists: TopInvestors; windows: TopWindows }> {
  const today = now.toISOString().slice(0, 10);
  const { rows } = await raw<RankedColumns>`
    with joined as (
      select fi.investor_id, fi.is_lead, f.round, f.amount_usd, f.announced_on, f.announced_precision,
        coalesce(f.announced_on > ${today}::date - interval '1 month' * ${WINDOW_MONTHS}::int
          and f.announced_on <= ${today}::date, false) as is_recent
      from fundings f join funding_investors fi on fi.funding_id = f.id
      where f.round = any (${Object.values(ROUND_OF)}::text[])
    ), windows as (
      select round, bool_or(is_recent) as has_recent from joined group by round
    ), figures as (
      select round, has_recent, investor_id, count(*) as deals_count,
        count(*) filter (where is_lead) as lead_count, sum(amount_usd) as total_amount,
        (array_agg(announced_on order by announced_on desc nulls last, announced_precision))[1] as last_deal_day,
        (array_agg(announced_precision order by announced_on desc nulls last, announced_precision))[1] as last_deal_precision
      from joined join windows using (round)
      where is_recent or not has_recent
      group by round, has_recent, investor_id
    ), ranked as (
      select figures.*, row_number() over (
        partition by figures.round
        order by figures.deals_count desc, figures.total_amount desc nulls last, i.name, i.id) as rank
      from figures join investors i on i.id = figures.investor_id
    )
    select r.round, r.has_recent, ${investorNameColumns}, r.deals_count, r.total_amount, r.lead_count,
      r.last_deal_day, r.last_deal_precision
    from ranked r
      join investors i on i.id = r.investor_id
      left join places country on country.iso2 = i.country_code
    where r.rank <= ${TOP_INVESTORS}
    order by r.round, r.rank`.execute(sql);
  const lists = mapLists((list) =>
    rows
      .filter(({ round }) => round === ROUND_OF[list])
      .map(({ round: _, has_recent: __, ...columns }) => toInvestorRow(columns)),
  );
  const windows = mapLists((list) => {
    const isAllTime = rows.some((row) => row.round === ROUND_OF[list] && !row.has_recent);
    return isAllTime ? null : WINDOW_MONTHS;
  });
  return { lists, windows };
}

function mapLists<Value>(makeList: (list: TopList) => Value): Record<TopList, Value> {
  return Object.fromEntries(LISTS.map((list) => [list, makeList(list)])) as Record<TopList, Value>;
}
