import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { lastMonths } from '../../base/day.ts';
import { formatMoneyTable } from '../../base/money.ts';
import { investorPath, investorsPath, pathTo, roundsPath } from '../../base/paths.ts';
import { shareRanks } from '../../base/shared-ranks.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { pageMetaOf } from '../../http/paging.ts';
import { ALL_INVESTORS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { investorsText as text } from '../../text/text.ts';
import { NameLink } from '../../ui/name-link.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import { listPlaceChoices } from '../lists/read-list.server.ts';
import {
  INVESTORS_PER_PAGE,
  type InvestorRow,
  investorSearchQuery,
  type TopInvestors,
  type TopList,
  type TopWindows,
} from './contract.ts';
import { INVESTOR_FILTERS, isFiltered, listTypesAndStages, readFilters } from './filters.server.ts';
import { countWithout, searchInvestors } from './search.server.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { listTopInvestors, ROUND_OF } from './top.server.ts';

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

const ORDER: readonly TopList[] = ['top_angels', 'top_seed', 'top_series_a', 'top_grants'];

interface TopListsProps {
  lists: TopInvestors;
  windows: TopWindows;
  now: Date;
}

function TopLists({ lists, windows, now }: TopListsProps) {
  const ranked = ORDER.map((list) => ({ list, rows: lists[list].filter(isRanked) })).filter(
    ({ rows }) => rows.length >= FEWEST_RANKED,
  );
  if (ranked.length === 0) return null;
  return (
    <div className="top-lists section">
      {ranked.map(({ list, rows }) => (
        <section key={list}>
          <h2 className="h3">{text.lists[list]}</h2>
          <TopRows list={list} now={now} rows={rows} months={windows[list]} />
        </section>
      ))}
    </div>
  );
}

/** One round each would be no ranking. */
const isRanked = ({ deals_count }: InvestorRow) => deals_count > 1;
const FEWEST_RANKED = 3;

interface TopRowsProps {
  list: TopList;
  rows: readonly InvestorRow[];
  months: number | null;
  now: Date;
}

function TopRows({ list, rows, months, now }: TopRowsProps) {
  const rounds = text.listRounds[list];
  const within = months === null ? null : lastMonths(now, months);
  const ranks = shareRanks(rows.map(({ deals_count }) => deals_count));
  return (
    <>
      <p className="small">{text.window(rounds, months)}</p>
      <ul className="top-list">
        {rows.map((row, index) => (
          <TopItem
            key={row.slug}
            row={row}
            rank={ranks[index] ?? ''}
            records={{ round: ROUND_OF[list], announced_on: within, investor: row.slug }}
          />
        ))}
      </ul>
    </>
  );
}

interface TopItemProps {
  row: InvestorRow;
  rank: string;
  /** Filters of /rounds. */
  records: Record<string, string | null>;
}

function TopItem({ row, rank, records }: TopItemProps) {
  const { name, slug, deals_count, total_amount } = row;
  return (
    <li>
      <span className="top-rank">{rank}</span>
      <span className="name-and-mark">
        <NameLink className="entity-link" href={investorPath(slug)} name={name} />
        <FollowMark type="investor" slug={slug} name={name} />
      </span>
      <p className="small">
        <a href={roundsPath(records)}>{text.deals(deals_count)}</a>
        {total_amount !== null && `, ${text.sumOfRounds(formatMoneyTable(total_amount))}`}
      </p>
    </li>
  );
}
