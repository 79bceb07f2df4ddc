import { type Page, page } from '../../../http/page.ts';
import { offlineText } from '../../../text/text.ts';
import { Banner } from '../../../ui/states.tsx';
import { CACHED_DATE, OFFLINE_PATH } from './fill-offline.ts';

/** The service worker shows it for pages not cached, and fills in the links and the banner. */
export const offlinePage: Page = page({
  hydrate: 'never',
  load: async () => null,
  head: () => ({ title: offlineText.title, description: offlineText.description, noindex: true }),
  body: () => (
    <>
      <h1>{offlineText.title}</h1>
      <p className="lead">{offlineText.lead}</p>
      <ul className="rows" data-cached-pages="">
        <li>{offlineText.nothingCached}</li>
      </ul>
      <p>
        <a href={OFFLINE_PATH} className="button button-secondary">
          {offlineText.retry}
        </a>
      </p>
      <template>
        <Banner label={offlineText.noticeLabel}>{offlineText.cachedNotice(CACHED_DATE)}</Banner>
      </template>
    </>
  ),
});
