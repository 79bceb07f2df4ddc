import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { glossaryPath } from '../../base/glossary-paths.ts';
import { pathTo } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, page } from '../../http/page.ts';
import { ALL_INVESTORS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { glossaryText, listPagesText, roundsText as text } from '../../text/text.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { moneyStat } from '../../ui/money.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
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
import { ROUNDS_PER_PAGE, type RoundsAnswer, roundsQuery } from './contract.ts';
import { countRoundsWithout, findRoundPage, readRounds } from './list-rounds.server.ts';
import { ROUND_FILTERS } from './round-columns.ts';
import {
  listRoundFields,
  MORE_ROUND_FIELDS,
  ROUNDS_CSV_SHAPE,
  ROUNDS_EMBED_SHAPE,
  ROUNDS_FEED_SHAPE,
  ROUNDS_JSON_SHAPE,
  ROUNDS_SHAPE,
  ROUNDS_XLSX_SHAPE,
} from './rounds-shape.ts';
import { ROUND_TABLE } from './rounds-table.tsx';

type Outcome =
  | { kind: 'found'; answer: RoundsAnswer; names: ReferenceNames; without: Without[] }
  | { kind: 'wrong'; errors: ListError[] };

export const roundsPage: Page = page({
  async load(context) {
    const { sql, url } = context;
    const { page: number } = readQuery(roundsQuery.pick({ page: true }), url);
    const view = readTidyView(ROUNDS_SHAPE, url, number);
    return {
      view,
      choices: await listPlaceChoices(sql),
      outcome: await findOutcome(context, view),
    };
  },
  queryKeys: listKeys(ROUNDS_SHAPE),
  cacheTags: ({ view }) => (isUsualView(view) ? [ALL_STARTUPS, ALL_INVESTORS] : undefined),
  head: ({ view, outcome }, { settings }) => ({
    title: text.title,
    description: text.description,
    canonical: listHref(ROUNDS_SHAPE, view),
    noindex: view.filters.length > 0 || view.sort !== '' || isPastTheEnd(outcome),
    hasErrors: outcome.kind === 'wrong',
    errorStatus: outcome.kind === 'wrong' ? 422 : undefined,
    jsonLd: [breadcrumbList(settings.SITE_URL, [{ name: text.title, path: pathTo('/rounds') }])],
    alternates: [
      {
        type: 'application/atom+xml',
        title: text.feedTitle,
        href: listHref(ROUNDS_FEED_SHAPE, { filters: view.filters }),
      },
    ],
  }),
  body: ({ view, choices, outcome }) => (
    <>
      <h1>{text.title}</h1>
      <p className="lead">
        {text.lead} <a href={glossaryPath}>{glossaryText.link}</a>
      </p>
      {outcome.kind === 'wrong' && <ErrorSummary errors={outcome.errors} />}
      <ListForm
        shape={ROUNDS_SHAPE}
        view={view}
        fields={listRoundFields(choices)}
        moreFields={MORE_ROUND_FIELDS}
        label={text.search}
      />
      {outcome.kind === 'found' && <Found view={view} {...outcome} />}
    </>
  ),
});

async function findOutcome(context: Context, view: ListView): Promise<Outcome> {
  const { sql, now } = context;
  try {
    const question = await readRounds(sql, view.filters, view.sort, now);
    return await withinSearchBudget(context, async (searchSql) => {
      const part = { page: view.page, perPage: ROUNDS_PER_PAGE };
      const answer = await findRoundPage(searchSql, question, part);
      const counts = answer.meta.total === 0 ? await countRoundsWithout(searchSql, question) : [];
      return {
        kind: 'found',
        answer,
        names: await nameReferences(sql, question),
        without: counts.flatMap(({ index, ...count }) => {
          const dropped = view.filters[index];
          return dropped ? [{ dropped, ...count }] : [];
        }),
      };
    });
  } catch (error) {
    return { kind: 'wrong', errors: listErrors(error, view, ROUND_FILTERS) };
  }
}

function isPastTheEnd(outcome: Outcome): boolean {
  return outcome.kind === 'found' && outcome.answer.data.length === 0;
}

interface FoundProps {
  view: ListView;
  answer: RoundsAnswer;
  names: ReferenceNames;
  without: readonly Without[];
}

function Found({ view, answer: { data, meta }, names, without }: FoundProps) {
  const { filters, sort, options } = view;
  const all = { filters, sort, options };
  return (
    <ListFrame
      shape={ROUNDS_SHAPE}
      view={view}
      known={ROUND_FILTERS}
      names={names}
      title={listPagesText.count(meta.total, text.one, text.many, meta.total_is === 'at_least')}
      meta={meta}
      rows={data}
      getKey={({ slug }) => slug}
      columns={ROUND_TABLE}
      sums={<Sums meta={meta} />}
      notes={data.some(({ is_weak }) => is_weak) && <p className="small">{text.weakNote}</p>}
      downloads={[
        { href: listHref(ROUNDS_CSV_SHAPE, all), label: listPagesText.csv },
        { href: listHref(ROUNDS_XLSX_SHAPE, all), label: listPagesText.xlsx },
        { href: listHref(ROUNDS_JSON_SHAPE, all), label: listPagesText.json },
        { href: listHref(ROUNDS_FEED_SHAPE, { filters }), label: listPagesText.feed },
      ]}
      embed={listHref(ROUNDS_EMBED_SHAPE, all)}
      empty={text.noneMatch}
      without={without}
    />
  );
}

function Sums({ meta: { sums, total } }: { meta: RoundsAnswer['meta'] }) {
  if (!sums) return <p className="small">{text.tooMany}</p>;
  const { total_amount, equity, debt, grants, other, median_amount, counted } = sums;
  const { undisclosed, other_currency, weak } = sums;
  const leftOut = [
    undisclosed > 0 && text.undisclosedAmounts(undisclosed),
    other_currency > 0 && text.otherCurrency(other_currency),
    weak > 0 && text.weakAmounts(weak),
  ].filter((words) => words !== false);
  const kinds = [
    { label: text.equity, usd: equity },
    { label: text.debt, usd: debt },
    { label: text.grants, usd: grants },
    { label: text.otherKinds, usd: other },
  ].filter(({ usd }) => usd !== null && usd !== total_amount);
  return (
    <div className="list-sums">
      {total_amount !== null && (
        <StatStrip
          stats={[
            moneyStat(text.raised, total_amount),
            ...kinds.map(({ label, usd }) => moneyStat(label, usd)),
            ...(counted > 2 ? [moneyStat(text.median, median_amount)] : []),
          ]}
        />
      )}
      <p className="small">
        {[text.sumOf(counted, total), leftOut.length > 0 && `${leftOut.join(', ')}.`]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
