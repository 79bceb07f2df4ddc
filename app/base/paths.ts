// Every address of the site is built here; a test holds them against the real routes.
import { slugify } from './slug.ts';

export type StartupTab = 'news-activities' | 'team' | 'fundings' | 'competitors';

export function startupPath(slug: string, tab?: StartupTab): string {
  return tab ? `/startup/${slug}/${tab}` : `/startup/${slug}`;
}

/** All rounds of a startup as a file. */
export function startupFundingsCsvPath(slug: string): string {
  return `/startup/${slug}/fundings.csv`;
}

export function fundingPath(slug: string): string {
  return `/funding/${slug}`;
}

export function investorPath(slug: string): string {
  return `/investor/${slug}`;
}

export const INVESTORS_PATH = '/investors';

/** Investors narrowed to words of the name, a type and a stage, by value or label; a page only above 1 (spec section 5). */
export function investorsPath(
  { q, type, stage }: { q?: string; type?: string; stage?: string },
  page = 1,
): string {
  return withQuery(INVESTORS_PATH, {
    q,
    type: type && slugify(type),
    stage: stage && slugify(stage),
    page: page > 1 ? page : null,
  });
}

export function locationPath(slug: string): string {
  return `/location/${slug}`;
}

export const INDUSTRIES_PATH = '/industries';

export function industryPath(slug: string, location?: string): string {
  return location ? `/industry/${slug}/${location}` : `/industry/${slug}`;
}

/** Criteria are written with hyphens in addresses (decisions.md). */
export function rankingPath(criterion?: string): string {
  return criterion ? `/top-100/startups-by-${criterion.replaceAll('_', '-')}` : '/top-100';
}

/** The address holds the slugs in order; what cannot be a slug is escaped, the commas stay. */
export function comparePath(slugs: readonly string[], onlyDifferences = false): string {
  if (slugs.length === 0) return '/compare';
  const startups = slugs.map(encodeURIComponent).join(',');
  return `/compare?startups=${startups}${onlyDifferences ? '&only=differences' : ''}`;
}

export function compareCsvPath(slugs: readonly string[]): string {
  return `/compare.csv?startups=${slugs.join(',')}`;
}

/** An uploaded picture by the hash of its content. */
export function picturePath(hash: string): string {
  return `/media/${hash}.webp`;
}

/** The picture that previews of our links elsewhere show. */
export const PREVIEW_PATH = '/preview.png';
export const MAP_PATH = '/explore/location';

/** The map by a measure and a year; the defaults are left out. */
export function mapPath(
  values: { measure?: string; year?: number | null; view?: 'table' | null } = {},
): string {
  return withQuery(MAP_PATH, mapQuery(values));
}

export function mapCsvPath(values: { measure?: string; year?: number | null } = {}): string {
  return withQuery(`${MAP_PATH}.csv`, mapQuery(values));
}

function mapQuery({ measure, year, view }: Parameters<typeof mapPath>[0] = {}) {
  return { measure: measure === 'startups' ? null : measure, year, view };
}

/** One chart of /api/charts as a file; `scope` has the slugs it is about, by parameter. */
export function chartCsvPath(
  key: string,
  scope: Record<string, string | null | undefined> = {},
): string {
  return withQuery('/charts.csv', { only: key, ...scope });
}

/** All news; page 1 has no number of its own. */
export function newsPath(page = 1): string {
  return withQuery('/news', { page: page > 1 ? page : null });
}

export const FOLLOW_PATH = '/follow';

/** A page with one button to follow something; `back` is an own path. */
export function followPath(type: string, slug: string, back?: string): string {
  return withQuery(FOLLOW_PATH, { type, slug, back });
}

export const DASHBOARD_PATH = '/dashboard';

/** Everything followed, or what is of one type; page 1 has no number of its own. */
export function followingPath(type?: string, page = 1): string {
  return withQuery(`${DASHBOARD_PATH}/following`, { type, page: page > 1 ? page : null });
}

export const SAVED_COMPARISONS_PATH = '/dashboard/saved-comparisons';

export function savedComparisonPath(uuid: string): string {
  return `${SAVED_COMPARISONS_PATH}/${uuid}`;
}

export const ADD_STARTUP_PATH = '/dashboard/add-startup';

/** A step of the listing form, of a new listing or of one that was sent. */
export function addStartupFormPath(step = 1, listing?: string | null): string {
  return withQuery('/dashboard/add-startup-form', { step: step > 1 ? step : null, listing });
}

/** Where a listing or an edit stands. */
export function addStartupSuccessPath(uuid?: string): string {
  return withQuery('/dashboard/add-startup-success', { uuid });
}

export function suggestEditPath(slug: string): string {
  return `/startup/${slug}/suggest-edit`;
}

export const MODERATION_PATH = '/moderation';
export const MODERATION_LOG_PATH = '/moderation/log';

/** What waits for a moderator, or what is in another state. */
export function moderationPath(state?: string, page = 1): string {
  return withQuery(MODERATION_PATH, {
    state: state === 'pending' ? null : state,
    page: page > 1 ? page : null,
  });
}

export function submissionPath(uuid: string): string {
  return `${MODERATION_PATH}/${uuid}`;
}

export function moderationLogPath(page = 1): string {
  return withQuery(MODERATION_LOG_PATH, { page: page > 1 ? page : null });
}

