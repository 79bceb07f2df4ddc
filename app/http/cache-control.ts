/** public: the same for everybody; private: personal, never stored. */
export type Cache = 'public' | 'private';

/**
 * `ahead`: a public response to a prefetch, which the browser may reuse for the click.
 * Shared caches may not store it.
 */
export const CACHE_CONTROL: Record<Cache | 'ahead', string> = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  ahead: 'public, max-age=30, s-maxage=0',
  private: 'private, no-store',
};

/**
 * From the request header Sec-Purpose. Vary does not name it: the click comes without the header
 * and must match the prefetched response.
 */
export function isFetchedAhead(purpose: string | readonly string[] | null | undefined): boolean {
  return purpose?.includes('prefetch') ?? false;
}
