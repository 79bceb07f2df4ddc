import { type Page, page } from '../../../http/page.ts';
import { offlineText } from '../../../text/text.ts';
import { Banner } from '../../../ui/states.tsx';
import { WeaveMark } from '../../../ui/weave-mark.tsx';
import { CACHED_DATE, OFFLINE_PATH } from './fill-offline.ts';

/** The service worker shows it for pages not cached, and fills in the links and the banner. */
export const offlinePage: Page = page({
  cache: 'public',
  hydrate: 'never',
  load: async () => null,
  head: () => ({ title: offlineText.title, description: offlineText.description, noindex: true }),
  body: () => (
    <>
      <div className="grid not-found">
        <div className="col-8 flow">
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
        </div>
        <div className="col-4">
          <WeaveMark name={offlineText.title} className="not-found-cloth" isTorn />
        </div>
      </div>
      <template>
        <Banner label={offlineText.noticeLabel}>{offlineText.cachedNotice(CACHED_DATE)}</Banner>
      </template>
    </>
  ),
});
