import type { Address } from '../../../base/paths.ts';

// Not by pathTo: the service worker must not import a file that pages share.
export const OFFLINE_PATH: Address = '/offline';

export const CACHED_DATE = '{date}';

export interface CachedPage {
  path: string;
  /** Already escaped: from the page's own HTML. */
  titleHtml: string;
  cachedAt: Date;
}

const EMPTY_LIST = /(<ul [^>]*data-cached-pages[^>]*>).*?(<\/ul>)/s;
const BANNER = /<template>(.*?)<\/template>/s;
const TITLE = /<title>(.*?)<\/title>/s;

export function markAsCached(pageHtml: string, offlineHtml: string, cachedAt: Date): string {
  const banner = (BANNER.exec(offlineHtml)?.[1] ?? '').replace(CACHED_DATE, () => say(cachedAt));
  return pageHtml.replace('<main ', () => `${banner}<main `);
}

/** The offline page with links to cached pages and one to retry `path`. */
export function fillOfflinePage(html: string, path: string, cached: readonly CachedPage[]): string {
  const rows = cached.map(
    (page) => `<li>${link(page.path, page.titleHtml)}, ${say(page.cachedAt)}</li>`,
  );
  const withRetry = html.replace(`href="${OFFLINE_PATH}"`, () => `href="${escapeAttribute(path)}"`);
  if (rows.length === 0) return withRetry;
  return withRetry.replace(EMPTY_LIST, (_all, open, close) => open + rows.join('') + close);
}

export const titleOf = (pageHtml: string): string => TITLE.exec(pageHtml)?.[1] ?? '';

export function assetsOf(pageHtml: string): string[] {
  return [...new Set(pageHtml.match(/\/assets\/[\w.-]+/g))];
}

function link(path: string, titleHtml: string): string {
  return `<a href="${escapeAttribute(path)}">${titleHtml}</a>`;
}

function say(date: Date): string {
  return date.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
