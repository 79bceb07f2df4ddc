// GET /startups.csv, with the parameters of the page.
import { answerTable } from '../../http/answer-table.server.ts';
import type { Context } from '../../http/context.ts';
import { limitsOf } from '../../http/limits.ts';
import { findStartups } from '../../search-engine/find-startups.server.ts';
import { searchText, startupListText as text } from '../../text/text.ts';
import { COLUMN_NAMES } from '../filters/filter-columns.ts';
import { readListView } from '../lists/list-address.ts';
import { namingParameters } from '../lists/read-list.server.ts';
import { listAllFound } from '../search/found-rows.server.ts';
import { readFoundValue } from '../search/found-values.ts';
import { withinSearchBudget } from '../search/search-budget.server.ts';
import { readStartups, toQuestion } from './list-startups.server.ts';
import { STARTUPS_SHAPE } from './startups-shape.ts';

/** All that match, up to the caller's row limit. Throws 422, 503. */
export async function answerStartupsCsv(context: Context): Promise<Response> {
  const view = readListView(STARTUPS_SHAPE, context.url.searchParams, 1);
  const read = await namingParameters(view, readStartups(context, view));
  const part = { offset: 0, limit: limitsOf(context).csvRows };
  const found = await withinSearchBudget(context, async (sql) => {
    const { ids } = await findStartups(sql, toQuestion(read), part);
    return listAllFound(sql, ids);
  });
  return answerTable(context, {
    title: text.csvTitle,
    cache: 'public',
    header: COLUMN_NAMES.map((name) => searchText.columns[name]),
    rows: found.map((startup) => COLUMN_NAMES.map((name) => readFoundValue(startup, name))),
  });
}
