// Guards: permissions, and whether a form or call comes from our own pages. Pages redirect, the API
// answers 401.

import { timingSafeEqual } from 'node:crypto';
import { pathTo, withQuery } from '../base/paths.ts';
import { lockInTransaction } from '../data/advisory-locks.ts';
import type { Sql } from '../data/database.ts';
import { problemsText } from '../text/text.ts';
import type { Context } from './context.ts';
import { readCookie } from './cookies.ts';
import { HttpError, notFound, Redirect } from './errors.ts';
import type { Session } from './session.server.ts';

/** Visitors of pages are sent to /login and back afterwards. Throws Redirect, or 401 in the API. */
export function requireSession(context: Context): Session {
  const { session, url } = context;
  if (session) return session;
  if (url.pathname.startsWith('/api/')) throw unauthorized();
  // A submitted form returns to its page: its content cannot be sent again.
  throw new Redirect(withQuery(pathTo('/login'), { next: url.pathname + url.search }));
}

/** Sends signed-in users to the companion application, or to their dashboard. */
export function requireVisitor({ session, settings }: Context): void {
  if (session) throw new Redirect(settings.COMPANION_URL ?? pathTo('/dashboard'));
}

export function unauthorized(detail = 'Sign in first.'): HttpError {
  return new HttpError(401, detail, { headers: { 'www-authenticate': 'Bearer' } });
}

/** Throws Redirect for visitors and without the second step, 404 for other users. */
export function requireModerator(context: Context): Session {
  const session = requireSession(context);
  const { moderation, hasSecondStep } = session;
  if (!moderation) throw notFound('page', 'moderation');
  if (hasSecondStep) return session;
  if (!moderation.hasFactor) throw new Redirect(pathTo('/dashboard/account-settings/second-step'));
  const next = context.url.pathname + context.url.search;
  throw new Redirect(withQuery(pathTo('/login/second-step'), { next }));
}

/**
 * Does a moderator's work in a transaction, one at a time, so that two never publish one domain or
 * one slug. Throws as requireModerator.
 */
export function moderate<Result>(context: Context, work: (sql: Sql) => Promise<Result>) {
  requireModerator(context);
  return context.sql.transaction().execute(async (sql) => {
    await lockInTransaction(sql, 'moderation');
    return work(sql);
  });
}

/**
 * Unsafe API calls with a cookie need X-XSRF-TOKEN equal to XSRF-TOKEN; with neither a session nor
 * a key they are not of other sites' pages. Throws 403.
 */
export function requireOwnCall(context: Context): void {
  const { request, session, key } = context;
  if (!session && !key) refuseOtherSites(context);
  if (session?.via !== 'cookie') return;
  const header = request.headers.get('x-xsrf-token') ?? '';
  const cookie = readCookie(request.headers.get('cookie'), 'XSRF-TOKEN') ?? '';
  if (!isSameSecret(header, session.xsrfToken) || !isSameSecret(cookie, session.xsrfToken)) {
    throw new HttpError(403, 'The header X-XSRF-TOKEN must equal the cookie XSRF-TOKEN.');
  }
}

/** Forms need the hidden field `_xsrf`, or our Origin when signed out. Throws 403. */
export function requireOwnForm(
  { request, session, settings, url }: Context,
  form: FormData | URLSearchParams,
): void {
  if (session) {
    if (isSameSecret(String(form.get('_xsrf') ?? ''), session.xsrfToken)) return;
  } else if (isOwnOrigin(request, [url.origin, settings.SITE_URL])) {
    return;
  }
  throw new HttpError(403, problemsText.otherSite);
}

/** Programs send neither header. Throws 403. */
export function refuseOtherSites({ request, settings, url }: Context): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isOther = origin
    ? ![url.origin, settings.SITE_URL].includes(origin)
    : site === 'cross-site' || site === 'same-site';
  if (isOther) throw new HttpError(403, 'This call was made by the page of another site.');
}

function isOwnOrigin(request: Request, own: string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin && origin !== 'null') return own.includes(origin);
  return request.headers.get('sec-fetch-site') === 'same-origin';
}

/** Compares in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Of a program that watches the site; nobody has one that is not set. */
export function hasMetricsToken(authorization = '', token?: string): boolean {
  return token !== undefined && isSameSecret(authorization, `Bearer ${token}`);
}

/** Of the link that a mail leads to; other sites do not learn it. */
export function readLinkToken({ url, answerHeaders }: Context): string {
  answerHeaders.set('referrer-policy', 'same-origin');
  return (url.searchParams.get('token') ?? '').slice(0, 200);
}
