import { sql as raw } from 'kysely';
import { limitTo } from '../../catalogue/fragments.server.ts';
import { startupRowColumns } from '../../catalogue/select-rows.server.ts';
import type { StartupRow } from '../../catalogue/startup-contract.ts';
import type { Sql } from '../../data/database.ts';
import { chartsOf } from '../../figures/contract.ts';
import { countUndatedFundings, listCharts } from '../../figures/queries.server.ts';
import { findTotals, listGroupYears, listStartupYears } from '../../figures/sums.server.ts';
import type { Context } from '../../http/context.ts';
import { listNewestNews } from '../news/queries.server.ts';
import { listCountries, listTopCountries, listTopIndustries } from '../places/queries.server.ts';
import { RANKED_LIMITED } from '../rankings/contract.ts';
import { listMeasuredCriteria, rankStartups } from '../rankings/queries.server.ts';
import { listGroupFundings } from '../startups/startup-group.server.ts';
import type { Landing } from './contract.ts';

const LATEST_FUNDINGS = 6;
const NEW_STARTUPS = 6;
const NEWS = 5;
const TOP_INDUSTRIES = 8;
const LARGEST_ROUNDS = 6;
const TOP_LOCATIONS = 8;
const EVERY_STARTUP = {};

export async function getLanding(sql: Sql): Promise<Landing> {
  const [figures, latest_fundings, new_startups, news, top_industries, top_locations] =
    await Promise.all([
      getFigures(sql),
      listGroupFundings(sql, EVERY_STARTUP, LATEST_FUNDINGS),
      listNewStartups(sql),
      listNewestNews(sql, NEWS),
      listTopIndustries(sql, EVERY_STARTUP, TOP_INDUSTRIES),
      listTopCountries(sql, TOP_LOCATIONS),
    ]);
  return { ...figures, latest_fundings, new_startups, news, top_industries, top_locations };
}

async function getFigures(sql: Sql) {
  const totals = await findTotals(sql, EVERY_STARTUP);
  const { rows } = await raw<
    Omit<Landing['counts'], 'startups' | 'fundings'> & { updated_at: Date | null }
  >`
    select (select count(*) from places p where kind = 'country'
        and exists (select from group_totals where place_id = p.id and industry_id = 0)) as countries,
      (select count(*) from group_totals where place_id = 0 and industry_id > 0) as industries,
      (select count(*) from investors) as investors,
      (select max(updated_at) from search_startups) as updated_at`.execute(sql);
  const { startups_count: startups, fundings_count: fundings, total_fundings, left_out } = totals;
  const { updated_at, ...others } = rows[0] as (typeof rows)[number];
  return {
    counts: { startups, fundings, ...others },
    total_fundings,
    left_out,
    updated_at: updated_at?.toISOString() ?? null,
  };
}

export interface LargeRound {
  funding: string;
  slug: string;
  name: string;
  amount: number;
}

/** Announced in a year, largest first: in the order of an index, which ends the search early. */
async function listLargestRounds(sql: Sql, year: number): Promise<LargeRound[]> {
  const { rows } = await raw<LargeRound>`
    select f.slug as funding, s.slug, s.name, f.counted_usd as amount
    from fundings f join startups s on s.id = f.startup_id
    where f.announced_on >= make_date(${year}::int, 1, 1) and f.announced_on < make_date(${year}::int + 1, 1, 1)
      and f.counted_usd > 0
    order by f.counted_usd desc nulls last, f.amount_usd desc nulls last, f.announced_on desc nulls last, f.id desc
    ${limitTo(LARGEST_ROUNDS)}`.execute(sql);
  return rows;
}

async function listNewStartups(sql: Sql): Promise<StartupRow[]> {
  const { rows } = await raw<StartupRow>`
    select ${startupRowColumns}
    from startups s join places country on country.id = s.country_id
    where s.status is distinct from 'closed'
    order by s.created_at desc, s.year_founded desc nulls last, s.name
    ${limitTo(NEW_STARTUPS)}`.execute(sql);
  return rows;
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
export type Places = Awaited<ReturnType<typeof loadPlaces>>;
export type Rankings = Awaited<ReturnType<typeof loadRankings>>;

/** Blocks that fail to load are logged and left out. */
export async function loadHome(context: Context) {
  const [landing, places, rankings] = await Promise.all([
    loadLanding(context).catch(logAs(context, 'Error fetching landing page data:')),
    loadPlaces(context).catch(logAs(context, 'Error fetching countries feed data:')),
    loadRankings(context).catch(logAs(context, 'Error fetching rankings data:')),
  ]);
  return { landing, places, rankings };
}

async function loadPlaces({ sql, now }: Context) {
  const [countries, histories] = await Promise.all([
    listCountries(sql, now),
    listGroupYears(sql, 'country', now),
  ]);
  return { countries, histories };
}

async function loadRankings({ sql, now }: Context) {
  const items = await rankStartups(sql, 'fundings', RANKED_LIMITED);
  const slugs = items.map(({ slug }) => slug);
  return {
    items,
    histories: await listStartupYears(sql, slugs, now),
    /** Rankings that have data. */
    criteria: await listMeasuredCriteria(sql),
  };
}

/** The largest rounds are those of the last full year. */
async function loadLanding({ sql, now }: Context) {
  const year = now.getUTCFullYear() - 1;
  const [landing, [fundingHistory, topIndustries], undatedFundings, largestRounds] =
    await Promise.all([
      getLanding(sql),
      listCharts(sql, chartsOf('none'), {}, now),
      countUndatedFundings(sql, null, {}),
      listLargestRounds(sql, year),
    ]);
  return { landing, fundingHistory, topIndustries, undatedFundings, largestRounds, year };
}

function logAs({ log, requestId }: Context, words: string): (error: unknown) => null {
  return (error) => {
    log.error({ err: error, requestId }, words);
    return null;
  };
}
