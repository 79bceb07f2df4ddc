// The browser's side of recent searches; those of the results page are written by the server.
import { addRecentSearch, formatRecentSearches, readRecentSearches } from './recent-searches.ts';

/** Newest first, as the browser has them now. */
export function listRecentSearches(): string[] {
  return readRecentSearches(document.cookie);
}

/** Puts a search first among those in the cookie. */
export function rememberSearch(search: string): void {
  const cookie = formatRecentSearches(
    addRecentSearch(listRecentSearches(), search),
    location.protocol === 'https:',
  );
  // Not through the Cookie Store API: browsers have that under https alone, and a site may run without.
  Object.assign(document, { cookie });
}
