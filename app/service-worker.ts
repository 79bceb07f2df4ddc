/** Caches the last public pages of a reader for offline use (docs/decisions/009-offline.md). */

import {
  cachedAt,
  cachePage,
  findAsset,
  findPage,
  isCacheable,
  listPages,
  offlineHtml,
  refreshOfflinePage,
} from './features/about/offline/cached-pages.ts';
import { fillOfflinePage, markAsCached } from './features/about/offline/fill-offline.ts';

// The DOM types know no service worker.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface PushEvent extends WorkerEvent {
  data: { json(): PushedAlert } | null;
}
/** As noticeOf in app/features/messages/alerts/notify.server.ts makes it. */
interface PushedAlert {
  title: string;
  body: string;
  /** Own paths. */
  url: string;
  end: string;
  endLabel: string;
  tag: string;
}
interface NoticeEvent extends WorkerEvent {
  action: string;
  notification: Notification & { data: Pick<PushedAlert, 'url' | 'end'> };
}
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; openWindow(address: string): Promise<unknown> };
  registration: ServiceWorkerRegistration;
}
const worker = globalThis as unknown as Worker;

worker.addEventListener('install', (event) => {
  (event as WorkerEvent).waitUntil(refreshOfflinePage().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  // With preload a page is requested while the worker starts.
  const ready = [worker.registration.navigationPreload?.enable(), worker.clients.claim()];
  (event as WorkerEvent).waitUntil(Promise.all(ready));
});

/** Caches the page that registered the worker: the browser still has its bytes. */
worker.addEventListener('message', (event) => {
  const { data: address } = event as MessageEvent<string>;
  const cache = async () => {
    const response = await fetch(address, { cache: 'force-cache' });
    if (isCacheable(response)) await cachePage(address, response);
  };
  (event as unknown as WorkerEvent).waitUntil(cache());
});

worker.addEventListener('push', (event) => {
  const { data, waitUntil } = event as PushEvent;
  const alert = data?.json();
  if (!alert) return;
  const { title, body, url, end, endLabel, tag } = alert;
  // Known to browsers, but not to the DOM types.
  const options = { body, tag, data: { url, end }, actions: [{ action: 'end', title: endLabel }] };
  waitUntil.call(event, worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  const { action, notification, waitUntil } = event as NoticeEvent;
  const { url, end } = notification.data;
  notification.close();
  waitUntil.call(event, worker.clients.openWindow(action === 'end' ? end : url));
});

worker.addEventListener('fetch', (event) => {
  const fetchEvent = event as FetchEvent;
  const { request } = fetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') fetchEvent.respondWith(answerPage(fetchEvent));
  else if (pathname.startsWith('/assets/')) fetchEvent.respondWith(answerAsset(request));
});

async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  let response: Response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(request));
  } catch {
    return answerOffline(request.url);
  }
  if (isCacheable(response)) event.waitUntil(cachePage(request.url, response.clone()));
  return response;
}

async function answerOffline(address: string): Promise<Response> {
  const offline = await offlineHtml();
  const cached = await findPage(address);
  const { pathname, search } = new URL(address);
  const html = cached
    ? markAsCached(await cached.text(), offline, cachedAt(cached))
    : fillOfflinePage(offline, pathname + search, await listPages());
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function answerAsset(request: Request): Promise<Response> {
  return (await findAsset(request.url)) ?? fetch(request);
}
