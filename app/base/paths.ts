// Paths of links. An address that no list of app/routes.ts or server/ mounts is a type error.
import type { FundingRound, MoneyKind } from './enumerations.ts';
import { slugify } from './slug.ts';

/** The addresses of the site; each list that mounts some adds its own. */
export interface Addresses {
  /** Handled before the site (server/answer-requests.ts). */
  '/metrics': unknown;
}
export type Address = keyof Addresses;

type ParamOf<Text extends string> = Text extends `${infer Head}/${infer Rest}`
  ? ParamOf<Head> | ParamOf<Rest>
  : Text extends `:${infer Name}{${string}`
    ? Name
    : Text extends `:${infer Name}`
      ? Name
      : never;
type Params<A extends Address> = A extends unknown
  ? [ParamOf<A>] extends [never]
    ? []
    : [params: Record<ParamOf<A>, string>]
  : never;

// A :parameter and its optional pattern.
const PARAM = /:(\w+)(\{[^/]*\})?/g;

/** `pathTo('/startup/:startup/team', { startup: 'andela' })` */
export function pathTo<A extends Address>(address: A, ...[params]: Params<A>): string {
  const values: Record<string, string> = params ?? {};
  return address.replace(PARAM, (_, name) => encodeURIComponent(values[name] ?? ''));
}

export type Query = Record<string, string | number | null | undefined>;

/** Leaves out keys whose value is null, undefined or ''. */
export function withQuery(path: string, values: Query): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Left out for the first. */
export const numberOf = (page: number) => (page > 1 ? page : null);

export type StartupTab = 'news-activities' | 'team' | 'fundings' | 'competitors';

export function startupPath(startup: string, tab?: StartupTab): string {
  if (tab) return pathTo(`/startup/:startup/${tab}`, { startup });
  return pathTo('/startup/:startup', { startup });
}

/** The preview picture of a shared link. */
export const startupPicturePath = (startup: string) =>
  pathTo('/startup/:startup/share.png', { startup });

export const startupFundingsCsvPath = (startup: string) =>
  pathTo('/startup/:startup/fundings.csv', { startup });

export const startupFundingsPicturePaths = (startup: string) => ({
  svg: pathTo('/startup/:startup/fundings.svg', { startup }),
  png: pathTo('/startup/:startup/fundings.png', { startup }),
});

export const claimPath = (startup: string) => pathTo('/startup/:startup/claim', { startup });
export const fundingPath = (slug: string) => pathTo('/funding/:slug', { slug });

export const investorPath = (investor: string) => pathTo('/investor/:investor', { investor });

/** As of startups. */
export const investorPicturePath = (investor: string) =>
  pathTo('/investor/:investor/share.png', { investor });

type InvestorsKey = 'q' | InvestorsName | 'place' | 'sector' | 'led' | 'since' | 'sort';
type InvestorsName = 'type' | 'stage' | 'country';

export const investorsPath = (query: InvestorsQuery, page = 1): string =>
  investorsAddress(pathTo('/investors'), query, page);

/** Investors that fit a stage, a sector and a place. */
export const fittingInvestorsPath = (query: InvestorsQuery, page = 1): string =>
  investorsAddress(pathTo('/investors/fit'), { ...query, sort: undefined }, page);

type InvestorsQuery = Partial<Record<InvestorsKey, string>>;

function investorsAddress(path: string, query: InvestorsQuery, page: number): string {
  const slug = (name: InvestorsName) => query[name] && slugify(query[name]);
  const { q, place, sector, led, since, sort } = query;
  const names = { type: slug('type'), stage: slug('stage'), country: slug('country') };
  const others = { place, sector, led, since, sort, page: numberOf(page) };
  return withQuery(path, { q, ...names, ...others });
}

export const acquirerPath = (slug: string) => pathTo('/acquirer/:slug', { slug });

export const personPath = (slug: string) => pathTo('/person/:slug', { slug });

interface ExitsQuery {
  kind?: string;
  cause?: string;
  country?: string;
  industry?: string;
  year?: number;
  since?: number;
  until?: number;
  acquirer?: string;
  page?: number | null;
}

export const exitsPath = (query: ExitsQuery = {}) => withQuery(pathTo('/exits'), { ...query });
export const exitsCsvPath = (query: ExitsQuery = {}) =>
  withQuery(pathTo('/exits.csv'), { ...query });

/** As of startups. */
export const locationPicturePath = (location: string) =>
  pathTo('/location/:location/share.png', { location });

export const locationPath = (location: string) => pathTo('/location/:location', { location });

export function industryPath(industry: string, location?: string): string {
  if (location) return pathTo('/industry/:industry/:location', { industry, location });
  return pathTo('/industry/:industry', { industry });
}

export const locationReportPath = (location: string) =>
  pathTo('/location/:location/report', { location });

export function industryReportPath(industry: string, location?: string): string {
  if (location) return pathTo('/industry/:industry/:location/report', { industry, location });
  return pathTo('/industry/:industry/report', { industry });
}

const FOUND_PATHS = {
  startup: startupPath,
  investor: investorPath,
  person: personPath,
  industry: industryPath,
  location: locationPath,
};
export const foundPath = (kind: keyof typeof FOUND_PATHS, slug: string): string =>
  FOUND_PATHS[kind](slug);

/** Slugs in order; the commas between them stay unescaped. */
export function comparePath(slugs: readonly string[], onlyDifferences = false): string {
  if (slugs.length === 0) return pathTo('/compare');
  const startups = slugs.map(encodeURIComponent).join(',');
  return `${pathTo('/compare')}?startups=${startups}${onlyDifferences ? '&only=differences' : ''}`;
}

