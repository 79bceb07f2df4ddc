// API errors as application/problem+json (RFC 9457) with `message` and `errors`.

import { STATUS_CODES } from 'node:http';
import type { Logger } from 'pino';
import { currentLocale } from '../base/locale.ts';
import { pathTo } from '../base/paths.ts';
import { Busy } from '../base/semaphore.ts';
import { isDamaged, isUnavailable, isUnstorable } from '../data/database-error.ts';
import { problemsText, searchText } from '../text/text.ts';
import { answerJson } from './answers.server.ts';
import type { Context } from './context.ts';
import { HttpError, invalid } from './errors.ts';

export const PROBLEM_TYPE = 'application/problem+json';
export const BUSY = 'Too many visitors at once. Try again in a moment.';

/** Whether it counts as a call of a program. */
export function isCall(pathname: string): boolean {
  return pathname.startsWith('/api/') || SERVICES.test(pathname);
}

/** Beside the API, for programs that speak a protocol of their own (server/services.ts). */
const SERVICES = /^\/(mcp|reconcile)(\/|$)/;

export function answerProblem(context: Context, error: HttpError): Promise<Response> {
  return answerJson(context, {
    status: error.status,
    type: PROBLEM_TYPE,
    cache: 'private',
    headers: { ...error.headers, 'content-language': currentLocale() },
    body: toProblem(error, context.requestId),
  });
}

export function toProblem(error: HttpError, requestId: string) {
  return {
    type: `${pathTo('/api')}#status-${error.status}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    message: error.message,
    errors: error.fields,
    ...error.more,
    request_id: requestId,
  };
}

const COUNTED_MS = 1_000;
/** Requests that failed since the last line, while the database is away. */
const failures = new WeakMap<Logger, number>();

/** One whole line a second and the count of the others: an outage fails every request alike. */
function isFirstFailure(log: Logger): boolean {
  const counted = failures.get(log);
  failures.set(log, (counted ?? -1) + 1);
  if (counted !== undefined) return false;
  setTimeout(() => {
    const requests = failures.get(log) ?? 0;
    failures.delete(log);
    if (requests > 0) log.error({ requests }, 'further requests failed: the database is away');
  }, COUNTED_MS).unref();
  return true;
}

const DAMAGED =
  'files of the database are damaged: restore a backup (./griot restore FILE --replace)';

/** Hides the details of internal failures, which are in the log. */
export function asHttpError(error: unknown, context: Context): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof Busy) return new HttpError(503, BUSY);
  if (isUnstorable(error)) return invalid({ request: [searchText.errors.nul] });
  const message = isDamaged(error) ? DAMAGED : 'request failed';
  if (!isUnavailable(error) || isFirstFailure(context.log)) {
    context.log.error({ err: error, requestId: context.requestId }, message);
  }
  if (isUnavailable(error)) return new HttpError(503, problemsText.database);
  return new HttpError(500, problemsText.internal);
}
