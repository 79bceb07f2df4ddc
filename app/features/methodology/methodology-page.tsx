import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { formatPartialDate } from '../../base/partial-date.ts';
import { pathTo } from '../../base/paths.ts';
import { type Page, page } from '../../http/page.ts';
import { methodologyText as text } from '../../text/text.ts';
import { fillIn } from '../legal/fill-in.ts';
import { LegalArticle } from '../legal/legal-article.tsx';

export const methodologyPage: Page = page({
  hydrate: 'never',
  cacheTags: () => [],
  load: async ({ settings, plans }) => fillIn(text.document, settings, plans),
  head: ({ title, description }, { settings: { SITE_URL } }) => ({
    title,
    description,
    canonical: pathTo('/methodology'),
    jsonLd: [breadcrumbList(SITE_URL, [{ name: title, path: pathTo('/methodology') }])],
  }),
  body: (document) => (
    <LegalArticle
      document={document}
      changed={formatPartialDate({ date: document.changedOn, precision: 'day' })}
    />
  ),
});
