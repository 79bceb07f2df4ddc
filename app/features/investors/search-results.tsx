import { use } from 'react';
import { tabulate } from '../../base/csv.ts';
import { investorsPath, pathTo } from '../../base/paths.ts';
import { FileRows } from '../../find/lists/file-rows.tsx';
import { GetAlerts } from '../../find/lists/list-frame.tsx';
import type { PageMeta } from '../../http/params.ts';
import { chartsText, investorsText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmbedDetails, SiteContext } from '../../ui/embed-code.tsx';
import { Island } from '../../ui/island.tsx';
import { ChipList, Pagination } from '../../ui/lists.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ExportCsv, INVESTOR_COLUMNS } from './export-csv.tsx';
import {
  type InvestorFilter,
  type InvestorFilters,
  isFiltered,
  labelOf,
  listGiven,
} from './filters.server.ts';
import { InvestorsTable } from './investors-table.tsx';
import type { InvestorPage } from './search.server.ts';

interface SearchResultsProps {
  filters: InvestorFilters;
  found: InvestorPage;
  meta: PageMeta;
  /** Counts without each filter, for a search that found nothing. */
  without: ReadonlyArray<{ dropped: InvestorFilter; total: number }>;
  productName: string;
}

export function SearchResults({ filters, found, meta, without, productName }: SearchResultsProps) {
  const filtered = isFiltered(filters);
  const { csvRows } = use(SiteContext);
  const fileOf = (format: '.csv' | '.xlsx') =>
    investorsPath(filters).replace(pathTo('/investors'), pathTo(`/investors${format}`));
  const title = filtered ? text.found(found.total) : text.all;
  return (
    <section className="section" id="results">
      <div className="row results-head">
        <h2>{title}</h2>
        {!filtered && <p className="muted">{text.found(found.total)}</p>}
        {found.rows.length > 0 && (
          <div className="row row-end">
            <a href={fileOf('.xlsx')} rel="nofollow" download>
              {chartsText.xlsx}
              <FileRows total={found.total} />
            </a>
            <Island
              name="export-csv"
              component={ExportCsv}
              props={{
                productName,
                rows: tabulate(INVESTOR_COLUMNS, found.rows).rows,
                total: found.total,
                most: csvRows,
                address: fileOf('.csv'),
              }}
            />
          </div>
        )}
      </div>
      {filtered && <FilterChips filters={filters} />}
      <GetAlerts address={investorsPath({ ...filters, sort: undefined })} />
      {found.match === 'near' && found.total > 0 && <p>{text.nearMatches(filters.q ?? '')}</p>}
      {found.total === 0 && <NoResults filters={filters} without={without} />}
      {found.total > 0 && found.rows.length === 0 && (
        <EmptyState
          title={text.pastTheEnd}
          action={<ButtonLink href={investorsPath(filters)}>{text.firstPage}</ButtonLink>}
        />
      )}
      {found.rows.length > 0 && (
        <>
          <InvestorsTable caption={title} rows={found.rows} filters={filters} />
          <EmbedDetails
            path={investorsPath(filters).replace(pathTo('/investors'), pathTo('/embed/investors'))}
            title={title}
            kind="table"
          />
        </>
      )}
      <Pagination
        meta={meta}
        href={(page) => investorsPath(filters, page)}
        label={text.investors}
      />
    </section>
  );
}

function FilterChips({ filters }: { filters: InvestorFilters }) {
  const chips = listGiven(filters).map((filter) => ({
    label: labelOf(filters, filter),
    removeHref: investorsPath({ ...filters, [filter]: undefined }),
  }));
  return <ChipList label={text.filters} chips={chips} />;
}

/** Results with fewer filters. */
function NoResults({ filters, without }: Pick<SearchResultsProps, 'filters' | 'without'>) {
  const given = listGiven(filters);
  if (given.length === 0) return <EmptyState title={text.none}>{text.noneWhy}</EmptyState>;
  return (
    <EmptyState
      title={text.noMatches(given.length)}
      action={<ButtonLink href={pathTo('/investors')}>{text.clear}</ButtonLink>}
    >
      {without.map(({ dropped, total }) => (
        <p key={dropped}>
          <a href={investorsPath({ ...filters, [dropped]: undefined })}>
            {text.without(labelOf(filters, dropped), total)}
          </a>
        </p>
      ))}
    </EmptyState>
  );
}
