// The whole site as one function, Request → Response; server/main.ts listens.
import { randomUUID } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ownPathOr } from '../app/base/address.ts';
import { localPath } from '../app/base/locale-path.ts';
import { parseTheme } from '../app/base/theme.ts';
import { forgetNotice } from '../app/catalogue/notice.server.ts';
import { adoptCompanionSession } from '../app/features/account/auth/companion.server.ts';
import { findKey } from '../app/http/api-key.server.ts';
import { createClientAddress, isFromThisMachine } from '../app/http/client-address.server.ts';
import type { Context } from '../app/http/context.ts';
import { readCookie } from '../app/http/cookies.ts';
import { HttpError, methodNotAllowed, Redirect } from '../app/http/errors.ts';
import { isSameSecret } from '../app/http/guard.server.ts';
import { inLocale, readRequestLocale } from '../app/http/locale.server.ts';
import type { QueryKeys } from '../app/http/page.ts';
import { answerProblem, asHttpError, isCall } from '../app/http/problem.server.ts';
import { createCallLimit } from '../app/http/rate-limit.server.ts';
import { refuseOversize, secureHeaders } from '../app/http/safety.server.ts';
import { recordRefusal, redactPath } from '../app/http/security-events.server.ts';
import { findSession } from '../app/http/session.server.ts';
import { clearSessionCookies, refreshUserCookie } from '../app/http/session-cookies.server.ts';
import type { Settings } from '../app/http/settings.ts';
import { withoutThreadTime, withThreadTime } from '../app/http/thread-time.server.ts';
import { developmentPages, pages } from '../app/routes.ts';
import { endpoints, mountApi } from './api.ts';
import { FEED_PATHS, mountFeeds } from './feeds.ts';
import { mountMachineFiles } from './machine-files.ts';
import type { CachedPaths } from './page-request.ts';
import { answerErrorPage, mountPage, mountPages } from './pages.tsx';
import { longestOf } from './request-time.ts';
import { EMBED_PATHS, mountEmbeds, mountServices } from './services.ts';
import type { Connection, Site, SiteParts, Variables } from './site-parts.ts';
import { SITEMAP_PATHS } from './sitemaps.ts';

/** What the page cache serves, with keys of the query; here as the build has this one entry. */
export const cachedPaths: CachedPaths = new Map<string, QueryKeys>([
  ...Object.entries(pages).flatMap(([path, { isCacheable, queryKeys }]) =>
    isCacheable ? [[path, queryKeys] as const] : [],
  ),
  ...FEED_PATHS,
  ...EMBED_PATHS,
  ...SITEMAP_PATHS.map((path) => [path, []] as const),
]);

/** What the API answers, with keys of the query. */
export const callPaths: CachedPaths = new Map(
  endpoints.flatMap(({ method, path, queryKeys }) =>
    method === 'GET' ? [[`/api${path}`, queryKeys]] : [],
  ),
);

export function createSite(parts: SiteParts): Site {
  const app = new Hono<Variables>({ strict: true });
  const { log, settings } = parts;
  const addressOf = createClientAddress(settings.TRUST_PROXY);
  const limitCalls = createCallLimit();

  app.use(secureHeaders(settings));
  app.use(async (c, next) => {
    const context = createContext(c.req.raw, parts, c.env ?? {}, addressOf);
    c.set('context', context);
    c.set('parts', parts);
    const startedAt = performance.now();
    await next();
    c.res.headers.set('x-request-id', context.requestId);
    await recordRefusal(context, c.res.status);
    context.answered.route = findRoute(c);
    log.info({
      requestId: context.requestId,
      method: c.req.method,
      path: redactPath(context.url.pathname).slice(0, 200),
      route: context.answered.route,
      status: c.res.status,
      durationMs: Math.round(performance.now() - startedAt),
    });
  });
  app.use(async (c, next) => {
    const context = c.get('context');
    const { pathname, search } = context.url;
    refuseOversize(c.req.raw);
    if (pathname.length > 1 && pathname.endsWith('/')) {
      // Of many slashes in a row only the first may begin a match: the time stays linear.
      const path = pathname.replace(/(?<!\/)\/+$/, '');
      // An address such as //other.example/ must not lead there.
      return c.redirect(localPath(ownPathOr(path + search, '/')), 301);
    }
    // A payment provider signs its calls, which must get through at any rate.
    const isSigned = pathname.startsWith('/api/webhooks/');
    const isLimited = isCall(pathname) && !isSigned;
    try {
      if (!pathname.startsWith('/assets/') && !isSigned) await findWho(context);
    } catch (error) {
      // A wrong key costs a query: its call counts as a visitor's.
      if (isLimited && error instanceof HttpError) await limitCalls(context);
      throw error;
    }
    if (isLimited) await limitCalls(context);
    await next();
  });

  mountMachineFiles(app);
  mountFeeds(app);
  mountApi(app);
  mountServices(app);
  mountEmbeds(app);
  mountPages(app);
  mountDevelopmentPages(app, settings);

  app.notFound((c) => {
    const { pathname } = c.get('context').url;
    const methods = listMethodsAt(app, c.req.raw);
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    const error =
      methods.length > 0 && !methods.includes(method)
        ? methodNotAllowed(c.req.method, methods)
        : new HttpError(404, `There is nothing at ${pathname.slice(0, 80)}.`, {
            lookedFor: pathname.split('/').at(-1)?.slice(0, 80),
          });
    return answerError(c.get('context'), c.get('parts'), error);
  });
  app.onError((error, c) => answerError(c.get('context'), c.get('parts'), error));

  return {
    fetch: async (given, connection = {}) => {
      const { locale, request } = readRequestLocale(given);
      const { pathname } = new URL(request.url);
      const { method } = request;
      const longestMs = longestOf({ method, url: pathname }, settings.REQUEST_TIMEOUT_MS);
      const answer = () => app.fetch(request, connection);
      return inLocale(locale, () => withThreadTime(shareNameOf(pathname), longestMs, answer));
    },
    forgetCatalogue: () => forgetNotice(parts.database.sql),
  };
}

