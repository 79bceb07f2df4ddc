import type { FileColumn } from '../../base/csv.ts';
import { formatPartialDate, toStartOfPeriod } from '../../base/dates.ts';
import { fundingPath } from '../../base/paths.ts';
import { ANNOUNCED_COLUMNS, fieldColumn } from '../../catalogue/cells.ts';
import { columnLabel } from '../../catalogue/field.ts';
import { ROUND, ROUND_FACTS } from '../../catalogue/round.ts';
import type { RoundRow, RoundsAnswer } from '../../catalogue/round-list-contract.ts';
import {
  listNumberedRounds,
  listRoundRows,
  type NumberedRound,
} from '../../catalogue/round-rows.server.ts';
import type { Sql } from '../../data/database.ts';
import { type AtomEntry, type AtomFeed, feedOf } from '../../feeds/feed-formats.ts';
import type { RoundQuestion, Total } from '../../find/conditions.ts';
import { type Asked, readAsked } from '../../find/filters/look-up.server.ts';
import { readRoundSort } from '../../find/filters/read-filters.ts';
import { findRounds } from '../../find/find-rounds.server.ts';
import { type ListView, listHref, readListView } from '../../find/lists/list-address.ts';
import {
  ROUND_LIST_FILTERS,
  ROUNDS_SHAPE,
  type RoundListColumn,
  toRoundConditions,
} from '../../find/lists/list-shapes.ts';
import { namingParameters } from '../../find/lists/read-list.server.ts';
import { withinSearchBudget } from '../../find/search-budget.server.ts';
import { answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { limitsOf } from '../../http/limits.ts';
import { pageMetaOf } from '../../http/params.ts';
import { feedsText, fundingsText, roundsText as text } from '../../text/text.ts';
import { ROUNDS_FEED_SHAPE } from './rounds-shape.ts';

interface ReadRounds extends Pick<RoundQuestion, 'sort'> {
  conditions: ReadonlyArray<Asked<RoundListColumn>>;
}

/**
 * Parses filters and looks up their names. Throws 422 with errors by f.0.column and so on.
 */
export function readRounds(
  context: Pick<Context, 'sql' | 'now'>,
  { filters, sort }: Pick<ListView, 'filters' | 'sort'>,
): Promise<ReadRounds> {
  return readAsked(context, ROUND_LIST_FILTERS, filters, readRoundSort(sort));
}

const toRoundQuestion = ({ conditions, sort }: ReadRounds): RoundQuestion => ({
  conditions: toRoundConditions(conditions),
  sort,
});

/** One page of the rounds that meet all conditions, with the sums of all. */
export async function findRoundPage(
  sql: Sql,
  read: ReadRounds,
  { page, perPage }: { page: number; perPage: number },
): Promise<RoundsAnswer> {
  const part = { offset: (page - 1) * perPage, limit: perPage };
  const { ids, total, totalIs, sums } = await findRounds(sql, toRoundQuestion(read), part);
  const { column, isDescending } = read.sort;
  return {
    data: await listRoundRows(sql, ids),
    meta: {
      ...pageMetaOf(page, perPage, total),
      total_is: totalIs,
      sort: `${isDescending ? '-' : ''}${column}`,
      sums,
    },
  };
}

export async function countRounds(sql: Sql, read: ReadRounds): Promise<Total> {
  const { total, totalIs } = await findRounds(sql, toRoundQuestion(read), { offset: 0, limit: 0 });
  return { total, totalIs };
}

// GET /rounds.csv and /rounds.atom, with the parameters of the page.

// Keeps one statement's rows at a few megabytes.
const ROWS_PER_STATEMENT = 1_000;
const ENTRIES = 50;

/** All that match, up to the caller's row limit. Throws 422, 503. */
export async function answerRoundsCsv(context: Context): Promise<Response> {
  const view = readListView(ROUNDS_SHAPE, context.url.searchParams, 1);
  const { rounds, total } = await listMatching(context, view, limitsOf(context).csvRows);
  const { SITE_URL } = context.settings;
  return answerTable(context, {
    title: text.csvTitle,
    cache: 'public',
    total,
    columns: roundColumns(SITE_URL),
    rows: rounds,
  });
}

/** The newest rounds that match. Throws 422, 503. */
export async function loadRoundsFeed(context: Context): Promise<AtomFeed> {
  const { SITE_URL, PRODUCT_NAME } = context.settings;
  const { filters } = readListView(ROUNDS_SHAPE, context.url.searchParams, 1);
  const { rounds } = await listMatching(context, { filters, sort: '' }, ENTRIES);
  const entries = rounds.map((round) => roundEntry(round, SITE_URL));
  const about = {
    title: feedsText.feedTitle(text.feedTitle, PRODUCT_NAME),
    self: listHref(ROUNDS_FEED_SHAPE, { filters }),
    page: listHref(ROUNDS_SHAPE, { filters }),
  };
  return feedOf(context.settings, about, entries);
}

async function listMatching(
  context: Context,
  view: Pick<ListView, 'filters' | 'sort'>,
  most: number,
): Promise<{ rounds: NumberedRound[]; total: number }> {
  const question = toRoundQuestion(await namingParameters(view, readRounds(context, view)));
  return withinSearchBudget(context, async (searchSql) => {
    const { ids, total } = await findRounds(searchSql, question, { offset: 0, limit: most });
    const rounds: NumberedRound[] = [];
    for (let from = 0; from < ids.length; from += ROWS_PER_STATEMENT) {
      rounds.push(
        ...(await listNumberedRounds(searchSql, ids.slice(from, from + ROWS_PER_STATEMENT))),
      );
    }
    return { rounds, total };
  });
}

const nameAll = (investors: RoundRow['investors']) => investors.map(({ name }) => name).join(', ');

export const roundColumns = (siteUrl: string): FileColumn<RoundRow>[] => [
  { label: ROUND.startup.label, value: ({ startup }) => startup.name },
  { label: ROUND.country.label, value: ({ startup }) => startup.country },
  { label: ROUND.industries.one, value: ({ startup }) => startup.industry },
  fieldColumn(ROUND, 'round'),
  { label: ROUND.kind.label, value: ({ kind }) => text.moneyKinds[kind] },
  fieldColumn(ROUND, 'announced_on'),
  { label: columnLabel(ROUND.amount), value: ({ amount }) => amount },
  ...ANNOUNCED_COLUMNS,
  ...ROUND_FACTS.map((name) => fieldColumn(ROUND, name)),
  { label: text.weakOnly, value: ({ is_weak }) => (is_weak ? text.yes : null) },
  {
    label: ROUND.lead_investors.label,
    value: ({ investors }) => nameAll(investors.filter(({ is_lead }) => is_lead)),
  },
  fieldColumn(ROUND, 'investors'),
  { label: text.sources, value: ({ sources_count }) => sources_count },
  { label: text.source, value: ({ source_url }) => source_url },
  { label: text.address, value: ({ slug }) => `${siteUrl}${fundingPath(slug)}` },
];

export function roundEntry(round: NumberedRound, siteUrl: string): AtomEntry {
  const { startup, announced_on, investors } = round;
  const address = `${siteUrl}${fundingPath(round.slug)}`;
  return {
    id: `round/${round.id}`,
    title: fundingsText.raised(startup.name, round),
    href: address,
    updated: round.updated_at,
    published:
      announced_on?.precision === 'day'
        ? `${toStartOfPeriod(announced_on)}T00:00:00.000Z`
        : undefined,
    summary: `${feedsText.announced(announced_on && formatPartialDate(announced_on))} ${feedsText.investors(investors.map(({ label }) => label))}`,
    via: round.source_url ?? undefined,
  };
}
