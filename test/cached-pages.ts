// Cached pages compared with fresh ones around a write: which were rendered again, and which were left.
import { sql as raw } from 'kysely';
import { expect } from 'vitest';
import { openTestServer } from './server.ts';
import { openTestSite } from './site.ts';

/** A startup of Nigerian fintech, and one that shares neither industry nor country with it. */
export const SHOWN = 'flutterwave';
export const APART = 'basigo';
export const TABS = ['', '/news-activities', '/team', '/fundings', '/competitors'];
const SITEMAPS = ['pages', 'startups', 'fundings', 'investors', 'industries', 'locations'];

export interface Outcome {
  /** Rendered again, and different. */
  changed: string[];
  /** Rendered again, and the same. */
  revalidated: string[];
  /** Left as they were. */
  left: string[];
}

/** The starter catalogue behind a page cache. */
export async function openCachedPages() {
  const site = await openTestSite();
  const server = await openTestServer(site);

  async function listRounds(startup: string): Promise<string[]> {
    const { rows } = await raw<{ slug: string }>`
      select f.slug from fundings f join startups s on s.id = f.startup_id
      where s.slug = ${startup} order by f.announced_on, f.id`.execute(site.sql);
    expect(rows.length, `rounds of ${startup}`).toBeGreaterThan(1);
    return rows.map(({ slug }) => slug);
  }

  /** At least one address of every kind of cached page, feed and sitemap, near to what is written and far from it. */
  async function listPages(): Promise<string[]> {
    const fundings = [
      ...(await listRounds(SHOWN)).slice(0, 3),
      ...(await listRounds(APART)).slice(0, 2),
    ];
    return [
      '/',
      '/?view=table',
      '/top-100',
      '/top-100/startups-by-early-stage-fundings',
      '/top-100/startups-by-twitter-follower-count',
      '/top-100/startups-by-twitter-follower-growth',
      '/industries',
      '/explore/location',
      '/explore/location?measure=raised&year=2021',
      '/explore/location?measure=rounds&view=table',
      '/investors',
      '/investors?page=2',
      '/investors?q=capital',
      '/news',
      '/news?page=2',
      '/terms',
      '/privacy-policy',
      '/attribution-policy',
      ...[SHOWN, APART, 'paystack', 'andela', 'wave'].flatMap((slug) =>
        TABS.map((tab) => `/startup/${slug}${tab}`),
      ),
      ...fundings.map((slug) => `/funding/${slug}`),
      '/investor/y-combinator',
      '/investor/visa',
      '/investor/tiger-global',
      '/investor/delegation-a-l-entrepreneuriat-rapide',
      '/industry/fintech',
      '/industry/fintech?page=2',
      '/industry/fintech/nigeria',
      '/industry/fintech/kenya',
      '/industry/agritech',
      '/industry/edtech/egypt',
      '/location/nigeria',
      '/location/nigeria?page=2',
      '/location/lagos',
      '/location/benin',
      '/location/kenya',
      '/location/nairobi',
      '/location/egypt',
      '/location/tunisia',
      '/feeds/fundings.atom',
      '/feeds/news.atom',
      ...[SHOWN, APART, 'wave'].map((slug) => `/feeds/startup/${slug}.atom`),
      ...['fintech', 'agritech'].map((slug) => `/feeds/industry/${slug}.atom`),
      ...['nigeria', 'lagos', 'kenya'].map((slug) => `/feeds/location/${slug}.atom`),
      '/sitemap.xml',
      ...SITEMAPS.map((name) => `/sitemaps/${name}-1.xml`),
    ];
  }

  /** Warms every page, writes, and compares each page served afterwards with a fresh one. */
  async function writeAndCompare(write: () => Promise<unknown>): Promise<Outcome> {
    const pages = await listPages();
    const before = new Map<string, string>();
    for (const path of pages) before.set(path, (await server.get(path)).body.toString());
    for (const path of pages)
      expect((await server.get(path)).isHit, `${path} is cached`).toBe(true);
    await write();
    await server.settle();
    const outcome: Outcome = { changed: [], revalidated: [], left: [] };
    for (const path of pages) {
      const sent = await server.get(path);
      const text = sent.body.toString();
      if (sent.isHit) {
        // What was rendered just now is fresh; what was left has to be compared.
        const fresh = await site.request(path);
        expect(text === (await fresh.text()), `${path} equals a fresh one`).toBe(true);
        outcome.left.push(path);
      } else if (text === before.get(path)) outcome.revalidated.push(path);
      else outcome.changed.push(path);
    }
    return outcome;
  }

  return {
    site,
    server,
    listRounds,
    listPages,
    writeAndCompare,
    async close() {
      await server.close();
      await site.close();
    },
  };
}

export type CachedPages = Awaited<ReturnType<typeof openCachedPages>>;
