// Stored mails and /dev/ui. A proxy in front can look like this machine, so they open with the key
// that the start prints.
import type { Hono } from 'hono';
import { readCookie } from '../app/http/cookies.ts';
import { HttpError } from '../app/http/errors.ts';
import { isSameSecret } from '../app/http/guard.server.ts';
import type { Settings } from '../app/http/settings.ts';
import { developmentPages } from '../app/routes.ts';
import { mountPage } from './pages.tsx';
import type { Variables } from './site-parts.ts';

const COOKIE = 'development-key';

export function mountDevelopmentPages(app: Hono<Variables>, settings: Settings): void {
  if (settings.isProduction) return;
  app.use('/dev/*', async (c, next) => {
    const { isFromThisMachine, url, request, answerHeaders } = c.get('context');
    if (settings.DEVELOPMENT_PAGES) return next();
    if (!isFromThisMachine || settings.DEVELOPMENT_PAGES === false) {
      throw new HttpError(404, `There is nothing at ${url.pathname.slice(0, 80)}.`);
    }
    const given = url.searchParams.get('key') ?? readCookie(request.headers.get('cookie'), COOKIE);
    const key = c.get('parts').developmentKey;
    if (!key || !given || !isSameSecret(given, key)) {
      throw new HttpError(404, 'Open the address with the key that the start of the site prints.');
    }
    answerHeaders.append('set-cookie', `${COOKIE}=${key}; Path=/dev; SameSite=Strict; HttpOnly`);
    return next();
  });
  for (const [path, page] of Object.entries(developmentPages)) mountPage(app, path, page);
}
