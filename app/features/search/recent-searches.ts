// The cookie `recent_searches`, a fixed form of the first client: a URI-encoded JSON array, written
// by server and browser.
import { readCookie } from '../../http/cookies.ts';

const RECENT_SEARCHES_COOKIE = 'recent_searches';
const MAX_RECENT_SEARCHES = 10;
/** Browsers cap it at 400 days. */
const LIFE_DAYS = 6_800;
const MAX_LENGTH = 200;
// Browsers silently drop cookies over 4,096 bytes, attributes included.
const MAX_BYTES = 3_800;

/** From a Cookie header or document.cookie, newest first; malformed content is ignored. */
export function readRecentSearches(cookies: string | null): string[] {
  const value = readCookie(cookies, RECENT_SEARCHES_COOKIE);
  if (!value) return [];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? tidy(list) : [];
  } catch {
    return [];
  }
}

export function addRecentSearch(searches: readonly string[], search: string): string[] {
  return tidy([search, ...searches]);
}

function tidy(list: readonly unknown[]): string[] {
  const searches: string[] = [];
  const seen = new Set<string>();
  for (const one of list) {
    const search =
      typeof one === 'string' ? one.trim().slice(0, MAX_LENGTH).trim().toWellFormed() : '';
    if (!search || seen.has(search.toLowerCase())) continue;
    seen.add(search.toLowerCase());
    searches.push(search);
  }
  const newest = searches.slice(0, MAX_RECENT_SEARCHES);
  while (encode(newest).length > MAX_BYTES) newest.pop();
  return newest;
}

export const formatRecentSearches = (searches: readonly string[], isSecure: boolean): string =>
  formatCookie(encode(searches), LIFE_DAYS * 86_400, isSecure);

export const clearRecentSearches = (isSecure: boolean): string => formatCookie('', 0, isSecure);

function formatCookie(value: string, seconds: number, isSecure: boolean): string {
  const line = `${RECENT_SEARCHES_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict`;
  return isSecure ? `${line}; Secure` : line;
}

function encode(searches: readonly string[]): string {
  return encodeURIComponent(JSON.stringify(searches));
}
