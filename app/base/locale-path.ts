// Languages in addresses: English has no prefix, /fr/startup/wave is the same page in French.
// Inside the site addresses have no language; what leads out of a page gets the current one.
import { currentLocale, DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts';

const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
// After `/fr//` the rest would be read as another host.
const PREFIX = new RegExp(`^/(${OTHERS.join('|')})(?=/(?!/)|[?#]|$)`);

/** Paths with one language: calls, feeds, files for programs and of the build. `/api` is a page. */
const MACHINE =
  /^\/(?:api\/[^?#]|(?:assets|feeds|mcp|reconcile|oembed|dev|healthz|readyz|metrics|service-worker\.js|favicon\.svg)(?:[/?#]|$))|^[^?#]*\.(?!svg|png)[a-z\d]+(?:[?#]|$)/;

const hasLanguages = (path: string): boolean => !MACHINE.test(path);

/** `/fr/startup/wave` is `/startup/wave` in French; an address without languages stays whole. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const locale = PREFIX.exec(path)?.[1] as Locale | undefined;
  const rest = locale && path.slice(locale.length + 1);
  if (rest === undefined || !hasLanguages(rest)) return { locale: DEFAULT_LOCALE, path };
  return { locale: locale ?? DEFAULT_LOCALE, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of the same page in a language; what has none is unchanged. */
export function localPath(path: string, locale: Locale = currentLocale()): string {
  const inside = splitLocale(path).path;
  if (locale === DEFAULT_LOCALE || !hasLanguages(inside)) return inside;
  return `/${locale}${inside.replace(/^\/(?=[?#]|$)/, '')}`;
}

// A link, the target of a form, or that of one of its buttons.
const OWN_ADDRESS = /(?<= (?:href|action|formAction|formaction)=")\/(?!\/)[^"]*/g;

/** A rendered page whose links and forms stay in the current language. */
export function keepLocale(html: string): string {
  if (currentLocale() === DEFAULT_LOCALE) return html;
  return html.replace(OWN_ADDRESS, (path) => localPath(path));
}
