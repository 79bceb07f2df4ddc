// Addresses to ask for: every kind of page, and from the sitemaps every page there is.

/** One of each kind, of the starter catalogue. */
export const KINDS_OF_PAGE = {
  home: '/',
  startup: '/startup/flutterwave',
  fundings: '/startup/flutterwave/fundings',
  competitors: '/startup/flutterwave/competitors',
  investor: '/investor/y-combinator',
  industry: '/industry/fintech',
  location: '/location/kenya',
  ranking: '/top-100',
  investors: '/investors',
  industries: '/industries',
  map: '/explore/location',
  news: '/news',
} as const;

/** Paths of all pages that the sitemaps of the site at `url` list. */
export async function starterPaths(url: string): Promise<string[]> {
  const sitemaps = await locations(`${url}/sitemap.xml`);
  const pages = await Promise.all(sitemaps.map((path) => locations(url + path)));
  return pages.flat();
}

async function locations(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}
