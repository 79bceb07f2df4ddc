import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { investorsPath, pathTo } from '../../base/paths.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { pageMetaOf } from '../../http/paging.ts';
import { ALL_INVESTORS } from '../../page-cache/cache-tags.ts';
import { investorsText as text } from '../../text/text.ts';
import { INVESTORS_PER_PAGE, investorSearchQuery } from './contract.ts';
import { isFiltered, listTypesAndStages, readFilters } from './filters.server.ts';
import { countWithout, searchInvestors } from './search.server.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { listTopInvestors } from './top.server.ts';
import { TopLists } from './top-lists.tsx';

export const investorsPage: Page = page({
  async load({ sql, url, now }) {
    const query = readQuery(investorSearchQuery, url);
    // A form without script also sends empty fields.
    const isUntidy = ['q', 'type', 'stage'].some((key) => url.searchParams.get(key) === '');
    if (isUntidy) throw new Redirect(investorsPath(query, query.page), 302);
    const options = await listTypesAndStages(sql, now);
    const filters = await readFilters(sql, query);
    const hasLists = !isFiltered(filters) && query.page === 1;
    const found = await searchInvestors(sql, filters, query.page, INVESTORS_PER_PAGE);
    return {
      options,
      filters,
      found,
      meta: pageMetaOf(query.page, INVESTORS_PER_PAGE, found.total),
      without: found.total === 0 ? await countWithout(sql, filters) : [],
      top: hasLists ? await listTopInvestors(sql, now) : null,
    };
  },
  cacheTags: () => [ALL_INVESTORS],
  head: ({ filters, meta }, { settings }) => {
    const { current_page, last_page } = meta;
    return {
      title: filters.q ? text.searchTitle(filters.q) : text.title,
      description: text.description,
      canonical: investorsPath(filters, current_page),
      noindex: isFiltered(filters) || current_page > last_page,
      jsonLd: [
        breadcrumbList(settings.SITE_URL, [{ name: text.investors, path: pathTo('/investors') }]),
      ],
    };
  },
  body: ({ options, filters, found, meta, without, top }, { settings }) => (
    <>
      <h1>{text.investors}</h1>
      <p className="lead">{text.lead}</p>
      <SearchForm options={options} filters={filters} />
      {top && <TopLists {...top} />}
      <SearchResults
        filters={filters}
        found={found}
        meta={meta}
        without={without}
        productName={settings.PRODUCT_NAME}
      />
    </>
  ),
});
