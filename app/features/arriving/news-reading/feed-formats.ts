// The entries of a feed as its file has them: RSS 0.9 to 2.0, RSS 1.0 (RDF), Atom, and JSON Feed
// 1.0 and 1.1 (jsonfeed.org).

import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { parseUntilTooDeep } from '../../../base/decode-text.ts';

export interface RawItem {
  title?: string;
  titleIsHtml?: boolean;
  link?: string;
  date?: string;
  /** HTML or plain text. */
  summary?: string;
}

export class NotAFeed extends Error {
  override name = 'NotAFeed';
}

const MOST_ITEMS = 200;
export const LONGEST_SUMMARY = 20_000;

// A field of the wrong type counts as absent.
const text = z.string().optional().catch(undefined);
const jsonItem = z.object({
  title: text,
  url: text,
  external_url: text,
  date_published: text,
  date_modified: text,
  summary: text,
  content_text: text,
  content_html: text,
});
const jsonFeed = z.object({
  version: z.string().regex(/^https?:\/\/(www\.)?jsonfeed\.org\/version\//),
  items: z.array(z.unknown()),
});

/** Throws NotAFeed. */
export function readJsonFeed(json: string): RawItem[] {
  const parsed = jsonFeed.safeParse(parseJson(json));
  if (!parsed.success) throw new NotAFeed('not a JSON Feed');
  return parsed.data.items.slice(0, MOST_ITEMS).flatMap((one) => {
    const { success, data } = jsonItem.safeParse(one);
    if (!success) return [];
    const summary = data.summary ?? data.content_html ?? data.content_text;
    return {
      title: data.title,
      link: data.url ?? data.external_url,
      date: data.date_published ?? data.date_modified,
      summary: summary?.slice(0, LONGEST_SUMMARY),
    };
  });
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const ROOTS: ReadonlySet<string> = new Set(['rss', 'rdf:rdf', 'feed', 'channel']);
const ITEMS: ReadonlySet<string> = new Set(['item', 'entry']);
/** Elements directly below an entry; earlier names take precedence. */
const FIELDS = {
  title: ['title'],
  link: ['feedburner:origlink', 'link', 'guid'],
  date: ['pubdate', 'published', 'dc:date', 'issued', 'date', 'updated', 'modified'],
  summary: ['description', 'summary', 'content', 'content:encoded'],
};
const READ: ReadonlySet<string> = new Set(Object.values(FIELDS).flat());

/**
 * Event by event, so that truncation, unknown entities or deep nesting lose only the entries after
 * them. Throws NotAFeed for another root.
 */
export async function readXmlFeed(xml: string): Promise<RawItem[]> {
  const reader = new XmlFeedReader();
  const parser = new Parser(reader, { xmlMode: true, decodeEntities: true });
  await parseUntilTooDeep(parser, xml, () => reader.depth);
  if (!reader.isFeed) throw new NotAFeed('neither RSS nor Atom');
  return reader.items;
}

class XmlFeedReader {
  items: RawItem[] = [];
  isFeed = false;
  depth = 0;
  private itemDepth = 0;
  /** By element, the first value that is not empty; null between entries. */
  private said: Map<string, string> | null = null;
  private field = '';
  private words = '';
  private titleIsHtml = false;

  onopentag(name: string, attributes: Record<string, string>): void {
    const tag = name.toLowerCase().replace(/^(atom|rss|default):/, '');
    this.depth++;
    if (this.depth === 1) this.isFeed = ROOTS.has(tag);
    if (!this.isFeed || this.items.length >= MOST_ITEMS) return;
    if (!this.said && ITEMS.has(tag)) {
      this.said = new Map();
      this.itemDepth = this.depth;
      this.titleIsHtml = true;
    } else if (this.said && this.depth === this.itemDepth + 1) this.openField(tag, attributes);
    // XHTML markup separates words.
    else if (this.field) this.words += ' ';
  }

  onclosetag(): void {
    if (this.said && this.depth === this.itemDepth + 1) {
      if (this.field) this.say(this.field, this.words.trim());
      this.field = '';
    } else if (this.said && this.depth === this.itemDepth) this.closeItem(this.said);
    this.depth--;
  }

  ontext(text: string): void {
    if (this.field && this.words.length < LONGEST_SUMMARY) this.words += text;
  }

  private openField(tag: string, attributes: Record<string, string>): void {
    const { href, rel = 'alternate', type, ispermalink, isPermaLink = ispermalink } = attributes;
    this.field = '';
    this.words = '';
    if (tag === 'link' && href !== undefined) {
      // Atom: several links, each with the address in an attribute.
      if (rel === 'alternate') this.say('link', href);
    } else if (READ.has(tag) && !(tag === 'guid' && isPermaLink === 'false')) this.field = tag;
    // Atom states when a title is HTML; RSS does not.
    if (tag === 'title' && (type === 'text' || type === 'xhtml')) this.titleIsHtml = false;
  }

  private say(field: string, words: string): void {
    if (words && !this.said?.get(field)) this.said?.set(field, words);
  }

  private closeItem(said: Map<string, string>): void {
    const first = (names: readonly string[]) =>
      names.map((name) => said.get(name)).find((words) => words !== undefined);
    this.items.push({
      title: first(FIELDS.title),
      titleIsHtml: this.titleIsHtml,
      link: first(FIELDS.link),
      date: first(FIELDS.date),
      summary: first(FIELDS.summary),
    });
    this.said = null;
  }
}
