// Routes a request: metrics, cached pages, then the site, each within its limits.
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { pathTo } from '../app/base/paths.ts';
import type { Semaphore } from '../app/base/semaphore.ts';
import type { Answered } from '../app/http/context.ts';
import { readWhole } from '../app/http/read-body.server.ts';
import type { CachedPages } from './cached-pages.ts';
import type { LastAnswers } from './last-answers.ts';
import { type Metrics, sendMetrics } from './metrics.ts';
import { createRefusal } from './refuse.ts';
import { readRequestId } from './request-id.ts';
import type { Site } from './site-parts.ts';

export interface Front {
  site: Pick<Site, 'fetch'>;
  cachedPages?: CachedPages;
  lastAnswers?: LastAnswers;
  requests?: Semaphore;
  bodies?: Semaphore;
  metrics?: Metrics;
  mayReadMetrics?: (request: IncomingMessage) => boolean;
  log?: Logger;
}

// Never queued: health checks, and files in memory.
const UNLIMITED = /^\/(healthz|readyz|assets\/[\w.-]+)(\?|$)/;

export function createRequestListener(front: Front): RequestListener {
  const { site, cachedPages, lastAnswers, requests, bodies, metrics, mayReadMetrics, log } = front;
  const refuse = createRefusal(log);

  // This listener also replaces the platform's Response by one that makes no stream of each body.
  const answerFromSite = getRequestListener(async (request, { incoming, outgoing }) => {
    const startedAt = performance.now();
    const answered: Answered = {};
    const { remoteAddress } = incoming.socket;
    const requestId = readRequestId(incoming.headers['x-request-id']);
    const left = signalOfLeaving(outgoing);
    const isUnlimited = UNLIMITED.test(incoming.url ?? '');
    const fetchSite = (whole: Request) => {
      const fetch = () => site.fetch(whole, { remoteAddress, requestId, answered });
      return requests && !isUnlimited ? requests.run(fetch, left) : fetch();
    };
    // A slow sender must not hold a slot of `requests`.
    const answering =
      bodies && hasBody(incoming)
        ? bodies.run(async () => fetchSite(await readWhole(request)), left)
        : fetchSite(request);
    const answer = await answering.catch((error) => refuse(error, incoming.url, requestId));
    const response = (await lastAnswers?.pass(incoming, answer)) ?? answer;
    observe(answered.route, incoming, response.status, startedAt);
    return response;
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = performance.now();
    const requestId = readRequestId(request.headers['x-request-id']);
    try {
      if (metrics && request.url === pathTo('/metrics')) {
        if (mayReadMetrics?.(request)) return await sendMetrics(metrics, response);
        return await send(response, new Response('Not found', { status: 404 }));
      }
      const left = signalOfLeaving(response);
      const sent = await cachedPages?.sendRendered(request, response, { requestId, left });
      if (sent) return observe(sent.route, request, sent.status, startedAt);
    } catch (error) {
      return send(response, refuse(error, request.url, requestId));
    }
    await answerFromSite(request, response);
  }

  function observe(
    route: string | undefined,
    { method }: Pick<IncomingMessage, 'method'>,
    status: number,
    startedAt: number,
  ): void {
    const seconds = (performance.now() - startedAt) / 1_000;
    metrics?.observe({ route, method, status, seconds });
  }

  return (request, response) => {
    // Most requests end here, without a promise.
    if (!cachedPages?.sendCached(request, response)) answer(request, response);
  };
}

/** A body with one of these has no meaning (RFC 9110 section 9.3) and is not read. */
const BODILESS = new Set(['GET', 'HEAD', 'TRACE']);

/** Aborted when the client closes its connection before the response is sent. */
function signalOfLeaving(response: EventEmitter & { writableEnded: boolean }): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) leaving.abort();
  });
  return leaving.signal;
}

function hasBody({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (BODILESS.has(method ?? '')) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}
