// What is answered before the site was asked, or when it failed: in few words, as drawing a page of it is what there is no time for.
import type { Logger } from 'pino';
import { Busy } from '../app/base/gate.ts';
import { HttpError } from '../app/http/errors.ts';
import { isApiPath, PROBLEM_TYPE, toProblem } from '../app/http/problem.server.ts';

const BUSY = 'Too many visitors at once. Try again in a moment.';
const RETRY_LATER = { 'retry-after': '2' };
const LOGGED_EVERY_MS = 1_000;

export type Refuse = (error: unknown, url: string | undefined, requestId: string) => Response;

/** Answers 503 to who came when too many were waiting, what an HttpError says, and 500 for all else, which is logged. */
export function createRefusal(log: Logger | undefined): Refuse {
  const countRefused = createRefusedCount(log);
  return (error, url, requestId) => {
    if (error instanceof Busy) {
      countRefused();
      return answerError(url, requestId, new HttpError(503, BUSY, { headers: RETRY_LATER }));
    }
    if (error instanceof HttpError) return answerError(url, requestId, error);
    log?.error({ err: error, requestId }, 'request failed');
    return answerError(url, requestId, new HttpError(500, 'Something failed on our side.'));
  };
}

function answerError(url: string | undefined, requestId: string, error: HttpError): Response {
  const { status } = error;
  const headers = new Headers(error.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-request-id', requestId);
  if (!isApiPath(url?.split('?')[0] ?? '')) return new Response(error.message, { status, headers });
  headers.set('content-type', PROBLEM_TYPE);
  return new Response(JSON.stringify(toProblem(error, requestId)), { status, headers });
}

/** One line a second, however many are refused: a log that floods is a second overload. */
function createRefusedCount(log: Logger | undefined): () => void {
  let refused = 0;
  const say = () => {
    log?.warn({ refused }, 'refused: too many at once');
    refused = 0;
  };
  return () => {
    refused += 1;
    if (refused === 1) setTimeout(say, LOGGED_EVERY_MS).unref();
  };
}
