import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { comparePath, pathTo, withQuery } from '../../base/paths.ts';
import { type Page, page } from '../../http/page.ts';
import { compareText as text } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { Comparison } from './comparison.tsx';
import { loadComparison } from './load-comparison.server.ts';
import { slugsOf, titleOf } from './use-comparison.ts';

export const comparePage: Page = page({
  cache: 'public',
  isInSitemap: true,
  load: loadComparison,
  head: ({ startups, unknown, choices, limit }, { settings }) => ({
    title: titleOf(startups.slice(0, limit)),
    description: text.description,
    picture:
      startups.length > 1
        ? withQuery(pathTo('/compare.png'), { startups: slugsOf(startups.slice(0, limit)).join() })
        : undefined,
    isTool: true,
    canonical: comparePath(slugsOf(startups)),
    // There are more comparisons than a search engine should index.
    noindex: startups.length > 0 || unknown.length > 0 || choices !== null,
    jsonLd: [breadcrumbList(settings.SITE_URL, [{ name: text.compare, path: comparePath([]) }])],
  }),
  body: (comparison, { settings, session }) => (
    <>
      <h1>{text.title}</h1>
      {comparison.startups.length === 0 && <p className="lead">{text.lead}</p>}
      <Island
        name="comparison"
        component={Comparison}
        props={{
          ...comparison,
          productName: settings.PRODUCT_NAME,
          xsrfToken: session?.xsrfToken,
        }}
      />
    </>
  ),
});
