// The legal pages carry no script.
import { breadcrumbList } from '../../../base/breadcrumb-list.ts';
import { formatDay } from '../../../base/dates.ts';
import { pathTo } from '../../../base/paths.ts';
import { type Page, page } from '../../../http/page.ts';
import { type LegalDocument, legalText } from '../../../text/text.ts';
import { fillIn } from './fill-in.ts';
import { LegalArticle } from './legal-article.tsx';

export const termsPage = legalPage(pathTo('/terms'), legalText.terms);
export const privacyPolicyPage = legalPage(pathTo('/privacy-policy'), legalText.privacyPolicy);
export const attributionPolicyPage = legalPage(
  pathTo('/attribution-policy'),
  legalText.attributionPolicy,
);

export const aboutPage = legalPage(pathTo('/about'), legalText.about);

function legalPage(path: string, document: LegalDocument): Page {
  return page({
    hydrate: 'never',
    cacheTags: () => [],
    load: async ({ settings, plans }) => fillIn(document, settings, plans),
    head: ({ title, description }, { settings: { SITE_URL } }) => ({
      title,
      description,
      canonical: path,
      jsonLd: [breadcrumbList(SITE_URL, [{ name: title, path }])],
    }),
    body: (document) => (
      <LegalArticle document={document} changed={formatDay(document.changedOn)} />
    ),
  });
}
