import type { z } from 'zod';
import { formatCount } from '../../base/count.ts';
import { pathTo, withQuery } from '../../base/paths.ts';
import { MAX_FACETED } from '../../find/conditions.ts';
import { STARTUP_FILTERS } from '../../find/filters/filter-columns.ts';
import type { ReferenceNames } from '../../find/filters/read-filters.ts';
import { FileRows } from '../../find/lists/file-rows.tsx';
import { GetAlerts, NoMatches, PastTheEnd } from '../../find/lists/list-frame.tsx';
import { chartsText, searchText, advancedSearchText as text } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox, OptionGroup } from '../../ui/fields.tsx';
import { ChipList, Pagination } from '../../ui/lists.tsx';
import { Gate, type UpgradeOffer } from '../../ui/states.tsx';
import { Figure, Name } from '../../ui/values.tsx';
import {
  type advancedSearchAnswer,
  FACETS,
  type Facets as FacetCounts,
  type SearchColumn,
} from './contract.ts';
import { describeRow } from './describe-filters.ts';
import { FORM_ID } from './filter-builder.tsx';
import { FoundTable } from './found-table.tsx';
import {
  advancedSearchPath,
  EMPTY_ROW,
  listSortKeys,
  type SearchState,
  SHOWN_COLUMNS,
  searchCsvHref,
  searchHref,
} from './search-address.ts';

interface CsvLimits {
  csvRows: number;
  /** A free account's row limit, for visitors; null for accounts. */
  accountRows: number | null;
  offer: UpgradeOffer | null;
}

interface FoundStartupsProps extends CsvLimits {
  state: SearchState;
  columns: readonly SearchColumn[];
  answer: z.output<typeof advancedSearchAnswer>;
  names: ReferenceNames;
}