export function compareCsvPath(slugs: readonly string[]): string {
  return `${pathTo('/compare.csv')}?startups=${slugs.join(',')}`;
}

export interface MapQuery {
  measure?: string;
  year?: number | null;
  view?: 'table' | null;
}

export const mapPath = (query: MapQuery = {}) =>
  withQuery(pathTo('/explore/location'), mapQuery(query));
export const mapCsvPath = (query: MapQuery = {}) =>
  withQuery(pathTo('/explore/location.csv'), mapQuery(query));

/** Leaves out the defaults. */
export function mapQuery({ measure, year, view }: MapQuery) {
  return { measure: measure === 'startups' ? null : measure, year, view };
}

export const chartCsvPath = (key: string, scope: Query = {}) =>
  withQuery(pathTo('/charts.csv'), { only: key, ...scope });

export const newsPath = (page = 1) => withQuery(pathTo('/news'), { page: numberOf(page) });

export const newsletterPath = (page = 1) =>
  withQuery(pathTo('/newsletter'), { page: numberOf(page) });

/** `day` as 2026-11-23. */
export const issuePath = (day: string) => pathTo('/newsletter/:issue', { issue: day });

export function feedPath(of: WholeFeed): string;
export function feedPath(of: 'startup' | 'industry' | 'location', slug: string): string;
export function feedPath(of: FeedKind, slug = ''): string {
  if (of === 'fundings' || of === 'news' || of === 'newsletter') return pathTo(`/feeds/${of}.atom`);
  return pathTo(`/feeds/${of}/:file{.+\\.atom}`, { file: `${slug}.atom` });
}
type WholeFeed = 'fundings' | 'news' | 'newsletter';
type FeedKind = WholeFeed | 'startup' | 'industry' | 'location';

/** A page with one button to follow something; `back` is an own path. */
export function followPath(type: string, slug: string, back?: string): string {
  return withQuery(pathTo('/follow'), { type, slug, back });
}

export function followingPath(type?: string, page = 1): string {
  return withQuery(pathTo('/dashboard/following'), { type, page: numberOf(page) });
}

export const savedComparisonPath = (uuid: string) =>
  pathTo('/dashboard/saved-comparisons/:uuid', { uuid });

/** Opens with the form to rename it. */
export const renameComparisonPath = (uuid: string) =>
  withQuery(savedComparisonPath(uuid), { rename: 1 });

export function addStartupFormPath(
  step = 1,
  listing?: string | null,
  add?: 'rounds' | 'founders' | null,
): string {
  return withQuery(pathTo('/dashboard/add-startup-form'), { step: numberOf(step), listing, add });
}

export function addStartupSuccessPath(uuid?: string): string {
  return withQuery(pathTo('/dashboard/add-startup-success'), { uuid });
}

export type SettingsTab =
  | 'profile'
  | 'notification'
  | 'password'
  | 'address'
  | 'second-step'
  | 'sessions'
  | 'keys'
  | 'subscription'
  | 'data';

export const settingsPath = (tab: SettingsTab = 'profile') =>
  pathTo(`/dashboard/account-settings/${tab}`);

/** Leaves out the defaults. */
export function pricingPath({ interval, currency }: PriceQuery = {}): string {
  const asked = { interval: interval === 'month' ? null : interval, currency };
  return withQuery(pathTo('/pricing'), asked);
}

export function checkoutPath({ plan, interval, currency }: { plan: string } & PriceQuery): string {
  return withQuery(pathTo('/product/checkout'), { plan, interval, currency });
}
interface PriceQuery {
  interval?: string;
  currency?: string | null;
}

/** Payment providers return here; the page waits for their event. */
export const checkoutReturnPath = (checkout: string) =>
  withQuery(pathTo('/product/checkout/return'), { checkout });

export const checkoutCancelledPath = (checkout: string) =>
  withQuery(pathTo('/product/checkout/cancelled'), { checkout });

/** The sandbox's page: approve or decline, or change a card. */
export function checkoutSandboxPath(checkout: string, { card }: { card?: 1 } = {}): string {
  return withQuery(pathTo('/product/checkout/sandbox'), { checkout, card });
}

export function searchPath(q?: string, kind?: string, page = 1): string {
  return withQuery(pathTo('/search'), { q, kind, page: numberOf(page) });
}

export const semanticSearchPath = (q?: string) => withQuery(pathTo('/search/semantic'), { q });

/** Rounds that match, by parameters of the page such as country and investor. */
export const roundsPath = (filters: Query = {}) => withQuery(pathTo('/rounds'), filters);

export const startupsPath = (filters: Query = {}) => withQuery(pathTo('/startups'), filters);

/** Addresses write criteria with hyphens. */
export function rankingPath(criterion?: string): string {
  if (!criterion) return pathTo('/top-100');
  const filter = `startups-by-${criterion.replaceAll('_', '-')}`;
  return pathTo('/top-100/:filter{startups-by-.+}', { filter });
}

export const rankedId = (slug: string): string => `rank-${slug}`;

export const RANKED_PER_PAGE = 50;

/** Its row among the hundred best funded. */
export const rankedPath = (slug: string, rank: number): string =>
  `${withQuery(rankingPath(), { page: rank > RANKED_PER_PAGE ? 2 : null })}#${rankedId(slug)}`;

export const KINDS_ID = 'kinds';
export const glossaryPath = `${/* @__PURE__ */ pathTo('/methodology')}#${KINDS_ID}`;

export const moneyTermId = (kind: MoneyKind): string => `money-${kind}`;
export const roundTermId = (round: FundingRound): string => `round-${slugify(round)}`;

export const roundTermPath = (round: FundingRound): string =>
  `${pathTo('/methodology')}#${roundTermId(round)}`;
