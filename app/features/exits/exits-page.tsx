import { formatCount } from '../../base/count.ts';
import { CLOSURE_CAUSES } from '../../base/enumerations.ts';
import { formatMoneyTable } from '../../base/money.ts';
import { embedListPath } from '../../base/outside-paths.ts';
import { exitsCsvPath, exitsPath, pathTo, startupPath, withQuery } from '../../base/paths.ts';
import { EXIT } from '../../catalogue/exit.ts';
import {
  EXIT_KINDS,
  EXITS_PER_PAGE,
  type ExitSums,
  type ExitsFilter,
  exitsQuery,
} from '../../catalogue/exit-contract.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { countExits, sumExits } from '../../find/find-exits.server.ts';
import { FileRows } from '../../find/lists/file-rows.tsx';
import { GetAlerts } from '../../find/lists/list-frame.tsx';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, page } from '../../http/page.ts';
import { pageMetaOf } from '../../http/params.ts';
import { ALL_EXITS, ALL_INVESTORS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { nameIndustries } from '../../text/name-industries.ts';
import { nameChoices } from '../../text/say-name.ts';
import { listPagesText, exitsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmbedDetails } from '../../ui/embed-code.tsx';
import { Select } from '../../ui/fields.tsx';
import { Pagination, PhoneFold, QuietBar } from '../../ui/lists.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { NameLinks, StatStrip } from '../../ui/values.tsx';
import { ExitsTable } from './acquirer-page.tsx';
import {
  type CauseGroup,
  type Choice,
  listCauses,
  listExitChoices,
  listExits,
} from './queries.server.ts';

const FIRST_YEAR = 2010;

export const exitsPage: Page = page({
  async load({ sql, url, now }) {
    const { page: number, ...filter } = readQuery(exitsQuery, url);
    const sums = await sumExits(sql, filter);
    return {
      filter,
      sums,
      meta: pageMetaOf(number, EXITS_PER_PAGE, countExits(sums)),
      exits: await listExits(sql, filter, EXITS_PER_PAGE, (number - 1) * EXITS_PER_PAGE),
      causes: await listCauses(sql, filter),
      choices: await listExitChoices(sql),
      thisYear: now.getUTCFullYear(),
    };
  },
  queryKeys: Object.keys(exitsQuery.shape),
  cacheTags: () => [ALL_EXITS, ALL_STARTUPS, ALL_INVESTORS],
  head: ({ filter, meta }) => ({
    title: text.title,
    description: text.description,
    canonical: exitsPath({ ...filter, page: pageOf(meta.current_page) }),
    noindex: meta.current_page > meta.last_page || Object.values(filter).some(Boolean),
  }),
  body: ({ filter, sums, meta, exits, causes, choices, thisYear }) => (
    <>
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <FilterForm filter={filter} choices={choices} thisYear={thisYear} />
      <Sums sums={sums} />
      {countExits(sums) > 0 && (
        <p className="small">
          <a href={byYearPath(filter)}>{text.byYear}</a>
        </p>
      )}
      <GetAlerts address={exitsPath(filter)} />
      <Causes groups={causes} filter={filter} closures={sums.closures} />
      {exits.length === 0 && <EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
      {exits.length > 0 && (
        <section className="section">
          <ExitsTable exits={exits} caption={text.title} />
          <Pagination
            meta={meta}
            href={(number) => exitsPath({ ...filter, page: pageOf(number) })}
          />
          <p className="list-downloads">
            {listPagesText.take}{' '}
            <a href={exitsCsvPath(filter).replace('.csv', '.xlsx')} download>
              {listPagesText.xlsx}
              <FileRows {...meta} />
            </a>
            {' · '}
            <a href={exitsCsvPath(filter)} download>
              {listPagesText.csv}
              <FileRows {...meta} />
            </a>
          </p>
          <EmbedDetails path={embedListPath('exits', filter)} title={text.title} kind="table" />
        </section>
      )}
    </>
  ),
});

const byYearPath = ({ kind, country, industry }: ExitsFilter) =>
  withQuery(pathTo('/figures'), { measure: 'exits', split: 'year', kind, country, industry });

const pageOf = (number: number) => (number > 1 ? number : null);

function Sums({ sums }: { sums: ExitSums }) {
  const { disclosed_count, undisclosed_count, disclosed_amount } = sums;
  const stats = [
    { label: text.acquisitions, value: sums.acquisitions },
    { label: text.mergers, value: sums.mergers },
    { label: text.listings, value: sums.listings },
    { label: text.closures, value: sums.closures },
  ].filter(({ value }) => value > 0);
  if (stats.length === 0) return null;
  const amount = disclosed_amount && formatMoneyTable(disclosed_amount);
  return (
    <>
      <StatStrip stats={stats} />
      {disclosed_count + undisclosed_count > 0 && (
        <p className="small">{text.prices(disclosed_count, undisclosed_count, amount || null)}</p>
      )}
      {sums.closures_followed > 0 && (
        <p className="small">{text.closuresFollowed(sums.closures_followed)}</p>
      )}
    </>
  );
}

/** Fewer say nothing of why startups close. */
const ENOUGH = 3;

interface CausesProps {
  groups: readonly CauseGroup[];
  filter: ExitsFilter;
  closures: number;
}

function Causes({ groups, filter, closures }: CausesProps) {
  const known = groups.reduce((sum, group) => sum + group.closures, 0);
  if (filter.cause || known < ENOUGH) return null;
  return (
    <section className="section ruled">
      <h2>{text.whyClosed}</h2>
      <p className="figure-subtitle">{text.causesKnown(known, closures)}</p>
      <DataTable
        caption={text.whyClosed}
        compact
        rows={groups}
        columns={[
          {
            label: EXIT.cause.label,
            cell: ({ cause }) => (
              <a href={exitsPath({ ...filter, kind: 'closed', cause })}>{text.causes[cause]}</a>
            ),
          },
          {
            label: text.latestClosures,
            hideOnXs: true,
            cell: ({ newest }) => <NameLinks names={newest} pathOf={startupPath} />,
          },
          {
            label: text.closures,
            isFigure: true,
            cell: ({ closures: count }) => (
              <>
                {formatCount(count)}
                <QuietBar share={count / (groups[0]?.closures ?? count)} />
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

interface FilterFormProps {
  filter: ExitsFilter;
  choices: { countries: Choice[]; industries: Choice[] };
  thisYear: number;
}

function FilterForm({ filter, choices, thisYear }: FilterFormProps) {
  const toChoices = (of: readonly Choice[]) =>
    of.map(({ name, slug, count }) => ({ value: slug, label: name, count }));
  const withCount = <Option extends { label: string; count: number }>(option: Option) => ({
    ...option,
    label: text.choice(option.label, option.count),
  });
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, back) => {
    const year = String(thisYear - back);
    return { value: year, label: year };
  });
  return (
    <search aria-label={text.search}>
      <form className="list-form" action={pathTo('/exits')} method="get">
        {filter.acquirer && <input type="hidden" name="acquirer" value={filter.acquirer} />}
        <PhoneFold count={Object.values(filter).filter(Boolean).length}>
          <div className="list-fields">
            <Select
              id="kind"
              label={text.kind}
              emptyLabel={text.anyKind}
              options={EXIT_KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
              defaultValue={filter.kind ?? ''}
            />
            <Select
              id="cause"
              label={EXIT.cause.label}
              emptyLabel={text.anyCause}
              options={CLOSURE_CAUSES.map((cause) => ({ value: cause, label: text.causes[cause] }))}
              defaultValue={filter.cause ?? ''}
            />
            <Select
              id="country"
              label={STARTUP.country.label}
              emptyLabel={text.anyCountry}
              options={nameChoices(toChoices(choices.countries)).map(withCount)}
              defaultValue={filter.country ?? ''}
            />
            <Select
              id="industry"
              label={STARTUP.industries.one}
              emptyLabel={text.anyIndustry}
              options={nameIndustries(toChoices(choices.industries)).map(withCount)}
              defaultValue={filter.industry ?? ''}
            />
            <Select
              id="year"
              label={text.year}
              emptyLabel={text.anyYear}
              options={years}
              defaultValue={String(filter.year ?? '')}
            />
            <Select
              id="since"
              label={text.since}
              emptyLabel={text.anyYear}
              options={years}
              defaultValue={String(filter.since ?? '')}
            />
          </div>
          <Button type="submit" look="primary">
            {text.show}
          </Button>
        </PhoneFold>
      </form>
      {Object.values(filter).some(Boolean) && <a href={exitsPath()}>{text.clear}</a>}
    </search>
  );
}
