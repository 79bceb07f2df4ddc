// The fields of a listing as people write them (decisions.md, listing form). Each gives null for what cannot be read.
import { FUNDING_ROUNDS, type FundingRound } from '../../base/enumerations.ts';
import { type PartialDate, parsePartialDate } from '../../base/partial-date.ts';
import { slugify } from '../../base/slug.ts';

export const MAX_AMOUNT_USD = 1e12;

/** Addresses under which anybody has a page: they name no company. */
const SHARED_HOSTS = [
  'bit.ly',
  'discord.gg',
  'facebook.com',
  'forms.gle',
  'github.com',
  'google.com',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'medium.com',
  't.me',
  'telegram.org',
  'tiktok.com',
  'twitter.com',
  'wa.me',
  'whatsapp.com',
  'wikipedia.org',
  'x.com',
  'youtube.com',
];

/** An http or https address of a named host; without a scheme it means https. */
export function readWebAddress(text: string): URL | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[a-z0-9.-]+:\d/i.test(text);
  const url = text.length <= 500 ? URL.parse(hasScheme ? text : `https://${text}`) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  // The last part of a name is never a number, that of an IP address is.
  const isNamed = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/.test(
    url.hostname,
  );
  return isNamed ? url : null;
}

/** Host without www, as `startups.domain` holds it. */
export function domainOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** The shared host that an address stands under; null for a company's own. */
export function findSharedHost(url: URL): string | null {
  const host = url.hostname;
  return SHARED_HOSTS.find((shared) => host === shared || host.endsWith(`.${shared}`)) ?? null;
}

/** "4000000", "4,000,000", "$4 000 000", 4000000: US dollars, whole cents at most. */
export function readAmount(given: string | number): number | null {
  const text = String(given)
    .replace(/^(?:USD|US\$|\$)\s*/i, '')
    .replace(/\s*USD$/i, '')
    .replace(/(?<=\d)[, \u00a0\u202f](?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,13}(?:\.\d{1,2})?$/.test(text)) return null;
  const amount = Number(text);
  return amount > 0 && amount <= MAX_AMOUNT_USD ? amount : null;
}

/** One of the twenty kinds, whatever its case and hyphens. */
export function readRound(text: string): FundingRound | null {
  const slug = slugify(text);
  return FUNDING_ROUNDS.find((round) => slugify(round) === slug) ?? null;
}

/** A day, month or year from 1950 that has begun by `now`. */
export function readPastDate(text: string, now: Date): PartialDate | null {
  const date = parsePartialDate(text);
  if (!date || date.date < '1950') return null;
  return date.date <= now.toISOString().slice(0, date.date.length) ? date : null;
}

const HANDLE =
  /^(?:@|(?:https?:\/\/)?(?:www\.|mobile\.)?(?:x|twitter)\.com\/)?([A-Za-z0-9_]{1,15})\/?$/;

export function readTwitterHandle(text: string): string | null {
  return HANDLE.exec(text)?.[1] ?? null;
}

/** Exchange and symbol, "NYSE:JMIA". */
export function readTicker(text: string): string | null {
  const ticker = text.replace(/\s*:\s*/, ':').toUpperCase();
  return /^[A-Z][A-Z0-9]{1,9}:[A-Z0-9][A-Z0-9.-]{0,11}$/.test(ticker) ? ticker : null;
}

export interface NamedInvestor {
  name: string;
  is_lead: boolean;
}

/** "Acme Ventures (lead)" leads. */
export function readInvestor(text: string): NamedInvestor {
  const name = text.replace(/\s*\(\s*lead\s*\)\s*$/i, '');
  return { name, is_lead: name !== text };
}

/** Names with commas between; a comma inside brackets parts nothing. */
export function splitNames(text: string): string[] {
  const names: string[] = [];
  let end = text.length;
  let isInBrackets = false;
  // From the end, where one reading tells what is inside brackets: whatever is sent, it takes no longer than its length.
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at];
    if (sign === ')') isInBrackets = true;
    else if (sign === '(') isInBrackets = false;
    else if (!isInBrackets && (sign === ',' || sign === ';' || sign === '\n')) {
      names.push(text.slice(at + 1, end));
      end = at;
    }
  }
  names.push(text.slice(0, end));
  return names
    .reverse()
    .map((name) => name.trim())
    .filter(Boolean);
}
