// Reads JSON Feed 1.0 and 1.1 (jsonfeed.org).
import { z } from 'zod';
import { LONGEST_SUMMARY, MOST_ITEMS, NotAFeed, type RawItem } from './feed-item.ts';

// A field of the wrong type counts as absent.
const text = z.string().optional().catch(undefined);
const item = z.object({
  title: text,
  url: text,
  external_url: text,
  date_published: text,
  date_modified: text,
  summary: text,
  content_text: text,
  content_html: text,
});
const feed = z.object({
  version: z.string().regex(/^https?:\/\/(www\.)?jsonfeed\.org\/version\//),
  items: z.array(z.unknown()),
});

/** Throws NotAFeed. */
export function readJsonFeed(json: string): RawItem[] {
  const parsed = feed.safeParse(parse(json));
  if (!parsed.success) throw new NotAFeed('not a JSON Feed');
  return parsed.data.items.slice(0, MOST_ITEMS).flatMap((one) => {
    const read = item.safeParse(one);
    if (!read.success) return [];
    const { title, url, external_url, date_published, date_modified, ...words } = read.data;
    const summary = words.summary ?? words.content_html ?? words.content_text;
    return {
      title,
      link: url ?? external_url,
      date: date_published ?? date_modified,
      summary: summary?.slice(0, LONGEST_SUMMARY),
    };
  });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
