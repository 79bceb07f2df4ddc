import { z } from 'zod';
import { EXITS_PER_PAGE, exit, exitSums, exitsQuery } from '../../catalogue/exit-contract.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { pageMeta, pageMetaOf } from '../../http/params.ts';
import { countExits, listExits, sumExits } from './queries.server.ts';

export const getExits: Endpoint = endpoint({
  tag: 'Exits',
  summary: 'What became of startups: acquired, merged, listed or closed, newest first',
  description: 'Sums are of all that match; prices that nobody disclosed are counted, not guessed.',
  query: exitsQuery,
  answer: z.object({ data: z.array(exit), meta: pageMeta.extend({ sums: exitSums }) }),
  errors: [422],
  async handle({ sql }, { query: { page, ...filter } }) {
    const sums = await sumExits(sql, filter);
    const data = await listExits(sql, filter, EXITS_PER_PAGE, (page - 1) * EXITS_PER_PAGE);
    return { data, meta: { ...pageMetaOf(page, EXITS_PER_PAGE, countExits(sums)), sums } };
  },
});
