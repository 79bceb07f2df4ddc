// Reads RSS 0.9 to 2.0, RSS 1.0 (RDF) and Atom event by event, so that truncation, unknown entities
// or deep nesting lose only the entries after them.
import { Parser } from 'htmlparser2';
import { parseUntilTooDeep } from '../../../base/decode-text.ts';
import { LONGEST_SUMMARY, MOST_ITEMS, NotAFeed, type RawItem } from './feed-item.ts';

const ROOTS: ReadonlySet<string> = new Set(['rss', 'rdf:rdf', 'feed', 'channel']);
const ITEMS: ReadonlySet<string> = new Set(['item', 'entry']);
/** Elements directly below an entry; earlier names take precedence. */
const FIELDS: Record<string, readonly string[]> = {
  title: ['title'],
  link: ['feedburner:origlink', 'link', 'guid'],
  date: ['pubdate', 'published', 'dc:date', 'issued', 'date', 'updated', 'modified'],
  summary: ['description', 'summary', 'content', 'content:encoded'],
};
const READ: ReadonlySet<string> = new Set(Object.values(FIELDS).flat());

/** Throws NotAFeed for another root. */
export function readXmlFeed(xml: string): RawItem[] {
  const reader = new XmlFeedReader();
  const parser = new Parser(reader, { xmlMode: true, decodeEntities: true });
  parseUntilTooDeep(parser, xml, () => reader.depth);
  if (!reader.isFeed) throw new NotAFeed('neither RSS nor Atom');
  return reader.items;
}

class XmlFeedReader {
  items: RawItem[] = [];
  isFeed = false;
  depth = 0;
  private itemDepth = 0;
  private said: Map<string, string> | null = null;
  private field = '';
  private words = '';
  private titleIsHtml = false;

  onopentag(name: string, attributes: Record<string, string>): void {
    const tag = plainName(name);
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
    if (this.said && this.depth === this.itemDepth + 1) this.closeField();
    else if (this.said && this.depth === this.itemDepth) this.closeItem();
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
    } else if (tag === 'guid' && isPermaLink === 'false') this.field = '';
    else if (READ.has(tag)) this.field = tag;
    // Atom states when a title is HTML; RSS does not.
    if (tag === 'title' && (type === 'text' || type === 'xhtml')) this.titleIsHtml = false;
  }

  private closeField(): void {
    if (this.field) this.say(this.field, this.words.trim());
    this.field = '';
  }

  /** The first value that is not empty. */
  private say(field: string, words: string): void {
    if (words && !this.said?.get(field)) this.said?.set(field, words);
  }

  private closeItem(): void {
    const said = this.said ?? new Map<string, string>();
    const first = (names: readonly string[] = []) =>
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

function plainName(name: string): string {
  return name.toLowerCase().replace(/^(atom|rss|default):/, '');
}
