// Protection against cross-site requests (decisions.md, wire conventions).
import type { Context } from './context.ts';
import { readCookie } from './cookies.ts';
import { HttpError } from './errors.ts';
import { isSameSecret } from './is-same-secret.server.ts';

/** Unsafe API calls with a cookie need X-XSRF-TOKEN equal to XSRF-TOKEN. Throws 403. */
export function requireXsrfHeader({ request, session }: Context): void {
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
  throw new HttpError(
    403,
    'This form was sent from another site, or it is too old. Open the page again.',
  );
}

/** For sign-in and mail: refuses other sites' pages. Programs send neither header. Throws 403. */
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
