import type { FeedItem } from './contract.ts';

/** Page 1 replaces what is there; a later page is merged: what it repeats, because something new came in, stays once. */
export function mergeFeed(
  before: readonly FeedItem[],
  page: readonly FeedItem[],
  pageNumber: number,
): FeedItem[] {
  if (pageNumber === 1) return [...page];
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
}
