/** public: the same for everybody; private: personal, never stored. */
export type Cache = 'public' | 'private';

/** `ahead`: a prefetched page, which the browser may use for the click; shared caches may not. */
export const CACHE_CONTROL: Record<Cache | 'ahead', string> = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  ahead: 'public, max-age=30, s-maxage=0',
  private: 'private, no-store',
};

/** From Sec-Purpose; not in Vary, as the click comes without it and must match the prefetch. */
export function isFetchedAhead(purpose: string | readonly string[] | null | undefined): boolean {
  return purpose?.includes('prefetch') ?? false;
}
