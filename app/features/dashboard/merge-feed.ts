import type { FeedItem } from './contract.ts';

/** Page 1 replaces the list; later pages are appended without entries they repeat. */
export function mergeFeed(
  before: readonly FeedItem[],
  page: readonly FeedItem[],
  pageNumber: number,
): FeedItem[] {
  if (pageNumber === 1) return [...page];
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
}
