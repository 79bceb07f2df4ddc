// What caches may do with an answer.

/** public: the same for everybody; private: somebody's own, never stored. */
export type Cache = 'public' | 'private';

/**
 * `ahead`: a public answer that a browser fetched before the click, which then asks no second time. Only browsers
 * may keep it: a cache between would hand its half minute on to those who did not ask ahead.
 */
export const CACHE_CONTROL: Record<Cache | 'ahead', string> = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  ahead: 'public, max-age=30, s-maxage=0',
  private: 'private, no-store',
};

/**
 * From the request header Sec-Purpose. No answer names it in Vary: the click comes without it, and is to find what
 * was fetched ahead.
 */
export function isFetchedAhead(purpose: string | readonly string[] | null | undefined): boolean {
  return purpose?.includes('prefetch') ?? false;
}
