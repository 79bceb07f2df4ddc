// Investors with most rounds of a kind recently.
import { sql as raw } from 'kysely';
import { isoDay } from '../../base/dates.ts';
import type { FundingRound } from '../../base/enumerations.ts';
import {
  TOP_INVESTORS,
  type TopInvestors,
  type TopList,
  type TopWindows,
} from '../../catalogue/investor-contract.ts';
import {
  type InvestorColumns,
  investorNameColumns,
  toInvestorRow,
} from '../../catalogue/select-investors.server.ts';
import type { Sql } from '../../data/database.ts';
import { announcedNumber, partialDateOfNumber } from '../../data/partial-date-of.ts';
import {
  type DailyFigure,
  readDailyFigure,
  refreshDailyFigure,
} from '../../figures/daily-figures.server.ts';
import { findTotals } from '../../figures/sums.server.ts';
import type { Work } from '../../jobs/jobs.server.ts';
import { ALL_INVESTORS } from '../../page-cache/cache-tags.ts';
import { typesAndStagesOf } from './filters.server.ts';
import { refreshBusyPartners } from './partners.server.ts';

const WINDOW_MONTHS = 36;
/** Above this many rounds the lists are computed daily. */
const ROUNDS_READ_AT_ONCE = 50_000;
export const ROUND_OF: Record<TopList, FundingRound> = {
  top_angels: 'Angel',
  top_seed: 'Seed',
  top_series_a: 'Series A',
  top_grants: 'Grant',
};
export const TOP_LISTS = Object.keys(ROUND_OF) as TopList[];

type Ranked = InvestorColumns & { round: FundingRound };

export interface TopAnswer {
  lists: TopInvestors;
  windows: TopWindows;
}

/** By rounds joined, then their sum, of 36 months; of all time where those have none. */
export async function listTopInvestors(sql: Sql, now: Date): Promise<TopAnswer> {
  return (await isLarge(sql)) ? readDailyFigure(sql, topOf(sql, now), now) : rankAll(sql, now);
}

async function refreshTopInvestors(sql: Sql, now: Date): Promise<void> {
  if (await isLarge(sql)) await refreshDailyFigure(sql, topOf(sql, now), now);
}

function topOf(sql: Sql, now: Date): DailyFigure<TopAnswer> {
  return {
    key: 'top-investors',
    compute: () => rankAll(sql, now),
    listCacheTags: async () => [ALL_INVESTORS],
  };
}

async function rankAll(sql: Sql, now: Date): Promise<TopAnswer> {
  const recent = await rankInvestors(sql, Object.values(ROUND_OF), now, WINDOW_MONTHS);
  const isFilled = (round: FundingRound) => recent.some((row) => row.round === round);
  const unfilled = Object.values(ROUND_OF).filter((round) => !isFilled(round));
  const ever = unfilled.length > 0 ? await rankInvestors(sql, unfilled, now, null) : [];
  const ranked = Map.groupBy([...recent, ...ever], ({ round }) => round);
  return {
    lists: mapLists((round) =>
      (ranked.get(round) ?? []).map(({ round: _, ...columns }) => toInvestorRow(columns)),
    ),
    windows: mapLists((round) => (ever.some((row) => row.round === round) ? null : WINDOW_MONTHS)),
  };
}

async function isLarge(sql: Sql): Promise<boolean> {
  return (await findTotals(sql, {})).fundings_count > ROUNDS_READ_AT_ONCE;
}

/** The first ten of each kind, over the months up to `now` or all time, undated rounds too. */
async function rankInvestors(
  sql: Sql,
  rounds: FundingRound[],
  now: Date,
  months: number | null,
): Promise<Ranked[]> {
  const today = isoDay(now);
  const isCounted =
    months === null
      ? raw`true`
      : raw`f.announced_on > ${today}::date - interval '1 month' * ${months}::int
          and f.announced_on <= ${today}::date`;
  const { rows } = await raw<Ranked>`
    with joined as (
      select f.round, fi.investor_id, count(*) as deals_count,
        count(*) filter (where fi.is_lead) as lead_count, sum(f.counted_usd) as total_amount,
        max(${announcedNumber}) as last_deal
      from fundings f join funding_investors fi on fi.funding_id = f.id
      where f.round = any (${rounds}::text[]) and ${isCounted}
      group by f.round, fi.investor_id
    ), ranked as (
      select joined.*, row_number() over (
        partition by joined.round
        order by joined.deals_count desc, joined.total_amount desc nulls last, i.name, i.id) as rank
      from joined join investors i on i.id = joined.investor_id
    )
    select r.round, ${investorNameColumns}, r.deals_count, r.total_amount, r.lead_count,
      ${partialDateOfNumber('r.last_deal')} as last_deal_on
    from ranked r
      join investors i on i.id = r.investor_id
      left join places country on country.iso2 = i.country_code
    where r.rank <= ${TOP_INVESTORS}
    order by r.round, r.rank`.execute(sql);
  return rows;
}

function mapLists<Value>(makeList: (round: FundingRound) => Value): Record<TopList, Value> {
  const entries = TOP_LISTS.map((list) => [list, makeList(ROUND_OF[list])]);
  return Object.fromEntries(entries) as Record<TopList, Value>;
}

export function investorsWork(sql: Sql): Work {
  return {
    jobs: [
      {
        name: 'investor-lists',
        cron: '*/10 * * * *',
        async run() {
          const now = new Date();
          await refreshTopInvestors(sql, now);
          await refreshBusyPartners(sql, now);
          await refreshDailyFigure(sql, typesAndStagesOf(sql), now);
        },
      },
    ],
    loops: [],
  };
}
