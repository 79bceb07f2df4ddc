import { type Page, page } from '../../../http/page.ts';
import { Gallery } from '../../../ui/gallery.tsx';

/** /dev/ui: every part of the interface in every state. Never mounted in production. */
export const galleryPage: Page = page({
  load: async ({ now }) => now,
  head: () => ({
    title: 'Interface gallery',
    description: 'Every part in every state.',
    noindex: true,
  }),
  body: (now) => <Gallery now={now} />,
});
