// What keeps another site from acting in a visitor's name (decisions.md, wire conventions).
import type { Context } from './context.ts';
import { readCookie } from './cookies.ts';
import { HttpError } from './errors.ts';
import { isSameSecret } from './is-same-secret.server.ts';

/** For unsafe API calls: those made with the cookie need X-XSRF-TOKEN equal to the cookie XSRF-TOKEN. Throws 403. */
export function requireXsrfHeader({ request, session }: Context): void {
  if (session?.via !== 'cookie') return;
  const header = request.headers.get('x-xsrf-token') ?? '';
  const cookie = readCookie(request.headers.get('cookie'), 'XSRF-TOKEN') ?? '';
  if (!isSameSecret(header, session.xsrfToken) || !isSameSecret(cookie, session.xsrfToken)) {
    throw new HttpError(403, 'The header X-XSRF-TOKEN must equal the cookie XSRF-TOKEN.');
  }
}

/** For page forms: signed in, the hidden field `_xsrf`; signed out, an address of this site in Origin. Throws 403. */
export function requireOwnForm(
  { request, session, settings, url }: Context,
  form: FormData | URLSearchParams,
): void {
  if (session) {
    if (isSameSecret(String(form.get('_xsrf') ?? ''), session.xsrfToken)) return;
  } else if (isOwnOrigin(request, [url.origin, settings.SITE_URL])) {
    return;
  }
  throw new HttpError(
    403,
    'This form was sent from another site, or it is too old. Open the page again.',
  );
}

/**
 * For calls that sign a browser in or send mail: another site's page may not make them, even for a visitor. Programs
 * send neither header. Throws 403.
 */
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
