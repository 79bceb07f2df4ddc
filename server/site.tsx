// The whole site as one function, Request → Response. It listens nowhere; server/main.ts does.
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { ownPathOr } from '../app/base/own-path.ts';
import { adoptCompanionSession } from '../app/features/auth/companion-session.server.ts';
import { createClientAddress } from '../app/http/client-address.server.ts';
import type { Context } from '../app/http/context.ts';
import { readCookie } from '../app/http/cookies.ts';
import { HttpError, methodNotAllowed, Redirect } from '../app/http/errors.ts';
import { answerProblem, asHttpError } from '../app/http/problem.server.ts';
import { createCallCounters, limitCalls } from '../app/http/rate-limit.server.ts';
import { redactPath } from '../app/http/redact-path.ts';
import { refuseOversize, secureHeaders } from '../app/http/safety.server.ts';
import { findSession } from '../app/http/session.server.ts';
import { clearSessionCookies } from '../app/http/session-cookies.server.ts';
import { parseTheme } from '../app/ui/theme.ts';
import { mountApi } from './api.ts';
import { mountApiPage } from './api-page.ts';
import { mountFeeds } from './feeds.ts';
import { listMethodsAt } from './listed-methods.ts';
import { mountMachineFiles } from './machine-files.ts';
import { answerErrorPage, mountPages } from './pages.tsx';
import type { Site, SiteParts, Variables } from './site-parts.ts';

export function createSite(parts: SiteParts): Site {
  const app = new Hono<Variables>({ strict: true });
  const { log, settings } = parts;
  const addressOf = createClientAddress(settings.TRUST_PROXY);
  const counters = createCallCounters();

  app.use(secureHeaders(settings));
  app.use(async (c, next) => {
    const context = createContext(c.req.raw, parts, addressOf(c.req.raw, c.env?.remoteAddress));
    c.set('context', context);
    c.set('parts', parts);
    const startedAt = performance.now();
    await next();
    log.info({
      requestId: context.requestId,
      method: c.req.method,
      path: redactPath(context.url.pathname).slice(0, 200),
      status: c.res.status,
      durationMs: Math.round(performance.now() - startedAt),
    });
  });
  app.use(async (c, next) => {
    const context = c.get('context');
    const { pathname, search } = context.url;
    if (pathname.length > 1 && pathname.endsWith('/')) {
      // An address such as //other.example/ must not lead there.
      return c.redirect(ownPathOr(pathname.replace(/\/+$/, '') + search, '/'), 301);
    }
    refuseOversize(c.req.raw);
    if (!pathname.startsWith('/assets/')) await findWho(context);
    if (pathname.startsWith('/api/')) limitCalls(context, counters);
    await next();
  });

  mountMachineFiles(app);
  mountFeeds(app);
  mountApi(app);
  mountApiPage(app);
  mountPages(app, settings);

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

  return { fetch: async (request, connection = {}) => app.fetch(request, connection) };
}

/** Cookies of a session that has ended are taken away; where the database fails, they stay (spec section 4). */
async function findWho(context: Context): Promise<void> {
  const { request } = context;
  context.session = await findSession(context.sql, request, context.now);
  if (context.session || request.headers.has('authorization')) return;
  await adoptCompanionSession(context);
  if (readCookie(request.headers.get('cookie'), 'token')) clearSessionCookies(context);
}

function createContext(request: Request, parts: SiteParts, clientAddress: string): Context {
  const { database, settings, log } = parts;
  const now = parts.now?.() ?? new Date();
  return {
    request,
    url: new URL(request.url),
    sql: database.sql,
    databaseKind: database.kind,
    settings,
    now,
    session: null,
    theme: parseTheme(readCookie(request.headers.get('cookie'), 'theme')),
    clientAddress,
    meaning: parts.meaning ?? null,
    requestId: randomUUID(),
    log,
    answerHeaders: new Headers(),
  };
}

function answerError(context: Context, parts: SiteParts, error: unknown): Promise<Response> {
  if (error instanceof Redirect) {
    const { location, status } = error;
    const headers = new Headers(context.answerHeaders);
    headers.set('location', location);
    if (headers.has('set-cookie')) headers.set('cache-control', 'private, no-store');
    return Promise.resolve(new Response(null, { status, headers }));
  }
  const known = asHttpError(error, context);
  const isApi = context.url.pathname === '/api' || context.url.pathname.startsWith('/api/');
  return isApi ? answerProblem(context, known) : answerErrorPage(context, parts, known);
}
