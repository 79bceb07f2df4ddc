// Feeds as Atom (RFC 4287) and as JSON Feed 1.1 (jsonfeed.org), which say the same.
import { createHash } from 'node:crypto';
import type { Settings } from '../http/settings.ts';

export interface AtomEntry {
  /** A permanent IRI (RFC 4287 section 4.2.6). */
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
  id: string;
  title: string;
  subtitle?: string;
  author: { name: string; uri: string };
  self: string;
  /** Address of the page with the same content. */
  page: string;
  lang: string;
  entries: readonly AtomEntry[];
}

/** By the site itself; `self` and `page` are paths. */
export function feedOf(
  { SITE_URL, PRODUCT_NAME }: Settings,
  { title, self, page }: { title: string; self: string; page: string },
  entries: AtomEntry[],
): AtomFeed {
  return {
    id: SITE_URL + self,
    title,
    author: { name: PRODUCT_NAME, uri: SITE_URL },
    self: SITE_URL + self,
    page: SITE_URL + page,
    lang: 'en',
    entries,
  };
}

// `updated` is required, also for an empty feed.
const NEVER = '1970-01-01T00:00:00.000Z';

export function renderAtom(feed: AtomFeed): string {
  const updated = feed.entries.reduce(
    (last, entry) => (entry.updated > last ? entry.updated : last),
    NEVER,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.lang)}">
<id>${escapeXml(feed.id)}</id>
<title>${escapeXml(feed.title)}</title>
${feed.subtitle ? `<subtitle>${escapeXml(feed.subtitle)}</subtitle>\n` : ''}<updated>${updated}</updated>
<author><name>${escapeXml(feed.author.name)}</name><uri>${escapeXml(feed.author.uri)}</uri></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>
${feed.entries.map(renderEntry).join('')}</feed>
`;
}

function renderEntry({
  id,
  title,
  href,
  updated,
  published,
  author,
  summary,
  via,
}: AtomEntry): string {
  return `<entry>
<id>${escapeXml(id)}</id>
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

export function renderJsonFeed(feed: AtomFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.subtitle,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: feed.lang,
    authors: [{ name: feed.author.name, url: feed.author.uri }],
    items: feed.entries.map(({ id, title, href, updated, published, author, summary, via }) => ({
      id,
      url: href,
      external_url: via,
      title,
      content_text: summary,
      date_published: published,
      date_modified: updated,
      authors: author ? [{ name: author }] : undefined,
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
