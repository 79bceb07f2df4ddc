// The way of a request before the site: metrics, pages that are kept ready, then the site, each within its bounds.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Gate } from '../app/base/gate.ts';
import type { Answered } from '../app/http/context.ts';
import { readWhole } from '../app/http/read-body.server.ts';
import type { KeptPages } from './kept-pages.ts';
import { type Metrics, sendMetrics } from './metrics.ts';
import { createRefusal } from './refuse.ts';
import { readRequestId } from './request-id.ts';
import type { Site } from './site-parts.ts';

export interface Front {
  site: Pick<Site, 'fetch'>;
  /** Absent where no pages are kept. */
  kept?: KeptPages;
  /** Lets only so many requests to the site at once. */
  gate?: Gate;
  /** Lets only so many send a body at once, before they come to the other. */
  bodies?: Gate;
  metrics?: Metrics;
  mayReadMetrics?: (request: IncomingMessage) => boolean;
  log?: Logger;
}

// What must be answered however many wait: checks, and files that lie in memory.
const UNGATED = /^\/(healthz|readyz|assets\/[\w.-]+)(\?|$)/;

export function createRequestListener(front: Front): RequestListener {
  const { site, kept, gate, bodies, metrics, mayReadMetrics, log } = front;
  const refuse = createRefusal(log);

  // It puts a Response of its own in the place of the platform's, which would make a stream of each body first.
  const askSite = getRequestListener(async (request, { incoming }) => {
    const startedAt = performance.now();
    const answered: Answered = {};
    const { remoteAddress } = incoming.socket;
    const requestId = readRequestId(incoming.headers['x-request-id']);
    const isFree = UNGATED.test(incoming.url ?? '');
    const ask = (whole: Request) => {
      const answer = () => site.fetch(whole, { remoteAddress, requestId, answered });
      return gate && !isFree ? gate.pass(answer) : answer();
    };
    // Who sends slowly must not hold a place among those that are worked for.
    const answering =
      bodies && hasBody(incoming)
        ? bodies.pass(async () => ask(await readWhole(request)))
        : ask(request);
    const answer = await answering.catch((error) => refuse(error, incoming.url, requestId));
    const { method } = incoming;
    const { route } = answered;
    metrics?.observe({ route, method, status: answer.status, seconds: secondsSince(startedAt) });
    return answer;
  });

  async function answerMade(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<boolean> {
    const startedAt = performance.now();
    const made = await kept?.answerMade(request, response, requestId);
    if (!made) return false;
    metrics?.observe({ ...made, method: request.method, seconds: secondsSince(startedAt) });
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = readRequestId(request.headers['x-request-id']);
    try {
      if (metrics && request.url === '/metrics') {
        if (mayReadMetrics?.(request)) return await sendMetrics(metrics, response);
        return await sendAnswer(response, new Response('Not found', { status: 404 }));
      }
      if (await answerMade(request, response, requestId)) return;
    } catch (error) {
      return sendAnswer(response, refuse(error, request.url, requestId));
    }
    await askSite(request, response);
  }

  return (request, response) => {
    // The way of most requests, without a promise.
    if (!kept?.answerReady(request, response)) answer(request, response);
  };
}

function hasBody({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
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
