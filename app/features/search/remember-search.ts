// Recent searches in the browser; the server adds those of the results page.
import { addRecentSearch, formatRecentSearches, readRecentSearches } from './recent-searches.ts';

export function listRecentSearches(): string[] {
  return readRecentSearches(document.cookie);
}

export function rememberSearch(search: string): void {
  const cookie = formatRecentSearches(
    addRecentSearch(listRecentSearches(), search),
    location.protocol === 'https:',
  );
  // Without the Cookie Store API, which needs https.
  Object.assign(document, { cookie });
}
