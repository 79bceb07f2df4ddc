import type { Context } from '../../http/context.ts';
import { type ListView, readListView } from '../lists/list-address.ts';
import { withinSearchBudget } from '../search/search-budget.server.ts';
import { STARTUPS_PER_PAGE, type StartupsAnswer } from './contract.ts';
import { findStartupPage, readStartups } from './list-startups.server.ts';
import { STARTUPS_SHAPE } from './startups-shape.ts';

/** Slugs by filter of /startups. */
export type GroupFilter = Partial<Record<'country' | 'city' | 'industry', string>>;

export interface GroupList {
  /** As a view of /startups. */
  view: ListView;
  answer: StartupsAnswer;
}

/** One page of /startups with these filters, in the order of the request. Throws 422, 503. */
export async function listGroup(
  context: Context,
  of: GroupFilter,
  page: number,
): Promise<GroupList> {
  const sort = context.url.searchParams.get('sort') ?? '';
  const view = readListView(STARTUPS_SHAPE, new URLSearchParams({ ...of, sort }), page);
  const read = await readStartups(context, view);
  const part = { page, perPage: STARTUPS_PER_PAGE };
  const answer = await withinSearchBudget(context, (sql) => findStartupPage(sql, read, part));
  return { view, answer };
}
