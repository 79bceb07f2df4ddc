import { ownPathOr } from '../../base/own-path.ts';
import { pathTo } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { readCookie } from '../../http/cookies.ts';

const LEADS_AWAY = /^\/(login|register|logout|forgot-password)(\/|\?|#|$)/;

/** The remembered page of this site, else the dashboard. */
export function nextPath(context: Pick<Context, 'url'>): string {
  return wantedPath(context) ?? pathTo('/dashboard');
}

/** The page that the address says to return to. */
export function wantedPath({ url }: Pick<Context, 'url'>): string | null {
  return readPath(url.searchParams.get('next'));
}

const COOKIE = 'wanted';
const SECONDS = 86_400;

/** Keeps the page to return to while a mail is waited for, as its link opens without it. */
export function rememberWanted(context: Context): void {
  const wanted = wantedPath(context);
  if (wanted) setCookie(context, encodeURIComponent(wanted), SECONDS);
  else forgetWanted(context);
}

export function rememberedPath({ request }: Context): string | null {
  return readPath(readCookie(request.headers.get('cookie'), COOKIE));
}

export function forgetWanted(context: Context): void {
  if (rememberedPath(context)) setCookie(context, '', 0);
}

function readPath(value: string | null | undefined): string | null {
  const path = ownPathOr(value, '');
  return path === '' || LEADS_AWAY.test(path) ? null : path;
}

function setCookie({ answerHeaders, settings }: Context, value: string, seconds: number): void {
  const line = `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly`;
  answerHeaders.append('set-cookie', settings.isProduction ? `${line}; Secure` : line);
}
