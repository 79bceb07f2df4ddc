import type { z } from 'zod';
import { chartsText, searchText, advancedSearchText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { ReferenceNames } from '../filters/name-references.server.ts';
import { GetAlerts } from '../lists/get-alerts.tsx';
import type { advancedSearchAnswer, SearchColumn } from './advanced-contract.ts';
import { advancedSearchPath } from './advanced-search-path.ts';
import { ColumnPicker } from './column-picker.tsx';
import { type CsvLimits, CsvNote } from './csv-note.tsx';
import { Facets } from './facets.tsx';
import { FORM_ID } from './filter-builder.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FoundTable } from './found-table.tsx';
import { Loosening } from './loosening.tsx';
import { type SearchState, searchCsvHref, searchHref } from './search-address.ts';
import { listSortKeys } from './sort-links.ts';

interface FoundStartupsProps extends CsvLimits {
  state: SearchState;
  columns: readonly SearchColumn[];
  answer: z.output<typeof advancedSearchAnswer>;
  names: ReferenceNames;
}

export function FoundStartups({ state, columns, answer, names, ...csvLimits }: FoundStartupsProps) {
  const { data, meta, facets } = answer;
  const isAtLeast = meta.total_is === 'at_least';
  const title = text.matches(meta.total, isAtLeast);
  return (
    <section className="section" id="results">
      <h2>{meta.total === 0 ? text.results : title}</h2>
      <FilterChips state={state} columns={columns} names={names} />
      <GetAlerts address={advancedSearchPath({ filters: state.rows })} />
      {meta.total === 0 && (
        <Loosening state={state} columns={columns} without={meta.without ?? []} names={names} />
      )}
      {meta.total > 0 && data.length === 0 && (
        <EmptyState
          title={text.pastTheEnd}
          action={<ButtonLink href={searchHref(state, { page: 1 })}>{text.firstPage}</ButtonLink>}
        />
      )}
      {data.length > 0 && (
        <>
          <FoundTools state={state} />
          <div className="grid">
            <div className={facets ? 'col-9' : undefined}>
              <FoundTable state={state} caption={title} rows={data} />
              <Pagination
                meta={meta}
                totalIs={meta.total_is}
                href={(page) => searchHref(state, { page })}
                label={text.results}
              />
              <CsvNote {...csvLimits} state={state} total={meta.total} isAtLeast={isAtLeast} />
            </div>
            {facets && (
              <div className="col-3">
                <Facets state={state} facets={facets} isOfFirst={meta.facets_of !== 'all'} />
              </div>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function FoundTools({ state }: { state: SearchState }) {
  const keys = listSortKeys(state.sort).map(({ column, isDescending }) => {
    const label = searchText.columns[column];
    return isDescending ? text.descending(label) : text.ascending(label);
  });
  return (
    <>
      <div className="row found-tools">
        <ColumnPicker columns={state.columns} form={FORM_ID} />
        <ButtonLink look="quiet" href={searchHref(state, { facets: !state.facets })} rel="nofollow">
          {state.facets ? text.hideFacets : text.showFacets}
        </ButtonLink>
        <ButtonLink href={searchCsvHref(state)} rel="nofollow" download>
          {text.csv}
        </ButtonLink>
        <ButtonLink href={searchCsvHref(state).replace('.csv', '.xlsx')} rel="nofollow" download>
          {chartsText.xlsx}
        </ButtonLink>
      </div>
      <p className="small muted">
        {text.sortedBy(keys)}{' '}
        {state.sort && <a href={searchHref(state, { sort: '' })}>{text.usualOrder}</a>}
      </p>
    </>
  );
}
