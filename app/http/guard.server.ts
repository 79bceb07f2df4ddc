// Guards (spec section 2): pages redirect, the API answers 401.
import { pathTo, withQuery } from '../base/paths.ts';
import type { Context } from './context.ts';
import { HttpError, Redirect } from './errors.ts';
import type { Session } from './session.server.ts';

/** Visitors of pages are sent to /login and back afterwards. Throws Redirect, or 401 in the API. */
export function requireSession(context: Context): Session {
  if (context.session) return context.session;
  if (isApi(context)) throw unauthorized();
  throw new Redirect(loginPath(context));
}

/** Sends signed-in users to the companion application, or to their dashboard. */
export function requireVisitor({ session, settings }: Context): void {
  if (session) throw new Redirect(settings.COMPANION_URL ?? pathTo('/dashboard'));
}

export function unauthorized(detail = 'Sign in first.'): HttpError {
  return new HttpError(401, detail, { headers: { 'www-authenticate': 'Bearer' } });
}

function isApi({ url }: Context): boolean {
  return url.pathname.startsWith('/api/');
}

/** A submitted form returns to its page: its content cannot be sent again. */
function loginPath({ url }: Context): string {
  return withQuery(pathTo('/login'), { next: url.pathname + url.search });
}
