// Keys of what a page shows. A write notes the keys it touched (db/migrations/085-changes.sql), and whatever carries one of
// them is made anew. They leave with the answer as Surrogate-Key, for a CDN in front.

/** Whatever is kept. */
export const EVERYTHING = 'all';
/** Any startup, investor or news: for lists, rankings and sums over all of them. */
export const ALL_STARTUPS = 'startups';
export const ALL_INVESTORS = 'investors';
export const ALL_NEWS = 'news';

/** The startup, its rounds, people, news and figures. */
export const startupKey = (slug: string): string => `startup:${slug}`;
/** Any startup of the industry: also for what is chosen among them, such as related startups. */
export const industryKey = (slug: string): string => `industry:${slug}`;
/** Any startup of the country or city. */
export const placeKey = (slug: string): string => `place:${slug}`;
/** The investor, its rounds, and the startups it backed. */
export const investorKey = (slug: string): string => `investor:${slug}`;

/** The place among all by the sum raised; null where none is known, which has no rank. */
export function rankKeys(totalUsd: number | null): string[] {
  return totalUsd === null ? [] : [`${RANK}${totalUsd}`];
}

const RANK = 'rank:';

/** The total of a page's rank key; null for other keys. */
export function readRankKey(key: string): number | null {
  return key.startsWith(RANK) ? Number(key.slice(RANK.length)) : null;
}

/** Totals from one up to, but not with, the other: whose startups have another rank. Null for other keys. */
export function readTouchedRanks(key: string): { from: number; to: number } | null {
  if (!key.startsWith(RANK)) return null;
  const [from = '', to = ''] = key.slice(RANK.length).split(':');
  return { from: Number(from), to: Number(to) };
}

// Proxies refuse answers with long headers; a CDN that purges `many` with every change stays exact.
const MAX_HEADER_LENGTH = 1_000;

/** The value of Surrogate-Key: every key, or `many` where that would be too long. Which rank is the page's own affair. */
export function formatSurrogateKeys(keys: readonly string[]): string {
  const plain = new Set(keys.map((key) => (key.startsWith(RANK) ? 'rank' : key)));
  const text = [EVERYTHING, ...plain].join(' ');
  return text.length <= MAX_HEADER_LENGTH ? text : `${EVERYTHING} many`;
}
