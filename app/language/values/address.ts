// Addresses as stored, of home pages and of sources; handles and tickers.

import { hostOf } from '../../base/address.ts';
import { isSlug } from '../../base/slug.ts';
import { readingText as say } from '../../text/text.ts';
import { cellReader } from './reading.ts';
import sharedHosts from './shared-hosts.json' with { type: 'json' };

const SHARED_HOSTS = new Set(sharedHosts);
/** The last part of a name is never a number; that of an IP address is. */
const NAMED_HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/;
const MAX_CHARACTERS = 2_000;
const TRACKING =
  /^(utm_\w*|mc_(cid|eid)|at_(medium|campaign|custom\w*)|pk_\w+|mtm_\w+|hsa_\w+|_hs\w+|fbclid|gclid|gclsrc|dclid|msclkid|yclid|igshid|twclid|ttclid|li_fat_id|cmpid|ocid|ref|ref_src|ref_url|ncid|icid|mkt_tok|trk|xtor|ftag|guccounter|smid|spref|__twitter_impression|amp_js_v|usqp)$/i;

/**
 * An http or https address of a named host, without tracking parameters; null for anything else.
 * https is the default scheme. A complete address stays as written, to match stored ones.
 */
export function readWebAddress(text: string): string | null {
  const url = parse(text);
  if (!url) return null;
  const isChanged = removeTracking(url);
  if (!isChanged && /^https?:\/\//.test(text) && (text === url.href || `${text}/` === url.href))
    return text;
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href;
}

/** As readWebAddress, without fragment, and without the slash of a bare host. */
export function readHomePage(text: string): string | null {
  const address = readWebAddress(text)?.replace(/#.*$/s, '');
  return address?.replace(/^(https?:\/\/[^/?]+)\/$/, '$1') ?? null;
}

/** The host that many companies share, such as facebook.com; null for a domain of its own. */
export function findSharedHost(address: string): string | null {
  for (let host = hostOf(address); host.includes('.'); host = host.slice(host.indexOf('.') + 1))
    if (SHARED_HOSTS.has(host)) return host;
  return null;
}

/** Deletes tracking parameters; true when there were any. */
export function removeTracking(url: URL): boolean {
  const names = [...url.searchParams].flatMap(([name, value]) =>
    TRACKING.test(name) || (name === 'source' && value.startsWith('rss')) ? [name] : [],
  );
  for (const name of names) url.searchParams.delete(name);
  return names.length > 0;
}

/** "https://https://…" has one scheme too many. */
const REPEATED_SCHEME = /^(?:https?:\/\/)+(?=https?:\/\/)/i;

function parse(written: string): URL | null {
  const text = written.replace(REPEATED_SCHEME, '');
  if (/\s/.test(text) || text.length > MAX_CHARACTERS) return null;
  const url = URL.parse(
    /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`,
  );
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  url.hostname = url.hostname.replace(/\.$/, '');
  return NAMED_HOST.test(url.hostname) ? url : null;
}

const PREFIX = /^(?:@|(?:https?:\/\/)?(?:www\.|mobile\.)?(?:x|twitter)\.com\/(?:#!\/)?@?)/i;

/** From "@paystack", "https://x.com/paystack?s=20" or "paystack"; null for anything else. */
export function parseTwitterHandle(text: string): string | null {
  const rest = text.replace(PREFIX, '');
  const handle = rest === text ? rest : rest.replace(/[/?#].*$/, '');
  return /^\w{1,15}$/.test(handle) ? handle : null;
}

/** Exchange and symbol, "NYSE:JMIA", also from "nyse : jmia"; null for anything else. */
export function parseTicker(text: string): string | null {
  const ticker = text.replace(/\s*:\s*/, ':').toUpperCase();
  return /^[A-Z][A-Z0-9]{1,9}:[A-Z0-9][A-Z0-9.-]{0,11}$/.test(ticker) ? ticker : null;
}

export interface Website {
  url: string;
  /** Host without www; null on hosts that many companies share. */
  domain: string | null;
}

export const readAddress = cellReader(readWebAddress, () => say.notAddress);

export const readWebsite = cellReader(
  (text): Website | null => {
    const url = readHomePage(text);
    return url === null ? null : { url, domain: findSharedHost(url) ? null : hostOf(url) };
  },
  () => say.notAddress,
);

export const readTwitterHandle = cellReader(parseTwitterHandle, () => say.notTwitter);

/** As listings write it, and "NYSE JMIA" and "(NYSE: JMIA)" as well. */
export const readTicker = cellReader(
  (text) => parseTicker(text.replace(/^\((.*)\)$/, '$1').replace(/^([a-z]{2,10}) (?=\w)/i, '$1:')),
  () => say.notTicker,
);

/** Slugs of other directories ("permalinks") come with their path. */
export const readSlug = cellReader(
  (text) => {
    const slug = text.replace(/^.*\//, '');
    return isSlug(slug) ? slug : null;
  },
  () => say.notSlug,
);
