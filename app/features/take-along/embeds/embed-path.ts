import { embedChartPath, embedRoundsPath, embedStartupPath } from '../../../base/embed-paths.ts';
import { pathTo, withQuery } from '../../../base/paths.ts';
import { chartsOf } from '../../../figures/contract.ts';

type Read = (url: URL, ...others: string[]) => string;

const withSearch = (path: string, { search }: URL) => path + search;

/** The chart named after #, if the page has it; else that of its funding, or its only one. */
function chartOf(
  { hash }: URL,
  subject: Parameters<typeof chartsOf>[0],
  scope: Record<string, string | undefined> = {},
): string {
  const keys: readonly string[] = chartsOf(subject);
  const asked = keys.find((key) => `#${key}` === hash);
  const usual = keys.find((key) => key.endsWith('funding_history'));
  return embedChartPath(asked ?? usual ?? keys[0] ?? '', scope);
}

const listOf: Read = ({ pathname, search }) => `/embed${pathname}${search}`;
const chartFile: Read = (url) => withSearch(pathTo('/embed/chart'), url);

/** By the first part of a page's path, or of a file that has the same in it. */
const READERS: Readonly<Record<string, Read>> = {
  '': (url) => chartOf(url, 'none'),
  startup: (_, slug = '', tab) =>
    tab === 'fundings' ? embedRoundsPath(slug) : embedStartupPath(slug),
  location: (url, location_slug) => chartOf(url, 'location_slug', { location_slug }),
  industry: (url, industry_slug, location) =>
    chartOf(url, 'industry_slug', { industry_slug, location }),
  investor: (url, investor_slug) => chartOf(url, 'investor_slug', { investor_slug }),
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
