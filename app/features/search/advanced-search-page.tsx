import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { pathTo } from '../../base/paths.ts';
import { COLUMN_KINDS } from '../../find/filters/filter-columns.ts';
import { accountLimits, limitsOf } from '../../http/limits.ts';
import { type Page, page } from '../../http/page.ts';
import { marksText, advancedSearchText as text } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { ChipList } from '../../ui/lists.tsx';
import { ErrorSummary } from '../../ui/post-form.tsx';
import { Notice } from '../../ui/states.tsx';
import { offerUpgrade } from '../money/pricing/upgrade-offer.ts';
import { type AdvancedSearch, loadAdvancedSearch } from './advanced-search.server.ts';
import { FilterBuilder } from './filter-builder.tsx';
import { FilterChips, FoundStartups } from './found-startups.tsx';
import { DEFAULT_COLUMNS, EMPTY_ROW, type FilterRow, searchHref } from './search-address.ts';

export const advancedSearchPage: Page = page({
  cache: 'public',
  load: loadAdvancedSearch,
  head: ({ outcome }, { settings, url }) => ({
    title: text.title,
    description: text.description,
    canonical: pathTo('/advanced-search'),
    noindex: url.search !== '',
    hasErrors: outcome.kind === 'wrong',
    errorStatus: outcome.kind === 'wrong' ? 422 : outcome.kind === 'over' ? 503 : undefined,
    jsonLd: [
      breadcrumbList(settings.SITE_URL, [{ name: text.title, path: pathTo('/advanced-search') }]),
    ],
  }),
  body: (search, context) => {
    const { session, plans } = context;
    const { state, description, outcome } = search;
    return (
      <>
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        {outcome.kind === 'wrong' && <ErrorSummary errors={outcome.errors} />}
        <search>
          <Island name="filter-builder" component={FilterBuilder} props={builderProps(search)} />
        </search>
        <FilterHelp {...description} />
        {state.rows.length === 0 && <SearchExamples />}
        {outcome.kind === 'over' && (
          <section className="section">
            <FilterChips state={state} columns={description.data} />
            <Notice type="warning" title={text.overTitle}>
              <p>{outcome.detail}</p>
            </Notice>
          </section>
        )}
        {outcome.kind === 'found' && (
          <FoundStartups
            state={state}
            columns={description.data}
            answer={outcome.answer}
            names={outcome.names}
            csvRows={limitsOf(context).csvRows}
            accountRows={session ? null : accountLimits(plans).csvRows}
            offer={offerUpgrade(context, 'csvRows')}
          />
        )}
      </>
    );
  },
});

function builderProps({ state, formRows, description, outcome }: AdvancedSearch) {
  const { sort, columns, facets } = state;
  const isFound = outcome.kind === 'found';
  // The column picker beside the table submits the columns.
  const hasPicker = isFound && outcome.answer.data.length > 0;
  const isUsual = columns.join() === DEFAULT_COLUMNS.join();
  const hidden: Array<[string, string]> = [];
  if (sort) hidden.push(['sort', sort]);
  if (!isUsual && !hasPicker) hidden.push(['columns', columns.join()]);
  if (facets) hidden.push(['facets', '1']);
  return {
    rows: formRows,
    columns: description.data.map(({ sorts: _, ...column }) => column),
    operators: description.operators.map(({ description: _, ...operator }) => operator),
    errors: outcome.kind === 'wrong' ? outcome.byId : {},
    hidden,
    maxFilters: description.limits.filters,
    matches: isFound
      ? text.matches(outcome.answer.meta.total, outcome.answer.meta.total_is === 'at_least')
      : '',
  };
}

function FilterHelp({ data, operators }: AdvancedSearch['description']) {
  return (
    <details className="filter-help">
      <summary>{text.operatorsTitle}</summary>
      <p className="prose">{text.start}</p>
      <dl>
        {COLUMN_KINDS.map((kind) => {
          const columns = data.filter((column) => column.kind === kind);
          const fitting = operators.filter(({ name }) => columns[0]?.operators.includes(name));
          return (
            <div key={kind}>
              <dt>
                {text.kinds[kind]}
                {marksText.colon}
                {columns.map(({ label }) => label).join(marksText.comma)}
              </dt>
              <dd>{fitting.map(({ label }) => label).join(marksText.comma)}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

function SearchExamples() {
  return (
    <div className="row filter-chips">
      <span className="small muted">{text.tryOne}</span>
      <ChipList label={text.tryOne} chips={listExamples()} />
    </div>
  );
}

const filter = (column: string, operator: string, query_1 = ''): FilterRow => ({
  ...EMPTY_ROW,
  column,
  operator,
  query_1,
});

const SEARCHES: Record<keyof typeof text.examples, { rows: FilterRow[]; sort?: string }> = {
  fintech: {
    rows: [
      filter('industry', 'includes', 'fintech'),
      filter('country', 'equals', 'nigeria'),
      filter('total_fundings', 'gte', '10M'),
    ],
  },
  recent: { rows: [filter('last_funding_on', 'gte', '2023')], sort: '-last_funding_on' },
  seed: {
    rows: [filter('latest_round', 'equals', 'Seed'), filter('country', 'in', 'kenya,egypt,rwanda')],
  },
  young: {
    rows: [filter('year_founded', 'gte', '2020'), filter('total_fundings', 'is_not_blank')],
  },
};

export function listExamples(): Array<{ label: string; href: string }> {
  return Object.entries(SEARCHES).map(([key, { rows, sort = '' }]) => ({
    label: text.examples[key as keyof typeof SEARCHES],
    href: searchHref({ rows, sort, columns: DEFAULT_COLUMNS, facets: false, page: 1 }),
  }));
}
