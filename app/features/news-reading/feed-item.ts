// An entry of somebody's feed as we take it in: a line, a link, a day, and the words to look for startups in.

export interface FeedItem {
  title: string;
  /** Canonical address of the article. */
  url: string;
  /** "2026-05-17", in UTC; null when the feed does not say. */
  publishedOn: string | null;
  /** What the feed says beside the title, as plain text; read for names and not kept. */
  summary: string;
  /** Hosts that the summary links to, without www. */
  linkedHosts: string[];
}

/** Before it is cleaned: as the file has it. */
export interface RawItem {
  title?: string;
  titleIsHtml?: boolean;
  link?: string;
  date?: string;
  /** HTML, or text that reads the same. */
  summary?: string;
}

/** The file is no feed, or has nothing that could be read. */
export class NotAFeed extends Error {
  override name = 'NotAFeed';
}

export const MOST_ITEMS = 200;
export const LONGEST_SUMMARY = 20_000;
