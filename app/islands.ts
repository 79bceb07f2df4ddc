/** The components a browser can hydrate, each fetched only when its page holds one. */
import type { ComponentType } from 'react';

type IslandLoader = () => Promise<ComponentType<never>>;

export const islands: Readonly<Record<string, IslandLoader>> = {
  comparison: async () => (await import('./features/compare/comparison.tsx')).Comparison,
  'account-form': async () =>
    (await import('./features/account/auth/account-form.tsx')).AccountForm,
  'cancel-renewal-form': async () =>
    (await import('./features/account/settings/cancel-renewal-form.tsx')).CancelRenewalForm,
  'country-select': async () =>
    (await import('./features/places/industry-controls.tsx')).CountrySelect,
  'export-csv': async () => (await import('./features/investors/export-csv.tsx')).ExportCsv,
  'draft-keeper': async () =>
    (await import('./features/arriving/listing/draft-keeper.tsx')).DraftKeeper,
  feed: async () => (await import('./features/account/dashboard/feed.tsx')).Feed,
  recommended: async () => (await import('./follows/side-panel-islands.tsx')).Recommended,
  'saved-comparisons': async () =>
    (await import('./features/compare/saved/saved-comparisons-table.tsx')).SavedComparisonsTable,
  'filter-builder': async () =>
    (await import('./features/search/filter-builder.tsx')).FilterBuilder,
  'follow-count': async () => (await import('./follows/side-panel-islands.tsx')).FollowCount,
  'gallery-toasts': async () => (await import('./ui/gallery-toasts.tsx')).GalleryToasts,
  'industry-filter': async () =>
    (await import('./features/places/industry-controls.tsx')).IndustryFilter,
  'wait-for-payment': async () =>
    (await import('./features/money/checkout/wait-for-payment.tsx')).WaitForPayment,
  'passkey-button': async () =>
    (await import('./features/account/auth/passkey-buttons.tsx')).PasskeyButton,
  'passkey-maker': async () =>
    (await import('./features/account/auth/passkey-buttons.tsx')).PasskeyMaker,
  'push-button': async () =>
    (await import('./features/messages/alerts/push-button.tsx')).PushButton,
  'subscribe-form': async () => (await import('./ui/subscribe-form.tsx')).SubscribeForm,
  toasts: async () => (await import('./ui/toasts.tsx')).Toasts,
};

/** Not part of any page: opened by a key. Returns the function that shows it. */
export const loadPalette = async () => (await import('./features/search/palette.ts')).openPalette;

/** Hydrates every island under `root` that is not yet; settles when all are. */
export async function hydrateIslands(root: ParentNode): Promise<void> {
  const { mountIsland } = await import('./ui/island-mount.tsx');
  const waiting = root.querySelectorAll<HTMLElement>('[data-island]:not([data-alive])');
  await Promise.all(
    [...waiting].map(async (element) => {
      const name = element.dataset.island ?? '';
      const load = islands[name];
      if (!load) {
        console.error(`Unknown island: ${name}`);
        return;
      }
      element.dataset.alive = '';
      await mountIsland(element, await load());
      element.dataset.alive = 'ready';
    }),
  );
}
