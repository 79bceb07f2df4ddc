// Reads the feeds that are due, independently of each other.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { NewsFeed } from '../../../http/config-files.server.ts';
import {
  type FetchOutside,
  type OutsideAnswer,
  OutsideError,
} from '../../../http/fetch-outside.server.ts';
import type { JobLog } from '../../../jobs/jobs.server.ts';
import { loadCommonWords } from './candidates.server.ts';
import { NotAFeed } from './feed-item.ts';
import type { IsCommon } from './find-mentions.ts';
import { readFeed } from './read-feed.ts';
import { storeNews } from './store-news.server.ts';

const ACCEPT =
  'application/feed+json, application/atom+xml, application/rss+xml, application/xml;q=0.9, text/xml;q=0.8, */*;q=0.5';
const AT_ONCE = 4;
const MINUTE_MS = 60_000;
const USUAL_MINUTES = 30;
const LONGEST_MINUTES = 1_440;
/** A claim expires after this, should its reader be killed. */
const CLAIM_MINUTES = 10;

interface NewsReading {
  sql: Sql;
  feeds: readonly NewsFeed[];
  fetch: FetchOutside;
  log: JobLog;
  now: () => Date;
  signal?: AbortSignal;
  /** The fetcher's defaults when left out. */
  timeoutMs?: number;
}

interface FeedState {
  url: string;
  etag: string | null;
  last_modified: string | null;
  failures: number;
}

/** Continues until no feed is due or the signal aborts. */
export async function readDueFeeds(reading: NewsReading): Promise<void> {
  const { sql, feeds, signal, now } = reading;
  await listFeeds(sql, feeds, now());
  let words: Promise<IsCommon> | undefined;
  const loadCommon = () => {
    words ??= loadCommonWords(sql);
    return words;
  };
  const readOn = async () => {
    while (!signal?.aborted) {
      const state = await claimOne(sql, now());
      const feed = feeds.find(({ url }) => url === state?.url);
      if (!state || !feed) return;
      await readOne(reading, feed, state, loadCommon);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
}

async function listFeeds(sql: Sql, feeds: readonly NewsFeed[], now: Date): Promise<void> {
  const urls = feeds.map(({ url }) => url);
  await raw`
    with gone as (delete from news_feeds where not url = any(${urls}::text[]))
    insert into news_feeds (url, next_read_at) select url, ${now} from unnest(${urls}::text[]) as url on conflict (url) do nothing`.execute(
    sql,
  );
}

async function claimOne(sql: Sql, now: Date): Promise<FeedState | undefined> {
  const { rows } = await raw<FeedState>`
    update news_feeds set next_read_at = ${later(now, CLAIM_MINUTES)}
    where url = (select url from news_feeds where next_read_at <= ${now}
      order by next_read_at, url limit 1 for update skip locked)
    returning url, etag, last_modified, failures`.execute(sql);
  return rows[0];
}

async function readOne(
  reading: NewsReading,
  feed: NewsFeed,
  state: FeedState,
  loadCommon: () => Promise<IsCommon>,
): Promise<void> {
  const { sql, fetch, log, now, signal, timeoutMs } = reading;
  const { url, publisher, every_minutes: every = USUAL_MINUTES } = feed;
  try {
    const answer = await fetch(url, {
      accept: ACCEPT,
      etag: state.etag,
      lastModified: state.last_modified,
      signal,
      timeoutMs,
    });
    const entries = await takeIn(reading, publisher, answer, loadCommon);
    await noteAnswer(sql, url, answer, entries, later(now(), spread(every)), now());
  } catch (error) {
    if (signal?.aborted) {
      // Stopped: releases the feed to the next reader.
      await raw`update news_feeds set next_read_at = ${now()} where url = ${url}`.execute(sql);
      return;
    }
    const reason = sayWhy(error);
    const minutes = pauseMinutes(error, every, state.failures);
    log.warn({ feed: url, reason, minutes }, 'feed was not read');
    await raw`
      update news_feeds set failures = failures + 1, last_error = ${reason},
        next_read_at = ${later(now(), minutes)} where url = ${url}`.execute(sql);
  }
}

/** Null when the feed has not changed. */
async function takeIn(
  { sql, log, now }: NewsReading,
  publisher: string,
  answer: OutsideAnswer,
  loadCommon: () => Promise<IsCommon>,
): Promise<number | null> {
  if (answer.status === 304) return null;
  if (answer.status !== 200) throw new BadStatus(answer);
  const items = readFeed(answer.body, {
    contentType: answer.headers['content-type'],
    url: answer.url,
  });
  const stored = await storeNews(sql, publisher, items, { now: now(), loadCommon });
  if (stored > 0) log.info({ publisher, stored }, 'news stored');
  return items.length;
}

async function noteAnswer(
  sql: Sql,
  url: string,
  { headers }: OutsideAnswer,
  entries: number | null,
  nextReadAt: Date,
  now: Date,
): Promise<void> {
  if (entries === null) {
    await raw`update news_feeds set failures = 0, last_error = null, answered_at = ${now},
      next_read_at = ${nextReadAt} where url = ${url}`.execute(sql);
    return;
  }
  await raw`
    update news_feeds set failures = 0, last_error = null, answered_at = ${now}, changed_at = ${now},
      entries = ${entries}, etag = ${headers.etag ?? null}, last_modified = ${headers['last-modified'] ?? null},
      next_read_at = ${nextReadAt}
    where url = ${url}`.execute(sql);
}

class BadStatus extends Error {
  readonly status: number;
  readonly retryAfterMinutes: number;

  constructor({ status, headers }: OutsideAnswer) {
    super(`status ${status}`);
    this.status = status;
    this.retryAfterMinutes = Number(headers['retry-after'] ?? 0) / 60 || 0;
  }
}

/** A word or two, without text from the other side. */
function sayWhy(error: unknown): string {
  if (error instanceof OutsideError) return error.reason;
  if (error instanceof BadStatus) return error.message;
  return error instanceof NotAFeed ? 'not-a-feed' : 'failed';
}

/** Doubles after each failure; a gone feed waits a day; Retry-After is respected. */
function pauseMinutes(error: unknown, every: number, failures: number): number {
  const doubled = Math.min(LONGEST_MINUTES, every * 2 ** Math.min(failures + 1, 10));
  if (!(error instanceof BadStatus)) return doubled;
  if (error.status === 410) return LONGEST_MINUTES;
  return Math.min(LONGEST_MINUTES, Math.max(doubled, error.retryAfterMinutes));
}

/** Random jitter, so that sites do not all request at the full hour. */
function spread(minutes: number): number {
  return minutes * (0.9 + Math.random() * 0.2);
}

function later(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
