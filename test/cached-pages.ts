// Compares cached pages with fresh ones around a write.
import { expect } from 'vitest';
import { refreshRelated } from '../app/catalogue/related.server.ts';
import { cachedPaths } from '../server/site.tsx';
import { SITEMAP_KINDS } from '../server/sitemaps.ts';
import { openTestServer } from './server.ts';
import { openTestSite } from './site.ts';

/** A startup of Nigerian fintech, and one without its industry and country. */
export const SHOWN = 'flutterwave';
export const APART = 'basigo';
/** Two of its rounds. */
export const APART_ROUNDS = ['/funding/basigo-grant-2023-11', '/funding/basigo-series-a-2024-10'];
export const TABS = ['', '/news-activities', '/team', '/fundings', '/competitors'];
const STARTUPS = [SHOWN, APART, 'paystack', 'andela', 'wave'];

/**
 * At least one address of each parameterised template, related and unrelated to what tests write.
 */
const EXAMPLES: Record<string, string[]> = {
  '/': ['/', '/?view=table'],
  '/top-100/:filter{startups-by-.+}': [
    '/top-100/startups-by-early-stage-fundings',
    '/top-100/startups-by-twitter-follower-count',
    '/top-100/startups-by-twitter-follower-growth',
  ],
  '/funding/:slug': [
    '/funding/flutterwave-series-b-2020-01',
    '/funding/flutterwave-series-c-2021-03',
    ...APART_ROUNDS,
  ],
  '/news': ['/news', '/news?page=2'],
  '/exits': ['/exits', '/exits?country=kenya&kind=closed'],
  '/acquirer/:slug': ['/acquirer/stripe'],
  '/person/:slug': ['/person/shola-akinlade', '/person/olugbenga-agboola'],
  '/startup/:startup': STARTUPS.map((slug) => `/startup/${slug}`),
  '/startup/:startup/news-activities': STARTUPS.map((slug) => `/startup/${slug}/news-activities`),
  '/startup/:startup/team': STARTUPS.map((slug) => `/startup/${slug}/team`),
  '/startup/:startup/fundings': STARTUPS.map((slug) => `/startup/${slug}/fundings`),
  '/startup/:startup/competitors': STARTUPS.map((slug) => `/startup/${slug}/competitors`),
  '/location/:location': [
    ...['nigeria', 'lagos', 'benin', 'kenya', 'nairobi', 'egypt', 'tunisia'].map(
      (slug) => `/location/${slug}`,
    ),
    '/location/nigeria?page=2',
  ],
  '/explore/location': [
    '/explore/location',
    '/explore/location?measure=raised&year=2021',
    '/explore/location?measure=rounds&view=table',
  ],
  '/industry/:industry': ['/industry/fintech', '/industry/fintech?page=2', '/industry/agritech'],
  '/industry/:industry/:location': [
    '/industry/fintech/nigeria',
    '/industry/fintech/kenya',
    '/industry/edtech/egypt',
  ],
  '/rounds': ['/rounds', '/rounds?page=2', '/rounds?country=kenya', '/rounds?investor=partech'],
  '/startups': ['/startups', '/startups?country=kenya', '/startups?industry=fintech&round=seed'],
  '/embed/badge/:file{.+\\.svg}': [`/embed/badge/${SHOWN}.svg`],
  '/embed/badge/:startup': [`/embed/badge/${APART}`],
  '/embed/startup/:startup': [SHOWN, APART].map((slug) => `/embed/startup/${slug}`),
  '/embed/chart': [
    '/embed/chart?only=top_industry_count&view=table',
    '/embed/chart?only=location_funding_history&location_slug=nigeria',
    '/embed/chart?only=investor_country_concentration&investor_slug=visa',
    '/embed/chart?only=startup_twitter_growth&startup_slug=flutterwave',
  ],
  '/embed/rounds': ['/embed/rounds?country=kenya'],
  '/embed/rounds.svg': ['/embed/rounds.svg?country=kenya'],
  '/feeds/list/:file{rounds\\.(?:atom|json)}': [
    '/feeds/list/rounds.atom',
    '/feeds/list/rounds.json?country=kenya',
  ],
  '/feeds/list/:file{startups\\.(?:atom|json)}': ['/feeds/list/startups.json?industry=fintech'],
  '/feeds/list/:file{exits\\.(?:atom|json)}': ['/feeds/list/exits.atom'],
  '/feeds/list/:file{investors\\.(?:atom|json)}': ['/feeds/list/investors.json?place=nigeria'],
  '/rounds.atom': ['/rounds.atom', '/rounds.atom?country=kenya'],
  '/investors': ['/investors', '/investors?page=2', '/investors?q=capital'],
  '/investor/:investor': [
    '/investor/y-combinator',
    '/investor/visa',
    '/investor/tiger-global',
    '/investor/delegation-a-l-entrepreneuriat-rapide',
  ],
  '/feeds/startup/:file{.+\\.atom}': [SHOWN, APART, 'wave'].map(
    (slug) => `/feeds/startup/${slug}.atom`,
  ),
  '/feeds/industry/:file{.+\\.atom}': [
    '/feeds/industry/fintech.atom',
    '/feeds/industry/agritech.atom',
  ],
  '/feeds/location/:file{.+\\.atom}': ['nigeria', 'lagos', 'kenya'].map(
    (slug) => `/feeds/location/${slug}.atom`,
  ),
  '/sitemaps/:file{[a-z]+-[0-9]{1,6}\\.xml}': SITEMAP_KINDS.map(
    (kind) => `/sitemaps/${kind}-1.xml`,
  ),
};

