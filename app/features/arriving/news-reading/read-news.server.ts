// Reads the feeds that are due, independently of each other.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { NewsFeed } from '../../../http/config-files.server.ts';
import type { FetchOutside, OutsideAnswer } from '../../../http/fetch-outside.server.ts';
import { OutsideError } from '../../../http/fetch-outside.server.ts';
import type { JobLog } from '../../../jobs/jobs.server.ts';
import { NotAFeed } from './feed-formats.ts';
import type { IsCommon } from './find-mentions.ts';
import { readFeed } from './read-feed.ts';
import { loadCommonWords, storeNews } from './store-news.server.ts';
import { storeProposals } from './store-proposals.server.ts';

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

/** Common words are loaded once, and only when an entry may name a startup. */
type Reading = NewsReading & { loadCommon: () => Promise<IsCommon> };

interface FeedState {
  url: string;
  etag: string | null;
  last_modified: string | null;
  failures: number;
}

/** Continues until no feed is due or the signal aborts. */
export async function readDueFeeds(given: NewsReading): Promise<void> {
  const { sql, feeds, signal, now } = given;
  const urls = feeds.map(({ url }) => url);
  await raw`
    with gone as (delete from news_feeds where not url = any(${urls}::text[]))
    insert into news_feeds (url, next_read_at) select url, ${now()}
    from unnest(${urls}::text[]) as url on conflict (url) do nothing`.execute(sql);
  let words: Promise<IsCommon> | undefined;
  const loadCommon = () => {
    words ??= loadCommonWords(sql);
    return words;
  };
  const reading = { ...given, loadCommon };
  const readOn = async () => {
    while (!signal?.aborted) {
      const state = await claimOne(sql, now());
      const feed = feeds.find(({ url }) => url === state?.url);
      if (!state || !feed) return;
      await readOne(reading, feed, state);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
}

async function claimOne(sql: Sql, now: Date): Promise<FeedState | undefined> {
  const { rows } = await raw<FeedState>`
    update news_feeds set next_read_at = ${later(now, CLAIM_MINUTES)}
    where url = (select url from news_feeds where next_read_at <= ${now}
      order by next_read_at, url limit 1 for update skip locked)
    returning url, etag, last_modified, failures`.execute(sql);
  return rows[0];
}

async function readOne(reading: Reading, feed: NewsFeed, state: FeedState): Promise<void> {
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
    const isUnchanged = answer.status === 304;
    const entries = isUnchanged ? 0 : await takeIn(reading, publisher, answer);
    const { etag = null, 'last-modified': lastModified = null } = answer.headers;
    const changed = raw`, changed_at = ${now()}, entries = ${entries}, etag = ${etag}, last_modified = ${lastModified}`;
    // Spread at random, so that sites do not all request at the full hour.
    const minutes = every * (0.9 + Math.random() * 0.2);
    await raw`
      update news_feeds set failures = 0, last_error = null, answered_at = ${now()},
        next_read_at = ${later(now(), minutes)}${isUnchanged ? raw`` : changed}
      where url = ${url}`.execute(sql);
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

/** Returns the number of entries. */
async function takeIn(
  { sql, log, now, loadCommon }: Reading,
  publisher: string,
  answer: OutsideAnswer,
): Promise<number> {
  if (answer.status !== 200) throw new BadStatus(answer);
  const items = await readFeed(answer.body, {
    contentType: answer.headers['content-type'],
    url: answer.url,
  });
  const stored = await storeNews(sql, publisher, items, { now: now(), loadCommon });
  if (stored > 0) log.info({ publisher, stored }, 'news stored');
  const proposed = await storeProposals(sql, publisher, items, now());
  if (proposed > 0) log.info({ publisher, proposed }, 'news proposed');
  return items.length;
}

class BadStatus extends Error {
  readonly answer: OutsideAnswer;

  constructor(answer: OutsideAnswer) {
    super(`status ${answer.status}`);
    this.answer = answer;
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
  const { status, headers } = error.answer;
  if (status === 410) return LONGEST_MINUTES;
  const asked = Number(headers['retry-after'] ?? 0) / 60 || 0;
  return Math.min(LONGEST_MINUTES, Math.max(doubled, asked));
}

function later(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
