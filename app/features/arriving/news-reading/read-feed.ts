import { Parser } from 'htmlparser2';
import { hostOf } from '../../../base/address.ts';
import { shortLine } from '../../../base/clean-text.ts';
import { isoDay, isRealDate } from '../../../base/dates.ts';
import { declaredEncoding, decodeText } from '../../../base/decode-text.ts';
import { yieldToEventLoop } from '../../../base/waiting.ts';
import { removeTracking } from '../../../language/values/address.ts';
import { LONGEST_SUMMARY, type RawItem, readJsonFeed, readXmlFeed } from './feed-formats.ts';

export interface FeedItem {
  title: string;
  url: string;
  /** "2026-05-17" in UTC, or null. */
  publishedOn: string | null;
  /** Plain text; searched for names and not stored. */
  summary: string;
  /** Hosts linked in the summary, without www. */
  linkedHosts: string[];
}

const LONGEST_TITLE = 300;
const LONGEST_SUMMARY_LINE = 3_000;
const LONGEST_LINK = 2_000;

/** Omits entries without title or link. Throws NotAFeed. */
export async function readFeed(
  body: Uint8Array,
  { contentType, url }: { contentType?: string; url: string },
): Promise<FeedItem[]> {
  const text = decodeText(body, declaredEncoding(contentType, body)).trimStart();
  const raw = text.startsWith('{') ? readJsonFeed(text) : await readXmlFeed(text);
  const items: FeedItem[] = [];
  for (const one of raw) {
    await yieldToEventLoop();
    const item = toFeedItem(one, url);
    if (item) items.push(item);
  }
  return items;
}

function toFeedItem(
  { title = '', titleIsHtml = false, link = '', date = '', summary = '' }: RawItem,
  base: string,
): FeedItem | null {
  const short = title.slice(0, LONGEST_SUMMARY);
  const plain = shortLine(titleIsHtml ? readHtmlWords(short).text : short, LONGEST_TITLE);
  const url = link && canonicalLink(link, base);
  if (!plain || !url) return null;
  const words = readHtmlWords(summary.slice(0, LONGEST_SUMMARY));
  const hosts = words.links.flatMap((one) => {
    const linked = URL.parse(one, base);
    return linked?.hostname ? hostOf(linked.href) : [];
  });
  return {
    title: plain,
    url,
    publishedOn: readFeedDate(date),
    summary: shortLine(words.text, LONGEST_SUMMARY_LINE),
    linkedHosts: [...new Set(hosts)],
  };
}

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
  return text.length > LONGEST_LINK ? null : text;
}

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe']);
const INLINE = new Set('a b i em strong span u sup sub font bdi mark'.split(' '));

/** Resolves entities; a tag is a space except inside a word. Never throws. */
function readHtmlWords(html: string): { text: string; links: string[] } {
  let text = '';
  let unread = 0;
  const links: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, { href }) {
        if (UNREAD.has(name)) unread++;
        else if (!INLINE.has(name)) text += ' ';
        if (name === 'a' && href) links.push(href);
      },
      onclosetag(name) {
        if (UNREAD.has(name)) unread--;
        else if (!INLINE.has(name)) text += ' ';
      },
      ontext(piece) {
        if (unread === 0) text += piece;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return { text, links };
}

// RFC 822 with or without weekday, and ISO 8601 (RFC 3339).
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const RFC_822 =
  /^(?:\p{L}+\.?,?\s+)?(?<day>\d{1,2})[\s-](?<month>\p{L}{3})\p{L}*\.?[\s-](?<year>\d{4}|\d{2})(?:,?\s+(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(?<zone>[+-]\d{4}|\p{L}+)?/u;
const ISO =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T\s](?<hour>\d{2}):(?<minute>\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*(?<zone>Z|[+-]\d{2}:?\d{2})?)?/i;
/** Hours west of Greenwich; all other letters count as UTC (RFC 2822). */
const ZONES: Record<string, number> = {
  est: 5,
  edt: 4,
  cst: 6,
  cdt: 5,
  mst: 7,
  mdt: 6,
  pst: 8,
  pdt: 7,
};

/** The day in UTC as "2026-05-17", or null. */
export function readFeedDate(text: string): string | null {
  const found = ISO.exec(text.trim()) ?? RFC_822.exec(text.trim());
  const { year = '', month: named = '', day, hour, minute, zone } = found?.groups ?? {};
  // Two-digit years: RFC 2822 section 4.3.
  const century = Number(year) < 50 ? 2_000 : 1_900;
  const fullYear = Number(year) + (year.length === 4 ? 0 : century);
  const month = MONTHS.indexOf(named.toLowerCase()) + 1 || Number(named);
  if (!isRealDate(fullYear, month, Number(day))) return null;
  const minutes = hour === undefined ? 0 : Number(hour) * 60 + Number(minute) - offsetOf(zone);
  return isoDay(new Date(Date.UTC(fullYear, month - 1, Number(day), 0, minutes)));
}

/** Minutes east of Greenwich. */
function offsetOf(zone = ''): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const name = zone.toLowerCase();
  return Object.hasOwn(ZONES, name) ? -60 * (ZONES[name] ?? 0) : 0;
}
