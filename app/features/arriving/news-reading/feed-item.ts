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

/** As the file has it. */
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

export const MOST_ITEMS = 200;
export const LONGEST_SUMMARY = 20_000;
