import { pathTo } from '../base/paths.ts';

/** Lets the service worker cache the pages that are read, so that it can be read without a connection. */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // Absent outside https, and in some private windows; in development nothing is built.
  if (!serviceWorker || !import.meta.env.PROD || serviceWorker.controller) return;
  try {
    await serviceWorker.register(pathTo('/service-worker.js'));
    const { active } = await serviceWorker.ready;
    active?.postMessage(location.href.split('#')[0]);
  } catch (error) {
    console.info('Pages are not kept for reading offline:', error);
  }
}
