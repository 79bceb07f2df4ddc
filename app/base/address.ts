// Addresses from outside, and identifiers in them.
import { splitLocale } from './locale-path.ts';

/** The value when it is a path of this site, without its language, otherwise `fallback`. */
export function ownPathOr(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/') || value.length > 2_000) return fallback;
  try {
    const url = new URL(value, 'http://own.invalid');
    // Browsers read `//host`, `/\host` and tabs or line ends inside as another host.
    if (url.host !== 'own.invalid' || /[\\\p{Cc}]/u.test(value)) return fallback;
    // Removing the dots of `/.//host` must not leave one either.
    if (url.pathname.startsWith('//')) return fallback;
    return splitLocale(url.pathname).path + url.search + url.hash;
  } catch {
    return fallback;
  }
}

/** Without www; anything but an address is returned unchanged. */
export function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\.|\.$/g, '') || address;
}

/** Content that moves: random posts, numbered pages, tags, categories, searches. */
const MOVING =
  /[?&](?:random-post|s|q|search|query)=|[?&](?:page|limitstart)=\d|\/(?:page|seite)\/\d|\/(?:tags?|category|categories|search)(?:\/|\?|$)/i;

/** An address that cannot show a fact; is_weak_address() says the same in SQL. */
export const isWeakAddress = (url: string): boolean => MOVING.test(url);

/** Other spellings never reach a query. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
