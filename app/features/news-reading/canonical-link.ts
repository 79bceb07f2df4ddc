import { removeTracking } from '../../base/values/web-address.ts';

const LONGEST = 2_000;

/**
 * Absolute http or https, host in lower case, parameters sorted, without fragment, user and
 * tracking parameters. Null for anything else, or when too long.
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
