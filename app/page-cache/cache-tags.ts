// Tags name what a page shows; a write invalidates tags and their cached pages (tag-writers.ts).
// Pages also send them as Surrogate-Key, for a CDN in front.

const SLUG_KINDS = ['startup', 'industry', 'place', 'investor'] as const;

type SlugKind = (typeof SLUG_KINDS)[number];
export type TagKind =
  | 'startups'
  | 'investors'
  | 'news'
  | 'exits'
  | 'people'
  | 'ranking'
  | 'newsletter'
  | 'corrections'
  | SlugKind;
export type CacheTag = Exclude<TagKind, SlugKind> | `${SlugKind}:${string}`;

export const PURGE_ALL = 'all';
/** Beside the tags of what was taken out of the record: no old page may show it. */
export const REMOVED = 'removed';

/** Any startup: for lists, rankings and sums. */
export const ALL_STARTUPS: CacheTag = 'startups';
export const ALL_INVESTORS: CacheTag = 'investors';
export const ALL_NEWS: CacheTag = 'news';
/** Any person and their roles. */
export const ALL_PEOPLE: CacheTag = 'people';
/** Events of any startup, and acquirers. */
export const ALL_EXITS: CacheTag = 'exits';
/** The public log. */
export const ALL_CORRECTIONS: CacheTag = 'corrections';
/** The order of startups by the sum they raised. */
export const RANKING: CacheTag = 'ranking';
/** Issues of the newsletter. */
export const NEWSLETTER: CacheTag = 'newsletter';
/** The startup, its rounds, people, news and figures. */
export const startupTag = (slug: string): CacheTag => `startup:${slug}`;
/** Any startup of the industry. */
export const industryTag = (slug: string): CacheTag => `industry:${slug}`;
/** Any startup of the country or city. */
export const placeTag = (slug: string): CacheTag => `place:${slug}`;
/** The investor, its rounds, and the startups it backed. */
export const investorTag = (slug: string): CacheTag => `investor:${slug}`;

export const hasSlug = (kind: string): boolean => SLUG_KINDS.some((one) => one === kind);

// Proxies refuse long headers; a CDN purges `many` with every change.
const MAX_HEADER_LENGTH = 1_000;

/** The value of Surrogate-Key: every tag, or `many` where that would be too long. */
export function formatSurrogateKeys(tags: readonly CacheTag[]): string {
  const text = [PURGE_ALL, ...new Set(tags)].join(' ');
  return text.length <= MAX_HEADER_LENGTH ? text : `${PURGE_ALL} many`;
}
