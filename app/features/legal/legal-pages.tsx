// The legal pages carry no script.
import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { formatPartialDate } from '../../base/partial-date.ts';
import { pathTo } from '../../base/paths.ts';
import type { Plans } from '../../base/plans.ts';
import { tabulateLimits } from '../../http/limits.ts';
import { type Page, page } from '../../http/page.ts';
import type { Settings } from '../../http/settings.ts';
import { type LegalDocument, legalText } from '../../text/text.ts';
import { LegalArticle } from './legal-article.tsx';

export const termsPage = legalPage(pathTo('/terms'), legalText.terms);
export const privacyPolicyPage = legalPage(pathTo('/privacy-policy'), legalText.privacyPolicy);
export const attributionPolicyPage = legalPage(
  pathTo('/attribution-policy'),
  legalText.attributionPolicy,
);

const count = new Intl.NumberFormat('en');

function legalPage(path: string, document: LegalDocument): Page {
  return page({
    hydrate: 'never',
    cacheTags: () => [],
    load: async ({ settings, plans }) => fillIn(document, namedValues(settings, plans)),
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

/** The name and address of the site, its contact and limits, by their names in the texts. */
function namedValues(
  { PRODUCT_NAME, SITE_URL, CONTACT_EMAIL }: Settings,
  plans: Plans,
): Record<string, string> {
  const limits = Object.entries(tabulateLimits(plans)).flatMap(([name, byAccess]) =>
    Object.entries(byAccess).map(([who, limit]) => [`${name}.${who}`, count.format(limit)]),
  );
  return {
    ...Object.fromEntries(limits),
    productName: PRODUCT_NAME,
    siteUrl: SITE_URL,
    contact: legalText.contact(CONTACT_EMAIL),
  };
}

function fillIn(document: LegalDocument, values: Record<string, string>): LegalDocument {
  return JSON.parse(JSON.stringify(document), (_key, value) =>
    typeof value === 'string'
      ? value.replace(/\{([\w.]+)\}/g, (braced, name) => values[name] ?? braced)
      : value,
  );
}
