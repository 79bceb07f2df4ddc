import { type Page, page } from '../../http/page.ts';
import { offlineText } from '../../text/text.ts';
import { Banner } from '../../ui/banner.tsx';
import { CACHED_DATE, OFFLINE_PATH } from './fill-offline.ts';

/**
 * What the service worker shows without a connection for a page it has not cached. It fills the
 * list with the pages it has, lets "Try again" lead to the page asked for, and takes from here the
 * banner that it sets above a cached page.
 */
export const offlinePage: Page = page({
  hydrate: 'never',
  load: async () => null,
  head: () => ({ title: offlineText.title, description: offlineText.description, noindex: true }),
  body: () => (
    <>
      <h1>{offlineText.title}</h1>
      <p className="lead">{offlineText.lead}</p>
      <ul className="rows" data-cached-pages="">
        <li>{offlineText.nothingKept}</li>
      </ul>
      <p>
        <a href={OFFLINE_PATH} className="button button-secondary">
          {offlineText.retry}
        </a>
      </p>
      <template>
        <Banner label={offlineText.noticeLabel}>{offlineText.keptNotice(CACHED_DATE)}</Banner>
      </template>
    </>
  ),
});
