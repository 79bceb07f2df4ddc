// The three cookies of a session, and the one by which a browser is recognised.
import { randomBytes } from 'node:crypto';
import type { Context } from './context.ts';
import { readCookie, setHiddenCookie } from './cookies.ts';
import { hashToken, xsrfTokenOf } from './session.server.ts';

/** Fixed from sign-in on. */
export const SESSION_SECONDS = 28 * 86_400;

/** The cookie `user`, readable by pages; the server does not trust it. */
interface UserCookie {
  name: string;
  avatar: string | null;
  locale: string;
  has_active_subscription: boolean;
}

export function setSessionCookies(context: Context, token: string, user: UserCookie): void {
  dropOwnCookies(context.answerHeaders);
  add(context, 'token', token, SESSION_SECONDS, true);
  add(context, 'XSRF-TOKEN', xsrfTokenOf(token), SESSION_SECONDS, false);
  setUserCookie(context, user);
}

export function setUserCookie(context: Context, user: UserCookie): void {
  const { name, avatar, locale, has_active_subscription } = user;
  const text = JSON.stringify({ name, avatar, locale, has_active_subscription });
  add(context, 'user', Buffer.from(text).toString('base64'), SESSION_SECONDS, false);
}

/** Renews the cookie with the first response after the subscription changed. */
export function refreshUserCookie(context: Context): void {
  const { session, request } = context;
  if (session?.via !== 'cookie') return;
  const sent = readCookie(request.headers.get('cookie'), 'user');
  if (!sent || saysActive(sent) === session.hasActiveSubscription) return;
  const { name, avatar, locale, hasActiveSubscription } = session;
  setUserCookie(context, { name, avatar, locale, has_active_subscription: hasActiveSubscription });
}

/** Undefined for malformed cookies. */
function saysActive(cookie: string): unknown {
  try {
    return JSON.parse(Buffer.from(cookie, 'base64').toString('utf8'))?.has_active_subscription;
  } catch {
    return undefined;
  }
}

export function clearSessionCookies(context: Context): void {
  dropOwnCookies(context.answerHeaders);
  for (const name of NAMES) add(context, name, '', 0, name === 'token');
}

const NAMES = ['token', 'user', 'XSRF-TOKEN'];

function dropOwnCookies(headers: Headers): void {
  const others = headers
    .getSetCookie()
    .filter((line) => !NAMES.some((name) => line.startsWith(`${name}=`)));
  headers.delete('set-cookie');
  for (const line of others) headers.append('set-cookie', line);
}

function add(
  { answerHeaders, settings }: Context,
  name: string,
  value: string,
  seconds: number,
  hidden: boolean,
): void {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Lax'];
  if (settings.COOKIE_DOMAIN) parts.push(`Domain=${settings.COOKIE_DOMAIN}`);
  if (hidden) parts.push('HttpOnly');
  if (settings.isProduction) parts.push('Secure');
  answerHeaders.append('set-cookie', parts.join('; '));
}

const SECONDS = 365 * 86_400;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Hash of the browser's cookie; null without one. */
export function readDevice({ request, settings }: Context): Buffer | null {
  const token = readCookie(request.headers.get('cookie'), nameOf(settings));
  return token && TOKEN.test(token) ? hashToken(token) : null;
}

/** Returns the hash of the browser's cookie, which is set when absent. */
export function rememberDevice(context: Context): Buffer {
  const known = readDevice(context);
  if (known) return known;
  const token = randomBytes(32).toString('base64url');
  setHiddenCookie(context, nameOf(context.settings), token, SECONDS);
  return hashToken(token);
}

/** Browsers accept the prefix only over https; other hosts of the domain cannot set it. */
function nameOf({ isProduction }: Context['settings']): string {
  return isProduction ? '__Host-device' : 'device';
}
