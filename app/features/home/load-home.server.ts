// Blocks that fail to load are logged and left out (spec section 8).
import type { RankingCriterion } from '../../base/enumerations.ts';
import type { Chart } from '../../charts/chart-data.ts';
import type { YearValues } from '../../charts/sparkline.tsx';
import { listGroupYears } from '../../figures/group-years.server.ts';
import type { Context } from '../../http/context.ts';
import { countUndatedFundings, listCharts } from '../figures/queries.server.ts';
import type { Country } from '../locations/contract.ts';
import { listCountries } from '../locations/queries.server.ts';
import { RANKED_LIMITED, type RankingItem } from '../rankings/contract.ts';
import { listMeasuredCriteria, listRaisedYears, rankStartups } from '../rankings/queries.server.ts';
import type { Landing } from './contract.ts';
import { getLanding, type LargeRound, listLargestRounds } from './queries.server.ts';

export interface LandingBlock {
  landing: Landing;
  fundingHistory: Chart | undefined;
  topIndustries: Chart | undefined;
  undatedFundings: number;
  /** Of the last full year. */
  largestRounds: LargeRound[];
  year: number;
}

export interface Home {
  /** Fetched together (spec section 7). */
  landing: LandingBlock | null;
  places: Places | null;
  rankings: Rankings | null;
}

interface Rankings {
  items: RankingItem[];
  /** Rankings that have data. */
  criteria: RankingCriterion[];
  histories: Histories;
}

interface Places {
  countries: Country[];
  histories: Histories;
}

/** US dollars raised by year, by slug. */
type Histories = ReadonlyMap<string, YearValues>;

export async function loadHome(context: Context): Promise<Home> {
  const [landing, places, rankings] = await Promise.all([
    loadLanding(context).catch(logAs(context, 'Error fetching landing page data:')),
    loadPlaces(context).catch(logAs(context, 'Error fetching countries feed data:')),
    loadRankings(context).catch(logAs(context, 'Error fetching rankings data:')),
  ]);
  return { landing, places, rankings };
}

async function loadPlaces({ sql, now }: Context): Promise<Places> {
  const [countries, histories] = await Promise.all([
    listCountries(sql, now),
    listGroupYears(sql, 'country', now),
  ]);
  return { countries, histories };
}

async function loadRankings({ sql, now }: Context): Promise<Rankings> {
  const items = await rankStartups(sql, 'fundings', RANKED_LIMITED);
  const slugs = items.map(({ slug }) => slug);
  return {
    items,
    histories: await listRaisedYears(sql, slugs, now),
    criteria: await listMeasuredCriteria(sql),
  };
}

async function loadLanding({ sql, now }: Context): Promise<LandingBlock> {
  const year = now.getUTCFullYear() - 1;
  const [landing, [fundingHistory, topIndustries], undatedFundings, largestRounds] =
    await Promise.all([
      getLanding(sql),
      listCharts(sql, ['funding_history', 'top_industry_count'], {}, now),
      countUndatedFundings(sql, 'funding_history', {}),
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
