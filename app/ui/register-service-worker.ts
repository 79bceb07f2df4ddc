import { pathTo } from '../base/paths.ts';

/** The service worker caches pages that are read, for reading them offline. */
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
