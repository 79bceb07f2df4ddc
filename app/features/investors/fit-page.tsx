import { toCrumbs } from '../../base/breadcrumb-list.ts';
import { fittingInvestorsPath, pathTo } from '../../base/paths.ts';
import { slugify } from '../../base/slug.ts';
import { INVESTORS_PER_PAGE, investorSearchQuery } from '../../catalogue/investor-contract.ts';
import { listAsked } from '../../find/fit/fit.server.ts';
import { ASKED_PARTS, listLeftOut } from '../../find/fit/fit.ts';
import { FitTable } from '../../find/fit/fit-table.tsx';
import { sayNeed } from '../../find/fit/fit-words.ts';
import { listPlaceChoices, type PlaceChoices } from '../../find/lists/read-list.server.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { pageMetaOf } from '../../http/params.ts';
import { ALL_INVESTORS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { investorsText } from '../../text/text.ts';
import { ButtonLink, Submit } from '../../ui/button.tsx';
import { Select } from '../../ui/fields.tsx';
import { ChipList, Pagination } from '../../ui/lists.tsx';
import { Breadcrumbs } from '../../ui/navigation.tsx';
import { EmptyState } from '../../ui/states.tsx';
import {
  INVESTOR_FILTERS,
  type InvestorFilters,
  labelOf,
  listGiven,
  listTypesAndStages,
  readFilters,
} from './filters.server.ts';
import { findFit } from './search.server.ts';
import { choicesInOrder, withChosen } from './search-form.tsx';

const text = investorsText.fit;
const isAsked = (filter: string) => ASKED_PARTS.some((part) => part === filter);

export const fitPage: Page = page({
  async load(context) {
    const { sql, url, now } = context;
    const query = readQuery(investorSearchQuery, url);
    // A form without script also sends empty fields; an order is that of the fit.
    const isUntidy =
      url.searchParams.has('sort') ||
      INVESTOR_FILTERS.some((key) => url.searchParams.get(key) === '');
    if (isUntidy) throw new Redirect(fittingInvestorsPath(query, query.page), 302);
    const filters = await readFilters(sql, query);
    const part = { page: query.page, perPage: INVESTORS_PER_PAGE };
    const found = await findFit(context, filters, part);
    return {
      filters,
      found,
      meta: pageMetaOf(query.page, INVESTORS_PER_PAGE, found.total),
      choices: await listPlaceChoices(sql),
      stages: (await listTypesAndStages(sql, now)).stages,
    };
  },
  queryKeys: Object.keys(investorSearchQuery.shape),
  cacheTags: () => [ALL_INVESTORS, ALL_STARTUPS],
  head: ({ filters, meta }, { now }) => ({
    title: listAsked(filters).length > 0 ? text.titleOf(sayNeed(filters, now)) : text.title,
    description: text.description,
    canonical: fittingInvestorsPath(filters, meta.current_page),
    noindex: listGiven(filters).length > 0 || meta.current_page > meta.last_page,
    isTool: true,
  }),
  body: ({ filters, found, meta, choices, stages }, { now }) => {
    const asked = listAsked(filters);
    const others = listGiven(filters).filter((filter) => !isAsked(filter));
    return (
      <>
        <Breadcrumbs
          crumbs={toCrumbs([
            { name: investorsText.investors, path: pathTo('/investors') },
            { name: text.short, path: pathTo('/investors/fit') },
          ])}
        />
        {asked.length === 0 ? (
          <>
            <h1>{text.title}</h1>
            <p className="lead">{text.lead}</p>
          </>
        ) : (
          <>
            <h1>
              {found.done_all > 0
                ? text.doneAll(found.done_all, asked.length, sayNeed(filters, now))
                : text.nobody(asked.length, sayNeed(filters, now))}
            </h1>
            <p className="lead">
              {text.others(found.total - found.done_all, found.total_is === 'at_least')}
            </p>
          </>
        )}
        <NeedForm filters={filters} choices={choices} stages={choicesInOrder(stages)} />
        {asked.length === 0 && <Examples choices={choices} now={now} />}
        <ChipList
          label={investorsText.filters}
          chips={others.map((filter) => ({
            label: labelOf(filters, filter),
            removeHref: fittingInvestorsPath({ ...filters, [filter]: undefined }),
          }))}
        />
        {asked.length > 0 && found.total === 0 && (
          <EmptyState title={text.none}>{text.noneWhy}</EmptyState>
        )}
        {found.total > 0 && found.rows.length === 0 && (
          <EmptyState
            title={investorsText.pastTheEnd}
            action={
              <ButtonLink href={fittingInvestorsPath(filters)}>
                {investorsText.firstPage}
              </ButtonLink>
            }
          />
        )}
        {found.rows.length > 0 && (
          <section className="section" id="results">
            <FitTable need={filters} rows={found.rows} now={now} />
            <FitFoot filters={filters} />
            <Pagination
              meta={meta}
              totalIs={found.total_is}
              href={(page) => fittingInvestorsPath(filters, page)}
              label={text.caption}
            />
          </section>
        )}
      </>
    );
  },
});

const EXAMPLES = [
  { stage: 'Seed', sector: 'healthtech', place: 'nigeria' },
  { stage: 'Series A', sector: 'logistics', place: 'morocco' },
  { stage: 'Series A', sector: 'fintech', place: 'kenya' },
];

function Examples({ choices, now }: { choices: PlaceChoices; now: Date }) {
  const labels = Object.fromEntries(
    [...choices.industries, ...choices.countries].map(({ value, label }) => [value, label]),
  );
  return (
    <ChipList
      label={text.title}
      chips={EXAMPLES.filter(({ sector, place }) => labels[sector] && labels[place]).map(
        (example) => ({
          label: sayNeed({ ...example, labels }, now),
          href: fittingInvestorsPath(example),
        }),
      )}
    />
  );
}

function FitFoot({ filters }: { filters: InvestorFilters }) {
  const file = (kind: 'csv' | 'xlsx') =>
    fittingInvestorsPath(filters).replace(
      pathTo('/investors/fit'),
      kind === 'csv' ? pathTo('/investors/fit.csv') : pathTo('/investors/fit.xlsx'),
    );
  const isLeftOut = !filters.type && listLeftOut(filters.stage ?? null).length > 0;
  return (
    <div className="small fit-foot">
      <p>
        {text.order} {isLeftOut && text.leftOut}
      </p>
      <p>
        <a href={file('xlsx')} rel="nofollow" download>
          XLSX
        </a>{' '}
        <a href={file('csv')} rel="nofollow" download>
          {text.csv}
        </a>
      </p>
    </div>
  );
}

interface NeedFormProps {
  filters: InvestorFilters;
  choices: PlaceChoices;
  stages: ReadonlyArray<{ value: string; label: string }>;
}

function NeedForm({ filters, choices, stages }: NeedFormProps) {
  const { stage, sector, place, labels } = filters;
  const others = listGiven(filters).filter((filter) => !isAsked(filter));
  return (
    <form
      className="list-form need-form"
      action={pathTo('/investors/fit')}
      method="get"
      aria-label={text.form}
    >
      <Select
        id="stage"
        label={text.stage}
        emptyLabel={text.any}
        options={stages}
        defaultValue={stage ? slugify(stage) : ''}
      />
      <Select
        id="sector"
        label={text.sector}
        emptyLabel={text.any}
        options={withChosen(choices.industries, sector, labels)}
        defaultValue={sector ?? ''}
      />
      <Select
        id="place"
        label={text.place}
        emptyLabel={text.any}
        options={withChosen(choices.countries, place, labels)}
        defaultValue={place ?? ''}
      />
      {others.map((filter) => (
        <input key={filter} type="hidden" name={filter} value={filters[filter]} />
      ))}
      <Submit>{text.show}</Submit>
    </form>
  );
}
