import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { formatPartialDate } from '../../base/partial-date.ts';
import { tabulateLimits } from '../../http/limits.ts';
import { type Page, page } from '../../http/page.ts';
import { type LegalDocument, legalText, type Operator } from '../../text/text.ts';
import { LegalArticle } from './legal-article.tsx';

/** Terms, privacy policy and attribution policy. They are only read, so they carry no script. */
export const legalPages: Page[] = [
  legalPage('/terms', legalText.terms),
  legalPage('/privacy-policy', legalText.privacyPolicy),
  legalPage('/attribution-policy', legalText.attributionPolicy),
];

function legalPage(path: string, write: (operator: Operator) => LegalDocument): Page {
  return page({
    path,
    hydrate: 'never',
    cacheTags: () => [],
    load: async ({ settings: { PRODUCT_NAME, SITE_URL, CONTACT_EMAIL }, plans }) =>
      write({
        productName: PRODUCT_NAME,
        siteUrl: SITE_URL,
        contactEmail: CONTACT_EMAIL,
        limits: tabulateLimits(plans),
      }),
    head: ({ title, description }, { settings: { SITE_URL } }) => ({
      title,
      description,
      canonical: path,
      jsonLd: [breadcrumbList(SITE_URL, [{ name: title, path }])],
    }),
    body: (document) => (
      <LegalArticle
        document={document}
        changed={formatPartialDate({ date: document.changedOn, precision: 'day' })}
      />
    ),
  });
}
