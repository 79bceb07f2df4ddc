import type { Context } from '../../http/context.ts';
import { type ListView, readListView } from '../lists/list-address.ts';
import { ROUNDS_PER_PAGE, type RoundsAnswer } from '../rounds/contract.ts';
import { findRoundPage, readRounds } from '../rounds/list-rounds.server.ts';
import { ROUNDS_SHAPE } from '../rounds/rounds-shape.ts';
import { withinSearchBudget } from '../search/search-budget.server.ts';

export interface PortfolioList {
  /** As a view of /rounds. */
  view: ListView;
  answer: RoundsAnswer;
}

/** One page of the rounds an investor joined, in the order of the request. Throws 422, 503. */
export async function listPortfolioPage(
  context: Context,
  investor: string,
  page: number,
): Promise<PortfolioList> {
  const sort = context.url.searchParams.get('sort') ?? '';
  const view = readListView(ROUNDS_SHAPE, new URLSearchParams({ investor, sort }), page);
  const question = await readRounds(context.sql, view.filters, view.sort, context.now);
  const part = { page, perPage: ROUNDS_PER_PAGE };
  const answer = await withinSearchBudget(context, (sql) => findRoundPage(sql, question, part));
  return { view, answer };
}
