// Each request has a language, that of its address; all code that it calls can read it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { followLocale, type Locale, readLocale } from '../base/locale.ts';
import { splitLocale } from '../base/locale-path.ts';

const storage = new AsyncLocalStorage<Locale>();
followLocale(() => storage.getStore());

/** For pages, and for mails to somebody who reads that language. */
export function inLocale<Result>(locale: Locale, work: () => Result): Result {
  return storage.run(locale, work);
}

/**
 * The language in which a page's script wants the answer of a call; others get English. Pages have
 * that of their address alone, which shared caches know them by.
 */
export const LOCALE_HEADER = 'x-locale';

/** The request as the site knows it, its address without language, and that language. */
export function readRequestLocale(request: Request): { locale: Locale; request: Request } {
  const url = new URL(request.url);
  const { locale, path } = splitLocale(url.pathname);
  if (path.startsWith('/api/')) {
    return { locale: readLocale(request.headers.get(LOCALE_HEADER)) ?? locale, request };
  }
  if (path === url.pathname) return { locale, request };
  url.pathname = path;
  return { locale, request: new Request(url, request) };
}
