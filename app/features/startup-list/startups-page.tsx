import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { pathTo } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, page } from '../../http/page.ts';
import { ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { listPagesText, startupListText as text } from '../../text/text.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { nameReferences, type ReferenceNames } from '../filters/name-references.server.ts';
import { isUsualView, type ListView, listHref, listKeys } from '../lists/list-address.ts';
import { ListForm } from '../lists/list-form.tsx';
import { ListFrame, type Without } from '../lists/list-frame.tsx';
import {
  type ListError,
  listErrors,
  listPlaceChoices,
  readTidyView,
} from '../lists/read-list.server.ts';
import { withinSearchBudget } from '../search/search-budget.server.ts';
import { STARTUPS_PER_PAGE, type StartupsAnswer, startupsQuery } from './contract.ts';
import {
  countStartupsWithout,
  countWomenLed,
  findStartupPage,
  readStartups,
} from './list-startups.server.ts';
import { STARTUP_LIST_FILTERS } from './startup-filters.ts';
import { startupColumns } from './startups-columns.tsx';
import {
  listStartupFields,
  MORE_STARTUP_FIELDS,
  STARTUPS_CSV_SHAPE,
  STARTUPS_EMBED_SHAPE,
  STARTUPS_JSON_SHAPE,
  STARTUPS_SHAPE,
  STARTUPS_XLSX_SHAPE,
} from './startups-shape.ts';

type Outcome =
  | {
      kind: 'found';
      answer: StartupsAnswer;
      names: ReferenceNames;
      without: Without[];
      /** With a filter by it. */
      womenLed: { known: number; total: number } | null;
    }
  | { kind: 'wrong'; errors: ListError[] };

export const startupsPage: Page = page({
  async load(context) {
    const { sql, url } = context;
    const { page: number } = readQuery(startupsQuery.pick({ page: true }), url);
    const view = readTidyView(STARTUPS_SHAPE, url, number);
    return {
      view,
      choices: await listPlaceChoices(sql),
      outcome: await findOutcome(context, view),
    };
  },
  queryKeys: listKeys(STARTUPS_SHAPE),
  cacheTags: ({ view }) => (isUsualView(view) ? [ALL_STARTUPS] : undefined),
  head: ({ view, outcome }, { settings }) => ({
    title: text.title,
    description: text.description,
    canonical: listHref(STARTUPS_SHAPE, view),
    noindex:
      view.filters.length > 0 ||
      view.sort !== '' ||
      (outcome.kind === 'found' && outcome.answer.data.length === 0),
    hasErrors: outcome.kind === 'wrong',
    errorStatus: outcome.kind === 'wrong' ? 422 : undefined,
    jsonLd: [breadcrumbList(settings.SITE_URL, [{ name: text.title, path: pathTo('/startups') }])],
  }),
  body: ({ view, choices, outcome }) => (
    <>
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      {outcome.kind === 'wrong' && <ErrorSummary errors={outcome.errors} />}
      <ListForm
        shape={STARTUPS_SHAPE}
        view={view}
        fields={listStartupFields(choices)}
        moreFields={MORE_STARTUP_FIELDS}
        label={text.search}
      />
      {outcome.kind === 'found' && <Found view={view} {...outcome} />}
    </>
  ),
});

async function findOutcome(context: Context, view: ListView): Promise<Outcome> {
  try {
    const read = await readStartups(context, view);
    return await withinSearchBudget(context, async (sql) => {
      const part = { page: view.page, perPage: STARTUPS_PER_PAGE };
      const answer = await findStartupPage(sql, read, part);
      const counts = answer.meta.total === 0 ? await countStartupsWithout(sql, read) : [];
      return {
        kind: 'found',
        answer,
        names: await nameReferences(context.sql, read),
        womenLed: view.filters.some(({ column }) => column === 'women_led')
          ? await countWomenLed(sql)
          : null,
        without: counts.flatMap(({ index, ...count }) => {
          const dropped = view.filters[index];
          return dropped ? [{ dropped, ...count }] : [];
        }),
      };
    });
  } catch (error) {
    return { kind: 'wrong', errors: listErrors(error, view, STARTUP_LIST_FILTERS) };
  }
}

interface FoundProps {
  view: ListView;
  answer: StartupsAnswer;
  names: ReferenceNames;
  without: readonly Without[];
  womenLed: { known: number; total: number } | null;
}

function Found({ view, answer: { data, meta }, names, without, womenLed }: FoundProps) {
  const { filters, sort, options } = view;
  const all = { filters, sort, options };
  return (
    <>
      <ListFrame
        shape={STARTUPS_SHAPE}
        view={view}
        known={STARTUP_LIST_FILTERS}
        names={names}
        title={listPagesText.count(meta.total, text.one, text.many, meta.total_is === 'at_least')}
        meta={meta}
        rows={data}
        getKey={({ slug }) => slug}
        columns={startupColumns(data)}
        sums={womenLed && <p className="small">{text.womenLed(womenLed.known, womenLed.total)}</p>}
        downloads={[
          { href: listHref(STARTUPS_CSV_SHAPE, all), label: listPagesText.csv },
          { href: listHref(STARTUPS_XLSX_SHAPE, all), label: listPagesText.xlsx },
          { href: listHref(STARTUPS_JSON_SHAPE, all), label: listPagesText.json },
        ]}
        embed={listHref(STARTUPS_EMBED_SHAPE, all)}
        empty={text.noneMatch}
        without={without}
      />
      <p>
        <a href={pathTo('/dashboard/add-startup')}>{text.add}</a>
      </p>
    </>
  );
}
