// Serves visitors' pages from the page cache, before the site is called.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Semaphore } from '../app/base/semaphore.ts';
import type { Answered } from '../app/http/context.ts';
import type { Settings } from '../app/http/settings.ts';
import { PageCache } from '../app/page-cache/page-cache.ts';
import { type CachedPage, makeReady, sendIfReady, toCachedPage } from './cached-page.ts';
import {
  createRouteFinder,
  type PageRequest,
  readPageRequest,
  toPlainRequest,
} from './page-request.ts';
import { readRequestId } from './request-id.ts';
import type { Site } from './site-parts.ts';

export interface CachedPagesOptions {
  site: Pick<Site, 'fetch'>;
  cachedPaths: readonly string[];
  settings: Settings;
  semaphore: Semaphore;
  now?: () => number;
}

export interface Sent {
  route: string;
  status: number;
}

export interface CachedPages {
  /** False where nothing was sent. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders and sends the page; null where the site has to answer. Throws Busy. */
  sendRendered(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<Sent | null>;
  cache: PageCache<CachedPage>;
}

const MEGABYTE = 1_048_576;

export function createCachedPages(options: CachedPagesOptions): CachedPages {
  const { site, cachedPaths, settings, semaphore, now } = options;
  const cache = new PageCache<CachedPage>({ maxBytes: settings.PAGE_CACHE_MB * MEGABYTE, now });
  const findRoute = createRouteFinder(cachedPaths);

  async function renderPage(wanted: PageRequest, route: string, requestId: string) {
    const answered: Answered = {};
    const response = await semaphore.run(() =>
      site.fetch(toPlainRequest(wanted, settings), { requestId, answered }),
    );
    // A response with a cookie is for one visitor only.
    if (response.headers.has('set-cookie')) return null;
    const { cacheTags } = answered;
    const isCacheable = response.status === 200 && cacheTags !== undefined;
    return toCachedPage(response, { route, tags: cacheTags ?? [], isCacheable });
  }

  return {
    cache,
    sendCached(request, response) {
      const wanted = readPageRequest(request, settings);
      const page = wanted && cache.get(wanted.key);
      if (!page) return false;
      const given = request.headers['x-request-id'];
      // Hits are not logged: only an id that came with the request is sent back.
      const requestId = given === undefined ? undefined : readRequestId(given);
      return sendIfReady(request, response, page, { requestId });
    },
    async sendRendered(request, response, requestId) {
      const wanted = readPageRequest(request, settings);
      const route = wanted && findRoute(wanted.target);
      if (!route) return null;
      const { key } = wanted;
      const cached = cache.get(key);
      const page = cached ?? (await cache.render(key, () => renderPage(wanted, route, requestId)));
      if (!page) return null;
      const about = { isMiss: !cached, requestId };
      if (!sendIfReady(request, response, page, about)) {
        await makeReady(request, page);
        cache.updateSize(key, page);
        sendIfReady(request, response, page, about);
      }
      return { route, status: page.status };
    },
  };
}
