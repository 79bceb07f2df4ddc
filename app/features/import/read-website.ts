// Addresses as cells hold them ("www.acme.ng", "https://Acme.NG/?utm_source=x"), and the domain that tells whose they are.
import { cleanValue } from './clean-text.ts';
import { EMPTY_READING, type Reading, unreadable } from './contract.ts';

export interface Website {
  url: string;
  /** Host without www; null where many companies share the host, so that it tells nothing about whose page it is. */
  domain: string | null;
}

/** Hosts, with all below them, on which companies keep a page of their own when they have no domain. */
const SHARED_HOSTS = new Set([
  'facebook.com',
  'fb.com',
  'fb.me',
  'instagram.com',
  'twitter.com',
  'x.com',
  'linkedin.com',
  'youtube.com',
  'youtu.be',
  'tiktok.com',
  'wa.me',
  'whatsapp.com',
  't.me',
  'telegram.me',
  'medium.com',
  'substack.com',
  'wordpress.com',
  'blogspot.com',
  'tumblr.com',
  'wixsite.com',
  'weebly.com',
  'webflow.io',
  'carrd.co',
  'strikingly.com',
  'squarespace.com',
  'myshopify.com',
  'shopify.com',
  'godaddysites.com',
  'business.site',
  'sites.google.com',
  'docs.google.com',
  'forms.gle',
  'google.com',
  'play.google.com',
  'apps.apple.com',
  'itunes.apple.com',
  'apple.com',
  'github.com',
  'github.io',
  'gitlab.io',
  'herokuapp.com',
  'netlify.app',
  'vercel.app',
  'web.app',
  'firebaseapp.com',
  'onrender.com',
  'linktr.ee',
  'bit.ly',
  'tinyurl.com',
  'crunchbase.com',
  'pitchbook.com',
  'angel.co',
  'wellfound.com',
  'f6s.com',
  'vc4a.com',
  'producthunt.com',
  'ycombinator.com',
  'notion.site',
  'notion.so',
  'glideapp.io',
  'bubbleapps.io',
  'gumroad.com',
  'paystack.shop',
  'flutterwave.shop',
  'blogger.com',
  'about.me',
  'wikipedia.org',
  'webs.com',
  'jimdosite.com',
]);

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const MOST_CHARACTERS = 2_000;

/** Reads a home page; blank says nothing. Addresses without a scheme get https. */
export function readWebsite(cell: string | undefined): Reading<Website> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  const url = toUrl(text);
  return url
    ? { value: { url: written(text, url), domain: domainOf(url) } }
    : unreadable('not a web address');
}

/** Address of an article or page, kept as it is but for what only counts visitors. */
export function readAddress(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  const url = toUrl(text);
  if (!url) return unreadable('not a web address');
  const { search } = url;
  for (const name of [...url.searchParams.keys()]) {
    if (/^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid)$/i.test(name)) url.searchParams.delete(name);
  }
  return { value: url.search === search ? written(text, url) : url.href };
}

/** An address that is whole already stays as it is; any other is written out, without a slash at the end of a bare host. */
function written(text: string, { href, pathname, search, hash }: URL): string {
  if (/^https?:\/\//.test(text) && (text === href || `${text}/` === href)) return text;
  return pathname === '/' && !search && !hash ? href.replace(/\/$/, '') : href;
}

function withScheme(text: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
}

function toUrl(text: string): URL | null {
  if (/\s/.test(text) || text.length > MOST_CHARACTERS) return null;
  const url = URL.parse(withScheme(text));
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const labels = url.hostname.replace(/\.$/, '').split('.');
  const isName =
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /^(?:[a-z]{2,}|xn--.+)$/.test(labels.at(-1) ?? '');
  return isName ? url : null;
}

function domainOf({ hostname }: URL): string | null {
  const host = hostname.replace(/\.$/, '').replace(/^www\./, '');
  return isShared(host) ? null : host;
}

/** Asks for the host, then for each domain above it. */
function isShared(host: string): boolean {
  if (SHARED_HOSTS.has(host)) return true;
  const dot = host.indexOf('.');
  return dot >= 0 && isShared(host.slice(dot + 1));
}

/** "@Paystack", "https://x.com/paystack?s=20" and "paystack" are the handle paystack. */
export function readTwitterHandle(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  const handle = text
    .replace(/^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:twitter|x)\.com\/(?:#!\/)?/i, '')
    .replace(/^@/, '')
    .replace(/[/?].*$/, '');
  return /^\w{1,15}$/.test(handle) ? { value: handle } : unreadable('not a Twitter/X handle');
}
