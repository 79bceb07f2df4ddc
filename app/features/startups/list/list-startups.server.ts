import type { Sql } from '../../../data/database.ts';
import type { Question, SortKey, Total } from '../../../find/conditions.ts';
import { type Asked, readAsked } from '../../../find/filters/look-up.server.ts';
import { formatSort, readSort } from '../../../find/filters/read-filters.ts';
import { findStartups } from '../../../find/find-startups.server.ts';
import { listFound } from '../../../find/found-rows.server.ts';
import { type ListView, readListView } from '../../../find/lists/list-address.ts';
import {
  STARTUP_LIST_FILTERS,
  STARTUPS_SHAPE,
  type StartupListColumn,
  toStartupConditions,
} from '../../../find/lists/list-shapes.ts';
import { namingParameters } from '../../../find/lists/read-list.server.ts';
import { withinSearchBudget } from '../../../find/search-budget.server.ts';
import type { Context } from '../../../http/context.ts';
import { pageMetaOf } from '../../../http/params.ts';
import { startupListText as text } from '../../../text/text.ts';
import { answerFoundCsv } from '../../search/advanced-search.server.ts';
import type { StartupsAnswer } from './contract.ts';

interface ReadStartups {
  conditions: ReadonlyArray<Asked<StartupListColumn>>;
  sort: readonly SortKey[];
  /** The conditions of each filter stand alone, instead of all of one round. */
  isTogether: boolean;
}

/** Parses filters and looks up their names. Throws 422 with all errors. */
export async function readStartups(
  context: Pick<Context, 'sql' | 'now'>,
  { filters, sort, options }: Pick<ListView, 'filters' | 'sort' | 'options'>,
): Promise<ReadStartups> {
  const read = await readAsked(context, STARTUP_LIST_FILTERS, filters, readSort(sort));
  return { ...read, isTogether: options.rounds === 'together' };
}

export async function findStartupPage(
  sql: Sql,
  read: ReadStartups,
  { page, perPage }: { page: number; perPage: number },
): Promise<StartupsAnswer> {
  const part = { offset: (page - 1) * perPage, limit: perPage };
  const { ids, total, totalIs } = await findStartups(sql, toQuestion(read), part);
  return {
    data: await listFound(sql, ids),
    meta: { ...pageMetaOf(page, perPage, total), total_is: totalIs, sort: formatSort(read.sort) },
  };
}

export async function countStartups(sql: Sql, read: ReadStartups): Promise<Total> {
  const { total, totalIs } = await findStartups(sql, toQuestion(read), { offset: 0, limit: 0 });
  return { total, totalIs };
}

export const toQuestion = ({ conditions, sort, isTogether }: ReadStartups): Question => ({
  conditions: toStartupConditions(conditions, isTogether),
  sort,
});

/** Slugs by filter of /startups. */
type GroupFilter = Partial<Record<'country' | 'city' | 'industry', string>>;

interface Part {
  page: number;
  perPage: number;
}

/** One page of /startups with these filters, in the order of the request. Throws 422, 503. */
export async function listGroup(context: Context, of: GroupFilter, part: Part) {
  const sort = context.url.searchParams.get('sort') ?? '';
  const view = readListView(STARTUPS_SHAPE, new URLSearchParams({ ...of, sort }), part.page);
  const read = await readStartups(context, view);
  const answer = await withinSearchBudget(context, (sql) => findStartupPage(sql, read, part));
  return { view, answer };
}

// GET /startups.csv, with the parameters of the page.

/** All that match, up to the caller's row limit. Throws 422, 503. */
export async function answerStartupsCsv(context: Context): Promise<Response> {
  const view = readListView(STARTUPS_SHAPE, context.url.searchParams, 1);
  const read = await namingParameters(view, readStartups(context, view));
  return answerFoundCsv(context, text.csvTitle, toQuestion(read));
}