/** Two startups side by side, to be made one. */
export function mergePath(keep?: string, gone?: string): string {
  return withQuery(`${MODERATION_PATH}/merge`, { keep, gone });
}

/** Two rounds of one startup side by side, to be made one. */
export function mergeRoundsPath(keep?: string, gone?: string): string {
  return withQuery(`${MODERATION_PATH}/merge-rounds`, { keep, gone });
}

export type SettingsTab =
  | 'profile'
  | 'notification'
  | 'password'
  | 'sessions'
  | 'subscription'
  | 'data';

export function settingsPath(tab: SettingsTab = 'profile'): string {
  return `/dashboard/account-settings/${tab}`;
}

export const OWN_DATA_PATH = '/dashboard/account-settings/data.json';

export const PRICING_PATH = '/pricing';

/** The plans by the month or the year, in a currency; the defaults are left out. */
export function pricingPath(values: { interval?: string; currency?: string | null } = {}): string {
  const { interval, currency } = values;
  return withQuery(PRICING_PATH, { interval: interval === 'month' ? null : interval, currency });
}

export const CHECKOUT_PATH = '/product/checkout';

export function checkoutPath(values: {
  plan: string;
  interval?: string;
  currency?: string | null;
}): string {
  const { plan, interval, currency } = values;
  return withQuery(CHECKOUT_PATH, { plan, interval, currency });
}

/** Where a payment provider leads back to; the page waits until the provider has told us how it went. */
export function checkoutReturnPath(checkout: string): string {
  return withQuery(`${CHECKOUT_PATH}/return`, { checkout });
}

/** Where a payment provider leads who turned back. */
export function checkoutCancelledPath(checkout: string): string {
  return withQuery(`${CHECKOUT_PATH}/cancelled`, { checkout });
}

/** The sandbox's own page, which stands in for a payment provider's: approve or decline. */
export function checkoutSandboxPath(checkout: string): string {
  return withQuery(`${CHECKOUT_PATH}/sandbox`, { checkout });
}

/** The same page when a card is to be changed. */
export function sandboxCardPath(checkout: string): string {
  return withQuery(`${CHECKOUT_PATH}/sandbox`, { checkout, card: 1 });
}

/** Cancelling auto-renewal: the page that states the end date before it is done. */
export const CANCEL_RENEWAL_PATH = '/dashboard/account-settings/subscription/cancel';

export const SEARCH_PATH = '/search';

/** Everything a name may mean, or what is of one kind; page 1 has no number of its own. */
export function searchPath(q?: string, kind?: string, page = 1): string {
  return withQuery(SEARCH_PATH, { q, kind, page: page > 1 ? page : null });
}

/** The page of what name search found. */
export function foundPath(
  kind: 'startup' | 'investor' | 'industry' | 'location',
  slug: string,
): string {
  return {
    startup: startupPath,
    investor: investorPath,
    industry: industryPath,
    location: locationPath,
  }[kind](slug);
}

/** Search by description; without a question the empty page. */
export function semanticSearchPath(q?: string): string {
  return withQuery('/search/semantic', { q });
}

export const ADVANCED_SEARCH_PATH = '/advanced-search';
export const ADVANCED_SEARCH_CSV_PATH = '/advanced_search.csv';

export interface AdvancedSearchAddress {
  filters?: ReadonlyArray<{
    column: string;
    operator: string;
    query_1?: string;
    query_2?: string;
  }>;
  sort?: string | null;
  columns?: readonly string[] | null;
  facets?: boolean;
  page?: number;
}

/** Filters as f[0][column]=…&f[0][operator]=…&f[0][query_1]=…, then sort, columns, facets and page; what is empty is left out. */
export function advancedSearchPath(address: AdvancedSearchAddress = {}): string {
  return ADVANCED_SEARCH_PATH + advancedSearchQuery(address);
}

/** The same search as a file. */
export function advancedSearchCsvPath({ filters, sort }: AdvancedSearchAddress = {}): string {
  return ADVANCED_SEARCH_CSV_PATH + advancedSearchQuery({ filters, sort });
}

function advancedSearchQuery(address: AdvancedSearchAddress): string {
  const { filters = [], sort, columns, facets, page = 1 } = address;
  const parts: Array<[string, string | null | undefined]> = filters.flatMap((filter, index) =>
    (['column', 'operator', 'query_1', 'query_2'] as const).map(
      (part): [string, string | undefined] => [`f[${index}][${part}]`, filter[part]],
    ),
  );
  parts.push(
    ['sort', sort],
    ['columns', columns?.join()],
    ['facets', facets ? '1' : null],
    ['page', page > 1 ? String(page) : null],
  );
  const query = parts.flatMap(([name, value]) => (value ? `${name}=${escapeReadably(value)}` : []));
  return query.length > 0 ? `?${query.join('&')}` : '';
}

/** Commas stay, as people write them; spaces are pluses, as forms send them. */
function escapeReadably(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+');
}

/** Atom feeds: of everything, or of one startup, industry or location by its slug. */
export function feedPath(of: 'fundings' | 'news'): string;
export function feedPath(of: 'startup' | 'industry' | 'location', slug: string): string;
export function feedPath(of: string, slug?: string): string {
  return slug ? `/feeds/${of}/${slug}.atom` : `/feeds/${of}.atom`;
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
