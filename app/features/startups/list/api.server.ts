import { readListView } from '../../../find/lists/list-address.ts';
import { namingParameters } from '../../../find/lists/read-list.server.ts';
import { withinSearchBudget } from '../../../find/search-budget.server.ts';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { startupsAnswer, startupsQuery } from './contract.ts';
import { findStartupPage, readStartups } from './list-startups.server.ts';
import { STARTUPS_SHAPE } from './startups-shape.ts';

export const getStartups: Endpoint = endpoint({
  tag: 'Startups',
  summary: 'Startups by filters, best funded first',
  description:
    'A startup has to match all filters. What is asked of rounds (round, kind, amount, announced_on, investor, lead_investor, disclosed) is met by one round of the startup, or with rounds=together by its rounds together. Every column of POST /advanced_search can be asked for, too.',
  query: startupsQuery,
  answer: startupsAnswer,
  errors: [422, 503],
  async handle(context, { query: { page, per_page } }) {
    const view = readListView(STARTUPS_SHAPE, context.url.searchParams, page);
    const read = await namingParameters(view, readStartups(context, view));
    return withinSearchBudget(context, (sql) =>
      findStartupPage(sql, read, { page, perPage: per_page }),
    );
  },
});
