// Answers visitors' pages from the page cache, in the bare request handler, before the site is asked.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Gate } from '../app/base/gate.ts';
import type { Answered } from '../app/http/context.ts';
import type { Settings } from '../app/http/settings.ts';
import { type KeptPage, makeReady, makeSmall, sendIfReady, toKeptPage } from './kept-page.ts';
import { PageCache } from './page-cache.ts';
import {
  createKeptRoutes,
  type PageRequest,
  readPageRequest,
  toPlainRequest,
} from './page-request.ts';
import { readRequestId } from './request-id.ts';
import type { Site } from './site-parts.ts';

export interface KeptPagesOptions {
  site: Site;
  /** Templates of the addresses whose answers may be kept. */
  keptPaths: readonly string[];
  settings: Settings;
  /** Lets only so many pages be made at once. */
  gate: Gate;
  now?: () => number;
}

export interface MadeAnswer {
  /** Template of the address, such as /startup/:startup. */
  route: string;
  status: number;
}

export interface KeptPages {
  /** Answers what lies ready; false where nothing was sent. */
  answerReady(request: IncomingMessage, response: ServerResponse): boolean;
  /** Makes the page and answers it; null where nothing was sent, and the site has to be asked. Throws Busy. */
  answerMade(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<MadeAnswer | null>;
  cache: PageCache<KeptPage>;
}

const MEGABYTE = 1_048_576;

export function createKeptPages({
  site,
  keptPaths,
  settings,
  gate,
  now,
}: KeptPagesOptions): KeptPages {
  const cache = new PageCache<KeptPage>({ maxBytes: settings.PAGE_CACHE_MB * MEGABYTE, now });
  const findRoute = createKeptRoutes(keptPaths);

  async function makePage(asked: PageRequest, route: string, requestId: string) {
    const answered: Answered = {};
    const answer = await gate.pass(() =>
      site.fetch(toPlainRequest(asked, settings), { requestId, answered }),
    );
    // Whoever gets a cookie gets it alone.
    if (answer.headers.has('set-cookie')) return null;
    const { shows } = answered;
    const isKept = answer.status === 200 && shows !== undefined;
    return toKeptPage(answer, { route, shows: shows ?? [], isKept });
  }

  let isMakingSmall = false;
  /** One at a time: it is work for quiet moments. */
  async function makeSmaller(name: string, page: KeptPage): Promise<void> {
    isMakingSmall = true;
    try {
      await makeSmall(page);
      cache.resize(name, page);
    } catch {
      // It stays as it was made at first, which says the same.
    } finally {
      isMakingSmall = false;
    }
  }

  return {
    cache,
    answerReady(request, response) {
      const asked = readPageRequest(request, settings);
      const page = asked && cache.find(asked.name);
      if (!page) return false;
      if (!page.isSmall && !isMakingSmall) makeSmaller(asked.name, page);
      const given = request.headers['x-request-id'];
      // It has no line in the log, so only a request that came with a name keeps one.
      const requestId = given === undefined ? undefined : readRequestId(given);
      return sendIfReady(request, response, page, { requestId });
    },
    async answerMade(request, response, requestId) {
      const asked = readPageRequest(request, settings);
      const route = asked && findRoute(asked.target);
      if (!route) return null;
      const { name } = asked;
      const found = cache.find(name);
      const page = found ?? (await cache.make(name, () => makePage(asked, route, requestId)));
      if (!page) return null;
      const about = { made: !found, requestId };
      if (!sendIfReady(request, response, page, about)) {
        await makeReady(request, page);
        cache.resize(name, page);
        sendIfReady(request, response, page, about);
      }
      return { route, status: page.status };
    },
  };
}
