// GET /advanced_search.csv with the parameters of the page.
import { answerTable } from '../../http/answer-table.server.ts';
import type { Context } from '../../http/context.ts';
import { limitsOf } from '../../http/limits.ts';
import { findStartups } from '../../search-engine/find-startups.server.ts';
import { searchText, advancedSearchText as text } from '../../text/text.ts';
import { COLUMN_NAMES } from '../filters/filter-columns.ts';
import { readSearch, toQuestion } from './advanced-search.server.ts';
import { listAllFound } from './found-rows.server.ts';
import { readFoundValue } from './found-values.ts';
import { readState } from './search-address.ts';
import { withinSearchBudget } from './search-budget.server.ts';

/** All columns, up to the caller's row limit (decisions.md, visitors' limits). Throws 422, 503. */
export async function answerAdvancedCsv(context: Context): Promise<Response> {
  const { rows: f, sort } = readState(context.url.searchParams, 1);
  const search = await readSearch(context, { f, sort });
  const most = limitsOf(context).csvRows;
  const found = await withinSearchBudget(context, async (sql) => {
    const { ids } = await findStartups(sql, toQuestion(search), { offset: 0, limit: most });
    return listAllFound(sql, ids);
  });
  return answerTable(context, {
    title: text.csvTitle,
    cache: 'public',
    header: COLUMN_NAMES.map((name) => searchText.columns[name]),
    rows: found.map((startup) => COLUMN_NAMES.map((name) => readFoundValue(startup, name))),
  });
}
