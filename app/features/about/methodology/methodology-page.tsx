import { breadcrumbList } from '../../../base/breadcrumb-list.ts';
import { formatDay } from '../../../base/dates.ts';
import { pathTo } from '../../../base/paths.ts';
import { type Page, page } from '../../../http/page.ts';
import { ALL_STARTUPS } from '../../../page-cache/cache-tags.ts';
import { methodologyText as text } from '../../../text/text.ts';
import { fillIn } from '../legal/fill-in.ts';
import { LegalArticle } from '../legal/legal-article.tsx';
import { compareTotals, sayComparisons } from './comparisons.server.ts';
import { sayAudit } from './say-audit.ts';
import { sayKinds } from './say-kinds.ts';

export const methodologyPage: Page = page({
  hydrate: 'never',
  cacheTags: () => [ALL_STARTUPS],
  async load({ sql, settings, plans, now }) {
    const others = sayComparisons(await compareTotals(sql, now));
    const sections = text.document.sections.flatMap((section) =>
      section.id === 'removal' ? [sayAudit(), others, section] : [section],
    );
    sections.splice(sections.findIndex(({ id }) => id === 'round') + 1, 0, sayKinds());
    return fillIn({ ...text.document, sections }, settings, plans);
  },
  head: ({ title, description }, { settings: { SITE_URL } }) => ({
    title,
    description,
    canonical: pathTo('/methodology'),
    jsonLd: [breadcrumbList(SITE_URL, [{ name: title, path: pathTo('/methodology') }])],
  }),
  body: (document) => <LegalArticle document={document} changed={formatDay(document.changedOn)} />,
});
