// Errors of the API as application/problem+json (RFC 9457), with `message` and `errors` as decisions.md asks.
import { STATUS_CODES } from 'node:http';
import { answerJson } from './answer-json.server.ts';
import type { Context } from './context.ts';
import { HttpError } from './errors.ts';

export function answerProblem(context: Context, error: HttpError): Promise<Response> {
  const title = STATUS_CODES[error.status] ?? 'Error';
  return answerJson(context, {
    status: error.status,
    type: 'application/problem+json',
    cache: 'private',
    headers: error.headers,
    body: {
      type: `/api#status-${error.status}`,
      title,
      status: error.status,
      detail: error.message,
      message: error.message,
      errors: error.fields,
      request_id: context.requestId,
    },
  });
}

/** What a visitor is told of a failure that is ours; the log has the rest. */
export function asHttpError(error: unknown, context: Context): HttpError {
  if (error instanceof HttpError) return error;
  context.log.error({ err: error, requestId: context.requestId }, 'request failed');
  return new HttpError(500, 'Something failed on our side. It has been logged.');
}
