// Who may enter (spec section 2, guards): pages lead elsewhere, the API answers 401.
import { pathTo, withQuery } from '../base/paths.ts';
import type { Context } from './context.ts';
import { HttpError, Redirect } from './errors.ts';
import type { Session } from './session.server.ts';

/** The session; a visitor is sent to /login, which leads back here. Throws Redirect, or 401 in the API. */
export function requireSession(context: Context): Session {
  if (context.session) return context.session;
  if (isApi(context)) throw unauthorized();
  throw new Redirect(loginPath(context));
}

/** Pages for visitors only send who is signed in to the companion application, or to their dashboard. */
export function requireVisitor({ session, settings }: Context): void {
  if (session) throw new Redirect(settings.COMPANION_URL ?? pathTo('/dashboard'));
}

export function unauthorized(detail = 'Sign in first.'): HttpError {
  return new HttpError(401, detail, { headers: { 'www-authenticate': 'Bearer' } });
}

function isApi({ url }: Context): boolean {
  return url.pathname.startsWith('/api/');
}

/** A form that was sent leads back to its page; sending it again would need what was typed. */
function loginPath({ url }: Context): string {
  return withQuery(pathTo('/login'), { next: url.pathname + url.search });
}