/** Addresses of a cached page's template; itself when it has no parameters. */
export function listAddresses(template: string): string[] {
  const examples = EXAMPLES[template] ?? (template.includes(':') ? [] : [template]);
  if (examples.length === 0) {
    throw new Error(
      `add an address of ${template} to EXAMPLES in test/cached-pages.ts, of something in db/seed/`,
    );
  }
  return examples;
}

export interface Outcome {
  changed: string[];
  revalidated: string[];
  /** Not rendered again. */
  left: string[];
}

// Of the pages that were not rendered again so many are compared with fresh ones, in rotation.
const COMPARED = 10;

/** The starter catalogue behind a page cache. */
export async function openCachedPages() {
  const site = await openTestSite();
  // As the job does; lists computed on demand may change with any startup.
  await refreshRelated(site.sql, 0, Number.POSITIVE_INFINITY);
  const server = await openTestServer(site);
  const pages = [...cachedPaths.keys()].flatMap(listAddresses);
  let compared = 0;

  /** Renders every page, writes, and compares the served pages with fresh ones. */
  async function writeAndCompare(write: () => Promise<unknown>): Promise<Outcome> {
    const before = new Map<string, string>();
    for (const path of pages) before.set(path, (await server.get(path)).body.toString());
    await write();
    await server.settle();
    const outcome: Outcome = { changed: [], revalidated: [], left: [] };
    for (const path of pages) {
      const sent = await server.get(path);
      const isSame = sent.body.toString() === before.get(path);
      if (sent.isHit) outcome.left.push(path);
      else outcome[isSame ? 'revalidated' : 'changed'].push(path);
    }
    const { left } = outcome;
    for (let count = 0; count < Math.min(COMPARED, left.length); count += 1) {
      const path = left[compared++ % left.length] ?? '';
      const isFresh = (await site.page(path)) === (await server.get(path)).body.toString();
      expect(isFresh, `${path} equals a fresh one`).toBe(true);
    }
    return outcome;
  }

  return {
    site,
    server,
    pages,
    writeAndCompare,
    async close() {
      await server.close();
      await site.close();
    },
  };
}

export type CachedPages = Awaited<ReturnType<typeof openCachedPages>>;
