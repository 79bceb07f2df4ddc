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

/** Leaves out keys whose value is null, undefined or ''. */
export function withQuery(
  path: string,
  values: Record<string, string | number | null | undefined>,
): string {
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

/** What is shown where the link is shared. */
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

interface InvestorsQuery {
  q?: string;
  type?: string;
  stage?: string;
  country?: string;
  place?: string;
  sector?: string;
  led?: string;
  since?: string;
  sort?: string;
}

export function investorsPath(query: InvestorsQuery, page = 1): string {
  const { q, type, stage, country, place, sector, led, since, sort } = query;
  return withQuery(pathTo('/investors'), {
    q,
    type: type && slugify(type),
    stage: stage && slugify(stage),
    country: country && slugify(country),
    place,
    sector,
    led,
    since,
    sort,
    page: numberOf(page),
  });
}

export const acquirerPath = (slug: string) => pathTo('/acquirer/:slug', { slug });

export const personPath = (slug: string) => pathTo('/person/:slug', { slug });

export interface ExitsQuery {
  kind?: string;
  country?: string;
  industry?: string;
  year?: number;
  since?: number;
  acquirer?: string;
  page?: number | null;
}

export function exitsPath(query: ExitsQuery = {}): string {
  return withQuery(pathTo('/exits'), { ...query });
}

export function exitsCsvPath(query: ExitsQuery = {}): string {
  return withQuery(pathTo('/exits.csv'), { ...query });
}

/** As of startups. */
export const locationPicturePath = (location: string) =>
  pathTo('/location/:location/share.png', { location });

export const locationPath = (location: string) => pathTo('/location/:location', { location });

export function industryPath(industry: string, location?: string): string {
  if (location) return pathTo('/industry/:industry/:location', { industry, location });
  return pathTo('/industry/:industry', { industry });
}

export function foundPath(
  kind: 'startup' | 'investor' | 'industry' | 'location',
  slug: string,
): string {
  const paths = { startup: startupPath, investor: investorPath, industry: industryPath };
  return kind === 'location' ? locationPath(slug) : paths[kind](slug);
}

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

/** Leaves out the defaults. */
export function mapPath(query: MapQuery = {}): string {
  return withQuery(pathTo('/explore/location'), mapQuery(query));
}

export function mapCsvPath(query: MapQuery = {}): string {
  return withQuery(pathTo('/explore/location.csv'), mapQuery(query));
}

/** Leaves out the defaults. */
export function mapQuery({ measure, year, view }: MapQuery) {
  return { measure: measure === 'startups' ? null : measure, year, view };
}

export function chartCsvPath(
  key: string,
  scope: Record<string, string | null | undefined> = {},
): string {
  return withQuery(pathTo('/charts.csv'), { only: key, ...scope });
}

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
export function pricingPath(values: { interval?: string; currency?: string | null } = {}): string {
  const { interval, currency } = values;
  return withQuery(pathTo('/pricing'), {
    interval: interval === 'month' ? null : interval,
    currency,
  });
}

export function checkoutPath({
  plan,
  interval,
  currency,
}: {
  plan: string;
  interval?: string;
  currency?: string | null;
}): string {
  return withQuery(pathTo('/product/checkout'), { plan, interval, currency });
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
export const roundsPath = (filters: Record<string, string | null | undefined> = {}) =>
  withQuery(pathTo('/rounds'), filters);

/** The rounds that charts of funding by year sum up. */
export const countedRoundsPath = (of: Record<string, string | null | undefined> = {}) =>
  roundsPath({ announced_on: 'known', disclosed: 'counted', ...of });

export const startupsPath = (filters: Record<string, string | null | undefined> = {}) =>
  withQuery(pathTo('/startups'), filters);

/** Addresses write criteria with hyphens (decisions.md). */
export function rankingPath(criterion?: string): string {
  if (!criterion) return pathTo('/top-100');
  const filter = `startups-by-${criterion.replaceAll('_', '-')}`;
  return pathTo('/top-100/:filter{startups-by-.+}', { filter });
}

export const rankedId = (slug: string): string => `rank-${slug}`;

/** Its row among the hundred best funded. */
export function rankedPath(slug: string): string {
  return `${rankingPath()}#${rankedId(slug)}`;
}

export const KINDS_ID = 'kinds';
export const glossaryPath = `${pathTo('/methodology')}#${KINDS_ID}`;

export const moneyTermId = (kind: MoneyKind): string => `money-${kind}`;
export const roundTermId = (round: FundingRound): string => `round-${slugify(round)}`;

export function roundTermPath(round: FundingRound): string {
  return `${pathTo('/methodology')}#${roundTermId(round)}`;
}
