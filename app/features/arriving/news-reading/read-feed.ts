import { hostOf } from '../../../base/address.ts';
import { shortLine } from '../../../base/clean-text.ts';
import { declaredEncoding, decodeText } from '../../../base/decode-text.ts';
import { removeTracking } from '../../../language/values/address.ts';
import { readFeedDate } from './feed-date.ts';
import { type FeedItem, LONGEST_SUMMARY, type RawItem } from './feed-item.ts';
import { readHtmlWords } from './html-words.ts';
import { readJsonFeed } from './read-json-feed.ts';
import { readXmlFeed } from './read-xml-feed.ts';

const LONGEST_TITLE = 300;
const LONGEST_SUMMARY_LINE = 3_000;
const LONGEST_LINK = 2_000;

/** Omits entries without title or link. Throws NotAFeed. */
export function readFeed(
  body: Uint8Array,
  { contentType, url }: { contentType?: string; url: string },
): FeedItem[] {
  const text = decodeText(body, declaredEncoding(contentType, body)).trimStart();
  const raw = text.startsWith('{') ? readJsonFeed(text) : readXmlFeed(text);
  return raw.flatMap((item) => toFeedItem(item, url) ?? []);
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
