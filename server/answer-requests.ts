// The way of a request before the site: metrics, pages that are kept ready, then the site, each within its bounds.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { Busy, type Gate } from '../app/base/gate.ts';
import type { Answered } from '../app/http/context.ts';
import type { KeptPages } from './kept-pages.ts';
import type { Metrics } from './metrics.ts';
import { readRequestId } from './request-id.ts';
import type { Site } from './site-parts.ts';

export interface Front {
  site: Pick<Site, 'fetch'>;
  /** Absent where no pages are kept. */
  kept?: KeptPages;
  /** Lets only so many requests to the site at once. */
  gate?: Gate;
  metrics?: Metrics;
  mayReadMetrics?: (request: IncomingMessage) => boolean;
  log?: Logger;
}

const RETRY_AFTER_SECONDS = 2;
// What must be answered however many wait: checks, and files that lie in memory.
const UNGATED = /^\/(healthz|readyz|assets\/[\w.-]+)(\?|$)/;

export function createRequestListener(front: Front): RequestListener {
  const { site, kept, gate, metrics, log } = front;

  // It puts a Response of its own in the place of the platform's, which would make a stream of each body first.
  const askSite = getRequestListener(async (request, { incoming }) => {
    const startedAt = performance.now();
    const answered: Answered = {};
    const { remoteAddress } = incoming.socket;
    const requestId = readRequestId(incoming.headers['x-request-id']);
    const ask = () => site.fetch(request, { remoteAddress, requestId, answered });
    const isFree = !gate || UNGATED.test(incoming.url ?? '');
    const answer = await (isFree ? ask() : gate.pass(ask)).catch(refuse);
    const { method } = incoming;
    const { route } = answered;
    metrics?.observe({ route, method, status: answer.status, seconds: secondsSince(startedAt) });
    return answer;
  });

  async function answerMade(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const startedAt = performance.now();
    const requestId = readRequestId(request.headers['x-request-id']);
    const made = await kept?.answerMade(request, response, requestId);
    if (!made) return false;
    metrics?.observe({ ...made, method: request.method, seconds: secondsSince(startedAt) });
    return true;
  }

  function refuse(error: unknown): Response {
    if (error instanceof Busy) return answerBusy();
    log?.error({ err: error }, 'request failed');
    return new Response('Something failed on our side.', { status: 500 });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (metrics && request.url === '/metrics') return await sendMetrics(front, request, response);
      if (await answerMade(request, response)) return;
    } catch (error) {
      return sendAnswer(response, refuse(error));
    }
    await askSite(request, response);
  }

  return (request, response) => {
    // The way of most requests, without a promise.
    if (!kept?.answerReady(request, response)) answer(request, response);
  };
}

function answerBusy(): Response {
  return new Response('Too many visitors at once. Try again in a moment.', {
    status: 503,
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' },
  });
}

async function sendMetrics(
  { metrics, mayReadMetrics }: Front,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!metrics || !mayReadMetrics?.(request)) {
    return sendAnswer(response, new Response('Not found', { status: 404 }));
  }
  const text = await metrics.text();
  response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
  response.end(text);
}

async function sendAnswer(response: ServerResponse, answer: Response): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1_000;
}
