// Caches the last 50 pages with their files for reading without a connection.
import { assetsOf, type CachedPage, OFFLINE_PATH, titleOf } from './fill-offline.ts';

const PAGES = 'pages';
const OFFLINE = 'offline';
const ASSETS = 'assets';
const MAX_PAGES = 50;
const MAX_ASSETS = 40;
// Code shared with pages would become a chunk, and a service worker cannot import one.
const OFFLINE_PAGE_FRESH_MS = 86_400_000;

/** Only whole public pages: nothing personal is left on a device. */
export function isCacheable(response: Response): boolean {
  const header = (name: string) => response.headers.get(name) ?? '';
  return (
    response.status === 200 &&
    header('content-type').startsWith('text/html') &&
    header('cache-control').startsWith('public')
  );
}

export async function cachePage(address: string, response: Response): Promise<void> {
  await put(PAGES, address, response, MAX_PAGES);
  await refreshOfflinePage();
}

/** Once a day, as a new version brings another style. */
export async function refreshOfflinePage(): Promise<void> {
  const cached = await find(OFFLINE, OFFLINE_PATH);
  if (cached && Date.now() - cachedAt(cached).getTime() < OFFLINE_PAGE_FRESH_MS) return;
  await put(OFFLINE, OFFLINE_PATH, await fetch(OFFLINE_PATH, { credentials: 'omit' }), 1);
}

export async function offlineHtml(): Promise<string> {
  return (await (await find(OFFLINE, OFFLINE_PATH))?.text()) ?? '';
}

export const findPage = (address: string): Promise<Response | undefined> => find(PAGES, address);

export const findAsset = (address: string): Promise<Response | undefined> => find(ASSETS, address);

export async function listPages(): Promise<CachedPage[]> {
  const requests = (await (await caches.open(PAGES)).keys()).toReversed();
  return Promise.all(
    requests.map(async ({ url }) => {
      const response = (await findPage(url)) ?? new Response();
      const { pathname, search } = new URL(url);
      const titleHtml = titleOf(await response.text());
      return { path: pathname + search, titleHtml, cachedAt: cachedAt(response) };
    }),
  );
}

export function cachedAt(response: Response): Date {
  return new Date(response.headers.get('date') ?? 0);
}

// Vary does not matter on one device, as nothing personal is cached.
async function find(cache: string, address: string): Promise<Response | undefined> {
  return (await caches.open(cache)).match(address, { ignoreVary: true });
}

/** A cache lists entries in order of arrival; the oldest go first. */
async function put(name: string, address: string, response: Response, most: number) {
  if (!response.ok) return;
  const cache = await caches.open(name);
  if (name !== ASSETS) await cacheAssets(await response.clone().text());
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

async function cacheAssets(pageHtml: string): Promise<void> {
  for (const asset of assetsOf(pageHtml)) {
    if (!(await findAsset(asset))) await put(ASSETS, asset, await fetch(asset), MAX_ASSETS);
  }
}
