// The whole site as one function, Request → Response. It listens nowhere; server/main.ts does.
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../app/data/database.ts';
import type { Context } from '../app/http/context.ts';
import { readCookie } from '../app/http/cookies.ts';
import { HttpError, Redirect } from '../app/http/errors.ts';
import { answerProblem, asHttpError } from '../app/http/problem.server.ts';
import { refuseOversize, secureHeaders } from '../app/http/safety.server.ts';
import { findSession } from '../app/http/session.server.ts';
import type { Settings } from '../app/http/settings.ts';
import { parseTheme } from '../app/ui/theme.ts';
import { mountApi } from './api.ts';
import { mountApiPage } from './api-page.ts';
import type { Assets } from './assets.ts';
import { mountFeeds } from './feeds.ts';
import { mountMachineFiles } from './machine-files.ts';
import { answerErrorPage, mountPages } from './pages.tsx';

export interface SiteParts {
  database: Database;
  settings: Settings;
  assets: Assets;
  log: Logger;
  /** The clock; tests stop it. */
  now?: () => Date;
}

export interface Site {
  fetch(request: Request): Promise<Response>;
}

export type Variables = { Variables: { context: Context; parts: SiteParts } };

export function createSite(parts: SiteParts): Site {
  const app = new Hono<Variables>({ strict: true });
  const { log, settings } = parts;

  app.use(async (c, next) => {
    const context = createContext(c.req.raw, parts);
    c.set('context', context);
    c.set('parts', parts);
    const startedAt = performance.now();
    const { pathname, search } = context.url;
    if (pathname.length > 1 && pathname.endsWith('/')) {
      return c.redirect(`${pathname.replace(/\/+$/, '') || '/'}${search}`, 301);
    }
    refuseOversize(c.req.raw);
    context.session = await findSession(context.sql, c.req.raw, context.now);
    await next();
    log.info({
      requestId: context.requestId,
      method: c.req.method,
      path: pathname.slice(0, 200),
      status: c.res.status,
      durationMs: Math.round(performance.now() - startedAt),
    });
  });
  app.use(secureHeaders(settings));

  mountMachineFiles(app);
  mountFeeds(app);
  mountApi(app);
  mountApiPage(app);
  mountPages(app);

  app.notFound((c) => {
    const { pathname } = c.get('context').url;
    const error = new HttpError(404, `There is nothing at ${pathname.slice(0, 80)}.`, {
      lookedFor: pathname.split('/').at(-1)?.slice(0, 80),
    });
    return answerError(c.get('context'), c.get('parts'), error);
  });
  app.onError((error, c) => answerError(c.get('context'), c.get('parts'), error));

  return { fetch: async (request) => app.fetch(request) };
}

function createContext(request: Request, parts: SiteParts): Context {
  const { database, settings, log } = parts;
  const now = parts.now?.() ?? new Date();
  return {
    request,
    url: new URL(request.url),
    sql: database.sql,
    settings,
    now,
    session: null,
    theme: parseTheme(readCookie(request.headers.get('cookie'), 'theme')),
    requestId: randomUUID(),
    log,
    answerHeaders: new Headers(),
  };
}

function answerError(context: Context, parts: SiteParts, error: unknown): Promise<Response> {
  if (error instanceof Redirect) {
    const { location, status } = error;
    return Promise.resolve(new Response(null, { status, headers: { location } }));
  }
  const known = asHttpError(error, context);
  const isApi = context.url.pathname === '/api' || context.url.pathname.startsWith('/api/');
  return isApi ? answerProblem(context, known) : answerErrorPage(context, parts, known);
}
