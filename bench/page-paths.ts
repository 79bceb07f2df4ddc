// One page of each kind, in the starter catalogue.
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

/** The addresses of all pages in the sitemaps of a site. */
export async function listPages(url: string): Promise<string[]> {
  const sitemaps = await readLocations(url, `${url}/sitemap.xml`);
  return (await Promise.all(sitemaps.map((one) => readLocations(url, one)))).flat();
}

async function readLocations(url: string, sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text();
  const found = [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address));
  return found.map(({ pathname, search }) => url + pathname + search);
}
