import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { shareRanks } from '../../base/count.ts';
import { lastMonths } from '../../base/dates.ts';
import { formatMoneyTable } from '../../base/money.ts';
import { investorPath, investorsPath, pathTo, roundsPath } from '../../base/paths.ts';
import {
  INVESTORS_PER_PAGE,
  type InvestorRow,
  investorSearchQuery,
} from '../../catalogue/investor-contract.ts';
import { listPlaceChoices } from '../../find/lists/read-list.server.ts';
import { FollowMark } from '../../follows/follow-button.tsx';
import { readQuery } from '../../http/endpoint.server.ts';
import { Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { pageMetaOf } from '../../http/params.ts';
import { ALL_INVESTORS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { marksText, investorsText as text } from '../../text/text.ts';
import { NameLink } from '../../ui/values.tsx';
import { INVESTOR_FILTERS, isFiltered, listTypesAndStages, readFilters } from './filters.server.ts';
import { countWithout, searchInvestors } from './search.server.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { listTopInvestors, ROUND_OF, TOP_LISTS, type TopAnswer } from './top.server.ts';

export const investorsPage: Page = page({
  async load({ sql, url, now }) {
    const query = readQuery(investorSearchQuery, url);
    // A form without script also sends empty fields.
    const isUntidy = [...INVESTOR_FILTERS, 'sort'].some((key) => url.searchParams.get(key) === '');
    if (isUntidy) throw new Redirect(investorsPath(query, query.page), 302);
    const options = await listTypesAndStages(sql, now);
    const filters = await readFilters(sql, query);
    const hasLists = !isFiltered(filters) && !filters.sort && query.page === 1;
    const found = await searchInvestors(sql, filters, query.page, INVESTORS_PER_PAGE);
    return {
      options,
      choices: await listPlaceChoices(sql),
      filters,
      found,
      meta: pageMetaOf(query.page, INVESTORS_PER_PAGE, found.total),
      without: found.total === 0 ? await countWithout(sql, filters) : [],
      top: hasLists ? await listTopInvestors(sql, now) : null,
    };
  },
  queryKeys: Object.keys(investorSearchQuery.shape),
  cacheTags: () => [ALL_INVESTORS, ALL_STARTUPS],
  head: ({ filters, meta }, { settings }) => {
    const { current_page, last_page } = meta;
    return {
      title: filters.q ? text.searchTitle(filters.q) : text.title,
      description: text.description,
      canonical: investorsPath(filters, current_page),
      noindex: isFiltered(filters) || filters.sort !== undefined || current_page > last_page,
      jsonLd: [
        breadcrumbList(settings.SITE_URL, [{ name: text.investors, path: pathTo('/investors') }]),
      ],
    };
  },
  body: ({ options, choices, filters, found, meta, without, top }, { settings, now }) => (
    <>
      <h1>{text.investors}</h1>
      <p className="lead">{text.lead}</p>
      <SearchForm options={options} choices={choices} filters={filters} />
      {top && <TopLists {...top} now={now} />}
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

/** One round each would be no ranking. */
const isRanked = ({ deals_count }: InvestorRow) => deals_count > 1;
const FEWEST_RANKED = 3;

function TopLists({ lists, windows, now }: TopAnswer & { now: Date }) {
  const all = TOP_LISTS.map((list) => ({ list, rows: lists[list].filter(isRanked) }));
  const ranked = all.filter(({ rows }) => rows.length >= FEWEST_RANKED);
  if (ranked.length === 0) return null;
  const thin = all.filter(({ rows }) => rows.length < FEWEST_RANKED);
  return (
    <div className="top-lists section">
      {ranked.map(({ list, rows }) => {
        const months = windows[list];
        const within = months === null ? null : lastMonths(now, months);
        return (
          <section key={list}>
            <h2 className="h3">{text.lists[list]}</h2>
            <p className="small">{text.window(text.listRounds[list], months)}</p>
            <TopRows rows={rows} records={{ round: ROUND_OF[list], announced_on: within }} />
          </section>
        );
      })}
      {thin.map(({ list }) => (
        <section key={list}>
          <h2 className="h3">{text.lists[list]}</h2>
          <p className="small">
            {text.tooFew(FEWEST_RANKED)}{' '}
            <a href={roundsPath({ round: ROUND_OF[list] })}>{text.seeRounds}</a>
          </p>
        </section>
      ))}
    </div>
  );
}

interface TopRowsProps {
  rows: readonly InvestorRow[];
  /** Filters of /rounds, beside the investor. */
  records: Record<string, string | null>;
}

function TopRows({ rows, records }: TopRowsProps) {
  const ranks = shareRanks(rows.map(({ deals_count }) => deals_count));
  return (
    <ul className="top-list">
      {rows.map(({ name, slug, deals_count, total_amount }, index) => (
        <li key={slug}>
          <span className="top-rank">{ranks[index]}</span>
          <span className="name-and-mark">
            <NameLink className="entity-link" href={investorPath(slug)} name={name} />
            <FollowMark type="investor" slug={slug} name={name} />
          </span>
          <p className="small">
            <a href={roundsPath({ ...records, investor: slug })}>{text.deals(deals_count)}</a>
            {total_amount !== null &&
              `${marksText.comma}${text.sumOfRounds(formatMoneyTable(total_amount))}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
