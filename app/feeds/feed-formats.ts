// Feeds as Atom (RFC 4287) and as JSON Feed 1.1 (jsonfeed.org), which say the same.
import { createHash } from 'node:crypto';
import type { Settings } from '../http/settings.ts';

export interface AtomEntry {
  /** Of its record under the feed's tag, such as round/7; or a permanent IRI. */
  id: string;
  title: string;
  href: string;
  /** RFC 3339. */
  updated: string;
  /** Time of the event, RFC 3339; absent when the day is unknown. */
  published?: string;
  /** When it is not the feed's author. */
  author?: string;
  summary: string;
  /** Address of the source. */
  via?: string;
}

export interface AtomFeed {
  title: string;
  author: { name: string; uri: string };
  self: string;
  /** Address of the page with the same content. */
  page: string;
  lang: string;
  entries: readonly AtomEntry[];
}

/** The content of a feed. */
interface Written {
  /** The site's tag URI (RFC 4151), so that ids survive another host (RFC 4287 section 4.2.6). */
  tag: string;
  subtitle?: string;
  /** Of a feed without entries. */
  updated: Date;
}

/** By the site itself; `self` and `page` are paths. */
export function feedOf(
  { SITE_URL, PRODUCT_NAME }: Settings,
  { title, self, page }: { title: string; self: string; page: string },
  entries: AtomEntry[],
): AtomFeed {
  return {
    title,
    author: { name: PRODUCT_NAME, uri: SITE_URL },
    self: SITE_URL + self,
    page: SITE_URL + page,
    lang: 'en',
    entries,
  };
}

export function renderAtom(feed: AtomFeed, written: Written): string {
  const newest = feed.entries.map(({ updated }) => updated).toSorted();
  const updated = newest.at(-1) ?? written.updated.toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.lang)}">
<id>${escapeXml(feed.self)}</id>
<title>${escapeXml(feed.title)}</title>
${written.subtitle ? `<subtitle>${escapeXml(written.subtitle)}</subtitle>\n` : ''}<updated>${updated}</updated>
<author><name>${escapeXml(feed.author.name)}</name><uri>${escapeXml(feed.author.uri)}</uri></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>
${feed.entries.map((entry) => renderEntry(entry, written.tag)).join('')}</feed>
`;
}

/** An IRI begins with its scheme. */
const idOf = ({ id }: AtomEntry, tag: string) => (id.includes(':') ? id : tag + id);

function renderEntry(entry: AtomEntry, tag: string): string {
  const { title, href, updated, published, author, summary, via } = entry;
  return `<entry>
<id>${escapeXml(idOf(entry, tag))}</id>
<title>${escapeXml(title)}</title>
<updated>${updated}</updated>
${published ? `<published>${published}</published>\n` : ''}${author ? `<author><name>${escapeXml(author)}</name></author>\n` : ''}<link rel="alternate" href="${escapeXml(href)}"/>
${via ? `<link rel="via" href="${escapeXml(via)}"/>\n` : ''}<summary>${escapeXml(summary)}</summary>
</entry>
`;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * One line of text, without control characters and noncharacters, which XML 1.0 forbids or
 * discourages, and without marks that change the text direction.
 */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

export function renderJsonFeed(feed: AtomFeed, { tag, subtitle }: Written): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: subtitle,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: feed.lang,
    authors: [{ name: feed.author.name, url: feed.author.uri }],
    items: feed.entries.map((entry) => ({
      id: idOf(entry, tag),
      url: entry.href,
      external_url: entry.via,
      title: entry.title,
      content_text: entry.summary,
      date_published: entry.published,
      date_modified: entry.updated,
      authors: entry.author ? [{ name: entry.author }] : undefined,
    })),
  });
}

// Namespace for URLs (RFC 9562 section 6.6).
const ADDRESSES = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

/** UUID version 5 (RFC 9562 section 5.5). */
export function uuidOfAddress(address: string): string {
  const bytes = createHash('sha1').update(ADDRESSES).update(address).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
