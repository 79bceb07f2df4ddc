import {
  embedChartPath,
  embedRoundsPath,
  embedStartupPath,
  pathTo,
  withQuery,
} from '../../base/paths.ts';
import { CHART_KEYS, CHART_SUBJECTS } from '../figures/contract.ts';

type Read = (url: URL, ...slugs: string[]) => string | null;

const withSearch = (path: string, { search }: URL) => path + search;

/** The chart named after #, if the page has it; else the first of the page. */
function chartOf(
  { hash }: URL,
  first: string,
  scope: Record<string, string | undefined> = {},
): string {
  const [subject = null] = Object.keys(scope);
  const asked = CHART_KEYS.find((key) => `#${key}` === hash && CHART_SUBJECTS[key] === subject);
  return embedChartPath(asked ?? first, scope);
}

const SLUG = '([\\w-]{1,120})';

/** By path of a page, or of a file that has the same in it. */
const READERS: ReadonlyArray<[pattern: string, read: Read]> = [
  ['/', (url) => chartOf(url, 'funding_history')],
  [`/startup/${SLUG}/fundings`, (_, startup = '') => embedRoundsPath(startup)],
  [`/startup/${SLUG}(?:/[a-z-]+)?`, (_, startup = '') => embedStartupPath(startup)],
  [
    `/location/${SLUG}`,
    (url, location_slug) => chartOf(url, 'location_funding_history', { location_slug }),
  ],
  [
    `/industry/${SLUG}(?:/${SLUG})?`,
    (url, industry_slug, location) =>
      chartOf(url, 'industry_funding_history', { industry_slug, location }),
  ],
  [
    `/investor/${SLUG}`,
    (url, investor_slug) => chartOf(url, 'investor_country_concentration', { investor_slug }),
  ],
  ['/(rounds|startups|exits|investors)', (url, list) => withSearch(`/embed/${list}`, url)],
  ['/top-100', () => pathTo('/embed/top-100')],
  [
    '/top-100/startups-by-([a-z-]+)',
    (_, by = '') => withQuery(pathTo('/embed/top-100'), { by: by.replaceAll('-', '_') }),
  ],
  ['/explore/location', (url) => withSearch(pathTo('/embed/countries'), url)],
  ['/charts\\.(?:svg|png|csv|xlsx)', (url) => withSearch(pathTo('/embed/chart'), url)],
  ['/embed/.+', (url) => withSearch(url.pathname.replace(/\.svg$/, ''), url)],
];
const PATTERNS = READERS.map(([pattern, read]) => [new RegExp(`^${pattern}$`), read] as const);

/** The frame that shows what is at an address of this site; null where there is none. */
export function embedPathOf(url: URL): string | null {
  for (const [pattern, read] of PATTERNS) {
    const match = pattern.exec(url.pathname);
    if (match) return read(url, ...match.slice(1));
  }
  return null;
}
