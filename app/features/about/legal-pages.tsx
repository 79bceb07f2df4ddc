// Pages that are documents, without script, and the gallery of the interface.
import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { pathTo } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { type Page, page } from '../../http/page.ts';
import { ALL_STARTUPS, type CacheTag } from '../../page-cache/cache-tags.ts';
import { type LegalDocument, legalText, methodologyText } from '../../text/text.ts';
import { Gallery } from '../../ui/gallery.tsx';
import { fillIn, LegalArticle } from './legal-article.tsx';
import { sayAudit, sayComparisons, sayErrors, sayKinds } from './methodology-sections.server.ts';

export const termsPage = documentPage(pathTo('/terms'), legalText.terms);
export const privacyPolicyPage = documentPage(pathTo('/privacy-policy'), legalText.privacyPolicy);
export const attributionPolicyPage = documentPage(
  pathTo('/attribution-policy'),
  legalText.attributionPolicy,
);
export const aboutPage = documentPage(pathTo('/about'), legalText.about);
export const methodologyPage = documentPage(
  pathTo('/methodology'),
  methodologyText.document,
  addFigures,
  [ALL_STARTUPS],
);

function documentPage(
  path: string,
  document: LegalDocument,
  complete: (document: LegalDocument, context: Context) => Promise<LegalDocument> = async () =>
    document,
  cacheTags: CacheTag[] = [],
): Page {
  return page({
    hydrate: 'never',
    cacheTags: () => cacheTags,
    load: async (context) => fillIn(await complete(document, context), context),
    head: ({ title, description }, { settings: { SITE_URL } }) => ({
      title,
      description,
      canonical: path,
      jsonLd: [breadcrumbList(SITE_URL, [{ name: title, path }])],
    }),
    body: (filled) => <LegalArticle document={filled} />,
  });
}

async function addFigures(document: LegalDocument, { sql, now }: Context): Promise<LegalDocument> {
  const others = await sayComparisons(sql, now);
  const sections = document.sections.flatMap((section) => {
    if (section.id === 'round') return [section, sayKinds()];
    return section.id === 'removal' ? [sayAudit(), others, section] : [section];
  });
  return { ...document, sections: [sayErrors(), ...sections] };
}

/** /dev/ui: every part of the interface in every state. Never mounted in production. */
export const galleryPage: Page = page({
  cache: 'public',
  load: async ({ now }) => now,
  head: () => ({
    title: 'Interface gallery',
    description: 'Every part in every state.',
    noindex: true,
  }),
  body: (now) => <Gallery now={now} />,
});