/** "/api/search" of itself, "/startup" of "/startup/andela/fundings". */
function shareNameOf(pathname: string): string {
  return /^(\/api)?\/[\w.-]{0,80}/.exec(pathname)?.[0] ?? '/';
}

/** Deletes the cookies of an ended session, not where the database fails. */
async function findWho(context: Context): Promise<void> {
  const { request } = context;
  context.key = await findKey(context.sql, request, context.now);
  context.session = await findSession(context.sql, request, context.now);
  refreshUserCookie(context);
  if (context.session || request.headers.has('authorization')) return;
  await adoptCompanionSession(context);
  if (readCookie(request.headers.get('cookie'), 'token')) clearSessionCookies(context);
}

function createContext(
  request: Request,
  parts: SiteParts,
  connection: Connection,
  addressOf: ReturnType<typeof createClientAddress>,
): Context {
  const { database, settings, log } = parts;
  const now = parts.now?.() ?? new Date();
  const url = new URL(request.url);
  return {
    request,
    url,
    sql: database.sql,
    searchSql: database.searchSql,
    settings,
    plans: settings.plans,
    now,
    session: null,
    key: null,
    theme: parseTheme(readCookie(request.headers.get('cookie'), 'theme')),
    savesData: request.headers.get('save-data') === 'on',
    clientAddress: addressOf(request.headers.get('x-forwarded-for'), connection.remoteAddress),
    isFromThisMachine: isFromThisMachine(connection.remoteAddress, url.host, (name) =>
      request.headers.has(name),
    ),
    semanticIndex: parts.semanticIndex ?? null,
    processFigures: parts.processFigures ?? null,
    requestId: connection.requestId ?? randomUUID(),
    answered: connection.answered ?? {},
    log,
    answerHeaders: new Headers(),
  };
}

function findRoute(c: HonoContext<Variables>): string | undefined {
  return matchedRoutes(c).findLast(({ path }) => path !== '/*')?.path;
}

function answerError(context: Context, parts: SiteParts, error: unknown): Promise<Response> {
  if (error instanceof Redirect) {
    const { status } = error;
    const location = error.location.startsWith('/') ? localPath(error.location) : error.location;
    const headers = new Headers(context.answerHeaders);
    headers.set('location', location);
    // A merge of two startups can be undone: browsers must not cache its redirect permanently.
    const isPublic = status === 301 && !headers.has('set-cookie');
    headers.set('cache-control', isPublic ? 'public, max-age=0, s-maxage=60' : 'private, no-store');
    return Promise.resolve(new Response(null, { status, headers }));
  }
  const known = asHttpError(error, context);
  return withoutThreadTime(() =>
    isCall(context.url.pathname)
      ? answerProblem(context, known)
      : answerErrorPage(context, parts, known),
  );
}

/** The methods of the routes at the request's address, without middleware. */
function listMethodsAt(app: Hono<Variables>, request: Request): string[] {
  const path = app.getPath(request);
  return ['GET', 'POST', 'DELETE'].filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
}

// Stored mails and /dev/ui. A proxy in front can look like this machine, so they open with the key
// that the start prints.

const COOKIE = 'development-key';

function mountDevelopmentPages(app: Hono<Variables>, settings: Settings): void {
  if (settings.isProduction) return;
  app.use('/dev/*', async (c, next) => {
    const { isFromThisMachine, url, request, answerHeaders } = c.get('context');
    if (settings.DEVELOPMENT_PAGES) return next();
    if (!isFromThisMachine || settings.DEVELOPMENT_PAGES === false) {
      throw new HttpError(404, `There is nothing at ${url.pathname.slice(0, 80)}.`);
    }
    const given = url.searchParams.get('key') ?? readCookie(request.headers.get('cookie'), COOKIE);
    const key = c.get('parts').developmentKey;
    if (!key || !given || !isSameSecret(given, key)) {
      throw new HttpError(404, 'Open the address with the key that the start of the site prints.');
    }
    answerHeaders.append('set-cookie', `${COOKIE}=${key}; Path=/dev; SameSite=Strict; HttpOnly`);
    return next();
  });
  for (const [path, page] of Object.entries(developmentPages)) mountPage(app, path, page);
}