type FoundMeta = { meta: FoundStartupsProps['answer']['meta'] };

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
        <Loosening state={state} columns={columns} answer={answer} names={names} />
      )}
      {meta.total > 0 && data.length === 0 && <PastTheEnd href={searchHref(state, { page: 1 })} />}
      {data.length > 0 && (
        <>
          <FoundTools state={state} meta={meta} />
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

function FoundTools({ state, meta }: Pick<FoundStartupsProps, 'state'> & FoundMeta) {
  const keys = listSortKeys(state.sort).map(({ column, isDescending }) => {
    const label = STARTUP_FILTERS[column].label;
    return isDescending ? text.descending(label) : text.ascending(label);
  });
  return (
    <>
      <div className="row found-tools">
        <ColumnPicker state={state} />
        <ButtonLink look="quiet" href={searchHref(state, { facets: !state.facets })} rel="nofollow">
          {state.facets ? text.hideFacets : text.showFacets}
        </ButtonLink>
        <ButtonLink href={searchCsvHref(state).replace('.csv', '.xlsx')} rel="nofollow" download>
          {chartsText.xlsx}
          <FileRows {...meta} />
        </ButtonLink>
        <ButtonLink href={searchCsvHref(state)} rel="nofollow" download>
          {text.csv}
          <FileRows {...meta} />
        </ButtonLink>
      </div>
      <p className="small muted">
        {text.sortedBy(keys)}{' '}
        {state.sort && <a href={searchHref(state, { sort: '' })}>{text.usualOrder}</a>}
      </p>
    </>
  );
}

/** The filter form submits the choice. */
function ColumnPicker({ state }: { state: SearchState }) {
  return (
    <details className="column-picker">
      <summary>{text.chooseColumns}</summary>
      <OptionGroup id="columns" legend={text.columnsLegend}>
        <div className="column-choices">
          {SHOWN_COLUMNS.map((column) => (
            <Checkbox
              key={column}
              id={`columns-${column}`}
              name="columns"
              value={column}
              form={FORM_ID}
              label={STARTUP_FILTERS[column].label}
              defaultChecked={state.columns.includes(column)}
            />
          ))}
        </div>
      </OptionGroup>
      <Button type="submit" form={FORM_ID}>
        {text.applyColumns}
      </Button>
    </details>
  );
}

/** Without matches: how many each filter's removal would give. */
function Loosening(props: Omit<FoundStartupsProps, keyof CsvLimits>) {
  const { state, columns, answer, names } = props;
  const { rows } = state;
  const links = (answer.meta.without ?? []).flatMap(({ index, total, total_is }) => {
    const dropped = rows[index];
    if (!dropped || rows.length < 2) return [];
    const filter = describeRow(dropped, columns, names);
    const words = text.without(filter, total, total_is === 'at_least');
    return { words, href: searchHref(state, { rows: rows.filter((row) => row !== dropped) }) };
  });
  return <NoMatches title={text.noMatches(rows.length)} why={text.noMatchesWhy} links={links} />;
}

interface CsvNoteProps extends CsvLimits {
  state: SearchState;
  total: number;
  isAtLeast: boolean;
}

/** The file's rows, and how to get more. */
function CsvNote({ state, total, isAtLeast, csvRows, accountRows, offer }: CsvNoteProps) {
  if (!isAtLeast && total <= csvRows) return <p className="found-notes">{text.csvAll}</p>;
  const accountHelps = accountRows !== null && accountRows > csvRows;
  return (
    <div className="found-gate">
      <Gate title={text.csvRows(csvRows, total, isAtLeast)} offer={offer} gives={text.csvGives}>
        {accountHelps && (
          <p>
            {text.csvAccount(accountRows)}{' '}
            <a href={withQuery(pathTo('/login'), { next: searchHref(state) })} rel="nofollow">
              {text.csvSignIn}
            </a>
          </p>
        )}
      </Gate>
    </div>
  );
}

interface FilterChipsProps {
  state: SearchState;
  columns: readonly SearchColumn[];
  names?: ReferenceNames;
}

export function FilterChips({ state, columns, names }: FilterChipsProps) {
  const { rows } = state;
  if (rows.length === 0) return null;
  const chips = rows.map((row) => ({
    label: describeRow(row, columns, names),
    removeHref: searchHref(state, { rows: rows.filter((other) => other !== row) }),
  }));
  return (
    <div className="row filter-chips">
      <ChipList label={text.chips} chips={chips} />
      <ButtonLink look="quiet" href={pathTo('/advanced-search')}>
        {text.clearAll}
      </ButtonLink>
    </div>
  );
}

const FACETS_SHOWN = 8;

function Facets({
  state,
  facets,
  isOfFirst,
}: {
  state: SearchState;
  facets: FacetCounts;
  isOfFirst: boolean;
}) {
  return (
    <aside className="facets" aria-label={text.facetsTitle}>
      {isOfFirst && <p className="small">{text.facetsOfFirst(MAX_FACETED)}</p>}
      {FACETS.filter((facet) => facets[facet].length > 0).map((facet) => (
        <section key={facet}>
          <h3>{text.facets[facet]}</h3>
          <ul>
            {facets[facet].slice(0, FACETS_SHOWN).map(({ value, label, count: matches }) => (
              <li key={value}>
                <a href={narrow(state, facet, value)} rel="nofollow">
                  <Name>{searchText.choiceLabel(label)}</Name>
                </a>
                <Figure>{formatCount(matches)}</Figure>
              </li>
            ))}
          </ul>
          {facets[facet].length > FACETS_SHOWN && (
            <p className="small">{text.facetsLeft(facets[facet].length - FACETS_SHOWN)}</p>
          )}
        </section>
      ))}
    </aside>
  );
}

function narrow(state: SearchState, column: (typeof FACETS)[number], value: string): string {
  const operator = column === 'industry' ? 'includes' : 'equals';
  const added = { ...EMPTY_ROW, column, operator, query_1: value };
  const hasIt = state.rows.some((row) => JSON.stringify(row) === JSON.stringify(added));
  return searchHref(state, { rows: hasIt ? state.rows : [...state.rows, added] });
}
