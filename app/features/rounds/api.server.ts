import { z } from 'zod';
import { fundingPath } from '../../base/paths.ts';
import { funding } from '../../catalogue/round-contract.ts';
import { findFunding } from '../../catalogue/round-detail.server.ts';
import { roundsAnswer, roundsQuery } from '../../catalogue/round-list-contract.ts';
import { listKeys, readListView } from '../../find/lists/list-address.ts';
import { ROUNDS_SHAPE } from '../../find/lists/list-shapes.ts';
import { namingParameters } from '../../find/lists/read-list.server.ts';
import { withinSearchBudget } from '../../find/search-budget.server.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { findOrMove } from '../../http/moved.server.ts';
import { slugParam } from '../../http/params.ts';
import { findRoundPage, readRounds } from './list-rounds.server.ts';

export const getRounds: Endpoint = endpoint({
  tag: 'Fundings',
  summary: 'Funding rounds by filters, newest first',
  description:
    'All filters have to be passed; see the parameters of each. meta.sums is of all that match: total_amount leaves out undisclosed amounts, those in another currency without a rate, and rounds of weak sources only. It is null where meta.total_is says at_least.',
  query: roundsQuery,
  furtherKeys: listKeys(ROUNDS_SHAPE),
  answer: roundsAnswer,
  errors: [422, 503],
  async handle(context, { query: { page, per_page } }) {
    const view = readListView(ROUNDS_SHAPE, context.url.searchParams, page);
    const read = await namingParameters(view, readRounds(context, view));
    return withinSearchBudget(context, (sql) =>
      findRoundPage(sql, read, { page, perPage: per_page }),
    );
  },
});

export const getFunding: Endpoint = endpoint({
  tag: 'Fundings',
  summary: 'One funding round, with the rounds around it and every source',
  description:
    'Reports that disagree are versions of one round: the preferred one is the answer, the others say in sources what they differ in.',
  params: z.object({ slug: slugParam }),
  answer: z.object({ data: funding }),
  errors: [404],
  async handle({ sql }, { params: { slug } }) {
    const pathOf = (now: string) => `/api${fundingPath(now)}`;
    return { data: await findOrMove(sql, 'funding', slug, pathOf, findFunding) };
  },
});
