import type { Hono } from 'hono';
import type { Variables } from './site-parts.ts';

const METHODS = ['GET', 'POST', 'DELETE'];

/** The methods of the routes at the request's address, without middleware. */
export function listMethodsAt(app: Hono<Variables>, request: Request): string[] {
  const path = app.getPath(request);
  return METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
}
