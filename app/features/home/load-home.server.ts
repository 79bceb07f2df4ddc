// Blocks that fail to load are logged and left out (spec section 8).

import { countUndatedFundings, listCharts } from '../../figures/queries.server.ts';
import { listGroupYears, listStartupYears } from '../../figures/raised-years.server.ts';
import type { Context } from '../../http/context.ts';
import { listCountries } from '../places/locations/queries.server.ts';
import { RANKED_LIMITED } from '../rankings/contract.ts';
import { listMeasuredCriteria, rankStartups } from '../rankings/queries.server.ts';
import { getLanding, listLargestRounds } from './queries.server.ts';

export type Home = Awaited<ReturnType<typeof loadHome>>;
export type Places = Awaited<ReturnType<typeof loadPlaces>>;
export type Rankings = Awaited<ReturnType<typeof loadRankings>>;

/** Blocks are fetched together (spec section 7). */
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
