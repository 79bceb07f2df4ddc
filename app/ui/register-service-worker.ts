import { pathTo } from '../base/paths.ts';

export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // Absent without https and in some private windows; not built in development.
  if (!serviceWorker || !import.meta.env.PROD || serviceWorker.controller) return;
  try {
    await serviceWorker.register(pathTo('/service-worker.js'));
    const { active } = await serviceWorker.ready;
    active?.postMessage(location.href.split('#')[0]);
  } catch (error) {
    console.info('Pages are not cached for offline reading:', error);
  }
}
