// The address of an article without what only tells who followed which link to it.
import { removeTracking } from '../../base/values/web-address.ts';

const LONGEST = 2_000;

/**
 * Absolute, http or https, host in lower case, without fragment, user and tracking parameters, the others in one order.
 * Null for what is no such address or too long.
 */
export function canonicalLink(link: string, base: string): string | null {
  const url = URL.parse(link.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  url.hash = '';
  url.username = '';
  url.password = '';
  removeTracking(url);
  url.searchParams.sort();
  url.hostname = url.hostname.replace(/\.$/, '');
  const text = url.href.replace(/\?$/, '');
  return text.length > LONGEST ? null : text;
}
