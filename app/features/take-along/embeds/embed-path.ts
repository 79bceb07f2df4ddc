import { embedChartPath, embedRoundsPath, embedStartupPath } from '../../../base/outside-paths.ts';
import { pathTo, withQuery } from '../../../base/paths.ts';
import { CHART_KEYS, CHART_SUBJECTS } from '../../../figures/contract.ts';

type Read = (url: URL, ...others: string[]) => string;

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

const listOf: Read = ({ pathname, search }) => `/embed${pathname}${search}`;
const chartFile: Read = (url) => withSearch(pathTo('/embed/chart'), url);

/** By the first part of a page's path, or of a file that has the same in it. */
const READERS: Readonly<Record<string, Read>> = {
  '': (url) => chartOf(url, 'funding_history'),
  startup: (_, slug = '', tab) =>
    tab === 'fundings' ? embedRoundsPath(slug) : embedStartupPath(slug),
  location: (url, location_slug) => chartOf(url, 'location_funding_history', { location_slug }),
  industry: (url, industry_slug, location) =>
    chartOf(url, 'industry_funding_history', { industry_slug, location }),
  investor: (url, investor_slug) =>
    chartOf(url, 'investor_country_concentration', { investor_slug }),
  rounds: listOf,
  startups: listOf,
  exits: listOf,
  investors: listOf,
  'top-100': (_, filter = '') =>
    withQuery(pathTo('/embed/top-100'), {
      by: filter.replace(/^startups-by-/, '').replaceAll('-', '_'),
    }),
  explore: (url) => withSearch(pathTo('/embed/countries'), url),
  'charts.svg': chartFile,
  'charts.png': chartFile,
  'charts.csv': chartFile,
  'charts.xlsx': chartFile,
  embed: (url) => withSearch(url.pathname.replace(/\.(svg|png)$/, ''), url),
};

/** The frame that shows what is at an address of this site; null where there is none. */
export function embedPathOf(url: URL): string | null {
  const [first = '', ...others] = url.pathname.slice(1).split('/');
  const read = Object.hasOwn(READERS, first) ? READERS[first] : undefined;
  return read ? read(url, ...others) : null;
}
