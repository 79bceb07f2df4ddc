// Short responses where the site was not called or failed.
import type { Logger } from 'pino';
import { Busy } from '../app/base/semaphore.ts';
import { HttpError } from '../app/http/errors.ts';
import { isApiPath, PROBLEM_TYPE, toProblem } from '../app/http/problem.server.ts';

const BUSY = 'Too many visitors at once. Try again in a moment.';
const RETRY_LATER = { 'retry-after': '2' };
/** As proxies count it. */
const LEFT = { status: 499 };
const LOG_EVERY_MS = 1_000;

export type Refuse = (error: unknown, url: string | undefined, requestId: string) => Response;

/** 503 for Busy, the status of an HttpError, else 500, which is logged. */
export function createRefusal(
  log: Logger | undefined,
  secure: (headers: Headers) => void = () => {},
): Refuse {
  const countRefused = createRefusalLog(log);
  const describe = (url: string | undefined, requestId: string, error: HttpError) => {
    const response = toResponse(url, requestId, error);
    secure(response.headers);
    return response;
  };
  return (error, url, requestId) => {
    if (error instanceof Busy) {
      countRefused();
      return describe(url, requestId, new HttpError(503, BUSY, { headers: RETRY_LATER }));
    }
    if (error instanceof HttpError) return describe(url, requestId, error);
    // The client has left: nobody reads this, and it is no failure.
    if (error instanceof Error && error.name === 'AbortError') return new Response(null, LEFT);
    log?.error({ err: error, requestId }, 'request failed');
    return describe(url, requestId, new HttpError(500, 'Something failed on our side.'));
  };
}

function toResponse(url: string | undefined, requestId: string, error: HttpError): Response {
  const { status } = error;
  const headers = new Headers(error.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-request-id', requestId);
  if (!isApiPath(url?.split('?')[0] ?? '')) return new Response(error.message, { status, headers });
  headers.set('content-type', PROBLEM_TYPE);
  return new Response(JSON.stringify(toProblem(error, requestId)), { status, headers });
}

/** One line a second at most, so that an overload does not flood the log. */
function createRefusalLog(log: Logger | undefined): () => void {
  let refused = 0;
  const write = () => {
    log?.warn({ refused }, 'refused: too many at once');
    refused = 0;
  };
  return () => {
    refused += 1;
    if (refused === 1) setTimeout(write, LOG_EVERY_MS).unref();
  };
}
