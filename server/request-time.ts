// How long a request may take as a whole: statements have limits of their own, but one request asks
// several, each after a wait for a connection.
import { setTimeout as wait } from 'node:timers/promises';
import { HttpError } from '../app/http/errors.ts';

interface Timed {
  method?: string;
  url?: string;
}

/** Writes, and whole tables as files, take longer than pages. */
const LONG_FACTOR = 4;
const TABLE_FILE = /^[^?]*\.(csv|xlsx)(\?|$)/;
/** How long a reader waits for a fresh response if there is a cached one. */
export const STALE_AFTER_MS = 2_000;

export type RequestTime = ReturnType<typeof createRequestTime>;

export function createRequestTime(longestMs: number) {
  const limitOf = (request: Timed, hasOld: boolean) =>
    Math.min(
      longestOf(request, longestMs),
      hasOld && !isLong(request) ? STALE_AFTER_MS : Number.POSITIVE_INFINITY,
    );
  return {
    /** Throws a 503 when the time is over; the work itself ends with its statements. */
    async limit<Result>(request: Timed, work: Promise<Result>, hasOld = false): Promise<Result> {
      if (longestMs === 0) return work;
      const ended = new AbortController();
      const late = wait(limitOf(request, hasOld), undefined, {
        ref: false,
        signal: ended.signal,
      }).then(() => Promise.reject(tooLate(request)));
      try {
        return await Promise.race([work, late]);
      } finally {
        ended.abort();
      }
    },
  };
}

/** How long a request may take as a whole; 0 is no limit. */
export function longestOf(request: Timed, longestMs: number): number {
  return longestMs * (isLong(request) ? LONG_FACTOR : 1);
}

function isLong({ method = 'GET', url = '' }: Timed): boolean {
  return !isRead(method) || TABLE_FILE.test(url);
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function tooLate({ method = 'GET' }: Timed): HttpError {
  const words = isRead(method)
    ? 'The database is busy. Try again in a moment.'
    : 'The database is busy, and this may still be carried out. Look before you send it again.';
  return new HttpError(503, words);
}
