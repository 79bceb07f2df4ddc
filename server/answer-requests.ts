// Routes a request: metrics, cached pages, then the site, each within its limits.
import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Logger } from 'pino';
import { pathTo } from '../app/base/paths.ts';
import { Busy, type Semaphore } from '../app/base/semaphore.ts';
import type { PageReads } from '../app/features/arriving/page-reads.server.ts';
import type { Answered } from '../app/http/context.ts';
import { HttpError } from '../app/http/errors.ts';
import type { NetworkTime } from '../app/http/network-time.ts';
import { BUSY, isCall, PROBLEM_TYPE, toProblem } from '../app/http/problem.server.ts';
import { readWhole } from '../app/http/read-body.server.ts';
import type { CachedPages } from './cached-pages.ts';
import { type Metrics, sendMetrics } from './metrics.ts';
import type { LastAnswers } from './outage.ts';
import { plainTarget, readRequestId } from './page-request.ts';
import {
  type BodyLanes,
  type ConnectionShares,
  findLane,
  kindOf,
  type RequestShares,
  runInLane,
} from './queues.ts';
import { createRequestTime, type RequestTime } from './request-time.ts';
import type { Site } from './site-parts.ts';

export interface Front {
  site: Pick<Site, 'fetch'>;
  cachedPages?: CachedPages;
  lastAnswers?: LastAnswers;
  time?: RequestTime;
  requests?: Semaphore;
  /** Of those, searches; by default they wait with the others. */
  searches?: Semaphore;
  bodies?: BodyLanes;
  /** Absent with RATE_LIMITS=off. */
  shares?: RequestShares;
  networkTime?: NetworkTime;
  connections?: ConnectionShares;
  /** Of the client, by TRUST_PROXY; the socket's by default. */
  addressOf?: (
    request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
  ) => string;
  reads?: Pick<PageReads, 'count'>;
  metrics?: Metrics;
  mayReadMetrics?: (request: IncomingMessage) => boolean;
  /** For responses that the site does not make. */
  secureHeaders?: (headers: Headers) => void;
  log?: Logger;
}

// Never queued: health checks, and files in memory.
const UNLIMITED = /^\/(healthz|readyz|assets\/[\w.-]+)(\?|$)/;

export function createRequestListener(front: Front): RequestListener {
  const { site, cachedPages, lastAnswers, requests, bodies, shares, reads, metrics, log } = front;
  const { time = createRequestTime(0), searches = requests, networkTime } = front;
  const { addressOf = (request) => request.socket.remoteAddress ?? '', mayReadMetrics } = front;
  const refuse = createRefusal(log, front.secureHeaders);
  const refuseUnread = (error: unknown) =>
    refuse(error instanceof RequestError ? UNREADABLE : error, undefined, randomUUID());

  // This listener also replaces the platform's Response by one that makes no stream of each body.
  const answerFromSite = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const startedAt = performance.now();
      const answered: Answered = {};
      const { remoteAddress } = incoming.socket;
      const requestId = readRequestId(incoming.headers['x-request-id']);
      const left = signalOfLeaving(outgoing);
      const isUnlimited = UNLIMITED.test(incoming.url ?? '');
      const address = addressOf(incoming);
      const lane = findLane(incoming);
      const fetchSite = (whole: Request) => {
        const fetch = () => site.fetch(whole, { remoteAddress, requestId, answered });
        if (!requests || isUnlimited || lane === 'webhooks') return fetch();
        const kind = kindOf(incoming.url);
        const semaphore = kind === 'searches' && searches ? searches : requests;
        const kindLane = { semaphore, shares: shares?.[kind], time: networkTime };
        return runInLane(kindLane, address, fetch, left);
      };
      // A slow sender must not hold a slot of `requests`.
      const sendBody = async () => fetchSite(await readWhole(request));
      const answering =
        bodies && lane ? runInLane(bodies[lane], address, sendBody, left) : fetchSite(request);
      const hasOld = lastAnswers?.has(incoming);
      const answer = await time
        .limit(incoming, answering, hasOld)
        .catch((error) => refuse(error, incoming.url, requestId));
      const response = (await lastAnswers?.pass(incoming, answer)) ?? answer;
      const { route } = answered;
      metrics?.observe({ route, method: incoming.method, status: response.status, startedAt });
      return response;
    },
    { errorHandler: refuseUnread },
  );

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    isForMetrics: boolean,
  ): Promise<void> {
    const startedAt = performance.now();
    const requestId = readRequestId(request.headers['x-request-id']);
    try {
      if (metrics && isForMetrics) {
        if (mayReadMetrics?.(request)) return await sendMetrics(metrics, response);
        throw new HttpError(404, 'Not found');
      }
      const about = { requestId, left: signalOfLeaving(response), address: addressOf(request) };
      const rendering = cachedPages?.sendRendered(request, response, about);
      const sent = await (rendering && time.limit(request, rendering));
      if (sent) return metrics?.observe({ ...sent, method: request.method, startedAt });
    } catch (error) {
      return send(response, refuse(error, request.url, requestId));
    }
    await answerFromSite(request, response);
  }

  return (request, response) => {
    // Proxies keep this path from outside, and only as it is written here.
    const isForMetrics = request.url === pathTo('/metrics');
    request.url = plainTarget(request.url ?? '/');
    reads?.count(request, response);
    // Most requests end here, without a promise.
    if (!cachedPages?.sendCached(request, response)) answer(request, response, isForMetrics);
  };
}

/** Aborted when the client closes its connection before the response is sent. */
function signalOfLeaving(response: EventEmitter & { writableEnded: boolean }): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) leaving.abort();
  });
  return leaving.signal;
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}

// Short responses where the site was not called or failed.

const UNREADABLE = new HttpError(400, 'The Host or the address of this request cannot be read.');
const RETRY_LATER = { 'retry-after': '2' };
/** As proxies count it. */
const LEFT = { status: 499 };
const LOG_EVERY_MS = 1_000;

type Refuse = (error: unknown, url: string | undefined, requestId: string) => Response;

/** 503 for Busy, the status of an HttpError, otherwise 500, which is logged. */
function createRefusal(
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
    // The client has left: this response is not read, and it is no failure.
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
  if (!isCall(url?.split('?')[0] ?? '')) return new Response(error.message, { status, headers });
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
