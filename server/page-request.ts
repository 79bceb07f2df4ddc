// How a request's address is read; which the page cache may answer, and under which key: address,
// theme and save-data.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TrieRouter } from 'hono/router/trie-router';
import { splitLocale } from '../app/base/locale-path.ts';
import { parseTheme, type Theme } from '../app/base/theme.ts';
import { readCookie } from '../app/http/cookies.ts';
import type { QueryKeys } from '../app/http/page.ts';
import { dropOtherKeys } from '../app/http/params.ts';
import type { Settings } from '../app/http/settings.ts';

export interface PageRequest {
  key: string;
  target: string;
  theme: Theme;
  savesData: boolean;
}

/** By route template: the keys of the query that the page or call reads. */
export type CachedPaths = ReadonlyMap<string, QueryKeys>;

const MAX_TARGET_LENGTH = 2_000;

/** Encoded characters that mean the same as they are (RFC 3986, 2.3). */
const UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * The request target as the router reads it: without encoded letters, dot segments, an origin and
 * a fragment. With "/%61pi" or "/api/webhooks/../match" limits would be applied to another address,
 * and with "/startup/andela#1" a page would be cached once more.
 */
export function plainTarget(given: string): string {
  const [target = ''] = given.split('#', 1);
  const [path = ''] = target.split('?', 1);
  if (path.startsWith('/') && !/[%\\]|\/\./.test(path)) return target;
  const whole = path.startsWith('/') ? `http://site${path}` : path;
  const url = /^https?:/.test(whole) ? URL.parse(whole.replace(UNRESERVED, decodeURI)) : null;
  return url ? url.pathname + target.slice(path.length) : target;
}

/** Null for what may be personal, or is no page. */
export function readPageRequest(
  { method, url = '', headers }: IncomingMessage,
  { COMPANION_URL, COMPANION_COOKIE }: Settings,
  keysAt: FindKeys,
): PageRequest | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (!url.startsWith('/') || url.length > MAX_TARGET_LENGTH) return null;
  if (headers.authorization !== undefined) return null;
  const { cookie = null } = headers;
  if (cookie !== null && hasCookie(cookie, 'token')) return null;
  if (cookie !== null && COMPANION_URL && hasCookie(cookie, COMPANION_COOKIE)) return null;
  const target = url.includes('?') ? normalizeQuery(url, keysAt) : url;
  const theme = parseTheme(cookie === null ? undefined : readCookie(cookie, 'theme'));
  const savesData = headers['save-data'] === 'on';
  return { key: `${theme}${savesData ? ' save-data' : ''} ${target}`, target, theme, savesData };
}

/** Also true where its value cannot be read. */
function hasCookie(header: string, name: string): boolean {
  return header.split(';').some((part) => part.split('=')[0]?.trim() === name);
}

/** The query keys of the page or call at a path; undefined for none. */
export type FindKeys = (path: string) => QueryKeys | undefined;

export function normalizeQuery(url: string, keysAt: FindKeys): string {
  const [path = '', ...rest] = url.split('?');
  const keys = keysAt(path) ?? [];
  const query = new URLSearchParams(rest.join('?'));
  dropOtherKeys(query, keys);
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}

export function toPlainRequest(
  { target, theme, savesData }: PageRequest,
  { SITE_URL }: Settings,
): Request {
  const headers = new Headers({ cookie: `theme=${theme}` });
  if (savesData) headers.set('save-data', 'on');
  return new Request(new URL(SITE_URL).origin + target, { headers });
}

/** Finds the template of an address, such as /startup/:startup; null for none. */
export function createRouteFinder(paths: readonly string[]): (target: string) => string | null {
  const router = new TrieRouter<string>();
  for (const path of paths) router.add('GET', path, path);
  return (target) => {
    const { path } = splitLocale(target.split('?')[0] ?? '');
    const [found] = router.match('GET', path);
    return found[0]?.[0] ?? null;
  };
}

export function createKeyFinder(paths: CachedPaths): FindKeys {
  const findRoute = createRouteFinder([...paths.keys()]);
  return (path) => paths.get(findRoute(path) ?? '');
}

// Of a proxy in front; only characters safe in log lines and headers.
const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

export function readRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
