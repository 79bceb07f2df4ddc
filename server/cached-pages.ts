// Serves visitors' pages from the page cache, before the site is called.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { within } from '../app/base/waiting.ts';
import type { Answered } from '../app/http/context.ts';
import type { Settings } from '../app/http/settings.ts';
import { PageCache } from '../app/page-cache/page-cache.ts';
import {
  type CachedPage,
  makeReady,
  type SendOptions,
  sendIfReady,
  toCachedPage,
} from './cached-page.ts';
import {
  type CachedPaths,
  createKeyFinder,
  createRouteFinder,
  type PageRequest,
  readPageRequest,
  readRequestId,
  toPlainRequest,
} from './page-request.ts';
import { type Lane, runInLane } from './queues.ts';
import { STALE_AFTER_MS } from './request-time.ts';
import type { Site } from './site-parts.ts';

interface CachedPagesOptions {
  site: Pick<Site, 'fetch'>;
  cachedPaths: CachedPaths;
  settings: Settings;
  /** Of fresh pages. */
  lane: Lane;
  now?: () => number;
}

export type CachedPages = ReturnType<typeof createCachedPages>;

const MEGABYTE = 1_048_576;

export function createCachedPages(options: CachedPagesOptions) {
  const { site, cachedPaths, settings, lane, now } = options;
  const cache = new PageCache<CachedPage>({ maxBytes: settings.PAGE_CACHE_MB * MEGABYTE, now });
  const findRoute = createRouteFinder([...cachedPaths.keys()]);
  const keysAt = createKeyFinder(cachedPaths);
  const readWanted = (request: IncomingMessage) => readPageRequest(request, settings, keysAt);

  async function renderPage(wanted: PageRequest, route: string, requestId: string) {
    const answered: Answered = {};
    const response = await site.fetch(toPlainRequest(wanted, settings), { requestId, answered });
    // A response with a cookie is for one visitor only.
    if (response.headers.has('set-cookie')) return null;
    const { cacheTags } = answered;
    const isCacheable = response.status === 200 && cacheTags !== undefined;
    return toCachedPage(response, { route, tags: cacheTags ?? [], isCacheable });
  }

  return {
    cache,
    /** False where nothing was sent. */
    sendCached(request: IncomingMessage, response: ServerResponse): boolean {
      const wanted = readWanted(request);
      const page = wanted && cache.get(wanted.key);
      if (!page) return false;
      const given = request.headers['x-request-id'];
      // Hits are not logged: only an id that came with the request is sent back.
      const requestId = given === undefined ? undefined : readRequestId(given);
      return sendIfReady(request, response, page, { requestId });
    },
    /**
     * Renders and sends the page; null where the site has to answer. Where the site fails, is busy
     * or takes long, it sends the page as last rendered. Throws Busy.
     */
    async sendRendered(
      request: IncomingMessage,
      response: ServerResponse,
      { requestId, left, address }: { requestId: string; left: AbortSignal; address: string },
    ) {
      const wanted = readWanted(request);
      const route = wanted && findRoute(wanted.target);
      if (!route) return null;
      const { key } = wanted;
      // Cached in another encoding.
      const cached = cache.get(key);
      if (cached) return send(request, response, { key, page: cached, requestId });
      const stale = cache.getStale(key);
      const rendering = cache.render(
        key,
        () => renderPage(wanted, route, requestId),
        (work) => runInLane(lane, address, work, left),
      );
      const page = await (stale ? within(STALE_AFTER_MS, rendering) : rendering);
      if (page === null) return null;
      if (stale && !(page && isWhole(page))) {
        return send(request, response, { key, page: stale.page, staleMs: stale.ageMs, requestId });
      }
      return page ? send(request, response, { key, page, requestId, isMiss: true }) : null;
    },
  };

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    { key, page, ...about }: { key: string; page: CachedPage } & SendOptions,
  ) {
    if (!sendIfReady(request, response, page, about)) {
      await makeReady(request, page);
      cache.updateSize(key, page);
      sendIfReady(request, response, page, about);
    }
    return { route: page.route, status: page.status };
  }
}

/** False for a failure, and for a page that lacks parts because the database failed. */
function isWhole({ status, isCacheable }: CachedPage): boolean {
  return status < 500 && (status !== 200 || isCacheable);
}
