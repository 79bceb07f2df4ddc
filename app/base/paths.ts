// Paths of links. Every address is one that app/routes.ts, server/api.ts or a list of server/
// mounts: anything else is a type error.
import { slugify } from './slug.ts';

/** The addresses of the site as keys; each list that mounts some adds its own. */
export interface Addresses {
  /** Answered before the site (server/answer-requests.ts). */
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

// A :parameter with the pattern that it may have to match.
const PARAM = /:(\w+)(\{[^/]*\})?/g;

/** `pathTo('/startup/:startup/team', { startup: 'andela' })` */
export function pathTo<A extends Address>(address: A, ...[params]: Params<A>): string {
  const values: Record<string, string> = params ?? {};
  return address.replace(PARAM, (_, name) => encodeURIComponent(values[name] ?? ''));
}

/** `path` with the values that are given; null, undefined and '' leave their key out. */
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

/** Page 1 has no number of its own. */
const numberOf = (page: number) => (page > 1 ? page : null);

export type StartupTab = 'news-activities' | 'team' | 'fundings' | 'competitors';

export function startupPath(startup: string, tab?: StartupTab): string {
  if (tab) return pathTo(`/startup/:startup/${tab}`, { startup });
  return pathTo('/startup/:startup', { startup });
}

export const startupFundingsCsvPath = (startup: string) =>
  pathTo('/startup/:startup/fundings.csv', { startup });

export const suggestEditPath = (startup: string) =>
  pathTo('/startup/:startup/suggest-edit', { startup });

export const fundingPath = (slug: string) => pathTo('/funding/:slug', { slug });

export const investorPath = (investor: string) => pathTo('/investor/:investor', { investor });

/** Investors narrowed to words of the name, a type and a stage, by value or label. */
export function investorsPath(
  { q, type, stage }: { q?: string; type?: string; stage?: string },
  page = 1,
): string {
  return withQuery(pathTo('/investors'), {
    q,
    type: type && slugify(type),
    stage: stage && slugify(stage),
    page: numberOf(page),
  });
}

export const locationPath = (location: string) => pathTo('/location/:location', { location });

export function industryPath(industry: string, location?: string): string {
  if (location) return pathTo('/industry/:industry/:location', { industry, location });
  return pathTo('/industry/:industry', { industry });
}

/** The page of what name search found. */
export function foundPath(
  kind: 'startup' | 'investor' | 'industry' | 'location',
  slug: string,
): string {
  const paths = { startup: startupPath, investor: investorPath, industry: industryPath };
  return kind === 'location' ? locationPath(slug) : paths[kind](slug);
}

/** Criteria are written with hyphens in addresses (decisions.md). */
export function rankingPath(criterion?: string): string {
  if (!criterion) return pathTo('/top-100');
  const filter = `startups-by-${criterion.replaceAll('_', '-')}`;
  return pathTo('/top-100/:filter{startups-by-.+}', { filter });
}

/** The address holds the slugs in order; what cannot be a slug is escaped, the commas stay. */
export function comparePath(slugs: readonly string[], onlyDifferences = false): string {
  if (slugs.length === 0) return pathTo('/compare');
  const startups = slugs.map(encodeURIComponent).join(',');
  return `${pathTo('/compare')}?startups=${startups}${onlyDifferences ? '&only=differences' : ''}`;
}

export function compareCsvPath(slugs: readonly string[]): string {
  return `${pathTo('/compare.csv')}?startups=${slugs.join(',')}`;
}

interface MapQuery {
  measure?: string;
  year?: number | null;
  view?: 'table' | null;
}

/** The map by a measure and a year; the defaults are left out. */
export function mapPath(query: MapQuery = {}): string {
  return withQuery(pathTo('/explore/location'), mapQuery(query));
}

export function mapCsvPath(query: MapQuery = {}): string {
  return withQuery(pathTo('/explore/location.csv'), mapQuery(query));
}

function mapQuery({ measure, year, view }: MapQuery) {
  return { measure: measure === 'startups' ? null : measure, year, view };
}

/** One chart of /api/charts as a file; `scope` has the slugs it is about, by parameter. */
export function chartCsvPath(
  key: string,
  scope: Record<string, string | null | undefined> = {},
): string {
  return withQuery(pathTo('/charts.csv'), { only: key, ...scope });
}

export const newsPath = (page = 1) => withQuery(pathTo('/news'), { page: numberOf(page) });

/** Atom feeds: of everything, or of one startup, industry or location by its slug. */
export function feedPath(of: 'fundings' | 'news'): string;
export function feedPath(of: 'startup' | 'industry' | 'location', slug: string): string;
export function feedPath(of: FeedKind, slug = ''): string {
  if (of === 'fundings' || of === 'news') return pathTo(`/feeds/${of}.atom`);
  return pathTo(`/feeds/${of}/:file{.+\\.atom}`, { file: `${slug}.atom` });
}
type FeedKind = 'fundings' | 'news' | 'startup' | 'industry' | 'location';

/** A page with one button to follow something; `back` is an own path. */
export function followPath(type: string, slug: string, back?: string): string {
  return withQuery(pathTo('/follow'), { type, slug, back });
}

/** Everything followed, or what is of one type. */
export function followingPath(type?: string, page = 1): string {
  return withQuery(pathTo('/dashboard/following'), { type, page: numberOf(page) });
}

export const savedComparisonPath = (uuid: string) =>
  pathTo('/dashboard/saved-comparisons/:uuid', { uuid });

/** A step of the listing form, of a new listing or of one that was sent. */
export function addStartupFormPath(step = 1, listing?: string | null): string {
  return withQuery(pathTo('/dashboard/add-startup-form'), { step: numberOf(step), listing });
}

/** Where a listing or an edit stands. */
export function addStartupSuccessPath(uuid?: string): string {
  return withQuery(pathTo('/dashboard/add-startup-success'), { uuid });
}

/** What waits for a moderator, or what is in another state. */
export function moderationPath(state?: string, page = 1): string {
  const query = { state: state === 'pending' ? null : state, page: numberOf(page) };
  return withQuery(pathTo('/moderation'), query);
}

export const submissionPath = (uuid: string) => pathTo('/moderation/:uuid', { uuid });

export function moderationLogPath(page = 1): string {
  return withQuery(pathTo('/moderation/log'), { page: numberOf(page) });
}

/** Two startups side by side, to be made one. */
export function mergePath(keep?: string, gone?: string): string {
  return withQuery(pathTo('/moderation/merge'), { keep, gone });
}

/** Two rounds of one startup side by side, to be made one. */
export function mergeRoundsPath(keep?: string, gone?: string): string {
  return withQuery(pathTo('/moderation/merge-rounds'), { keep, gone });
}

export type SettingsTab =
  | 'profile'
  | 'notification'
  | 'password'
  | 'sessions'
  | 'subscription'
  | 'data';

export const settingsPath = (tab: SettingsTab = 'profile') =>
  pathTo(`/dashboard/account-settings/${tab}`);

/** The plans by the month or the year, in a currency; the defaults are left out. */
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

/** Where a payment provider leads back to; the page waits for the provider's event. */
export const checkoutReturnPath = (checkout: string) =>
  withQuery(pathTo('/product/checkout/return'), { checkout });

/** Where a payment provider leads who turned back. */
export const checkoutCancelledPath = (checkout: string) =>
  withQuery(pathTo('/product/checkout/cancelled'), { checkout });

/** The sandbox's page, in place of a provider's: approve or decline, or change a card. */
export function checkoutSandboxPath(checkout: string, { card }: { card?: 1 } = {}): string {
  return withQuery(pathTo('/product/checkout/sandbox'), { checkout, card });
}

/** Everything a name may mean, or what is of one kind. */
export function searchPath(q?: string, kind?: string, page = 1): string {
  return withQuery(pathTo('/search'), { q, kind, page: numberOf(page) });
}

/** Search by description; without a question the empty page. */
export const semanticSearchPath = (q?: string) => withQuery(pathTo('/search/semantic'), { q });
