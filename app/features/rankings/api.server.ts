import { z } from 'zod';
import { RANKING_CRITERIA } from '../../base/enumerations.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { RANKED, RANKED_LIMITED, rankingItem } from './contract.ts';
import { rankStartups } from './queries.server.ts';
import { readCriterion } from './ranking-view.ts';

export const getRankings: Endpoint = endpoint({
  tag: 'Rankings',
  summary: `The first ${RANKED} startups by a criterion`,
  description:
    'Ties go by total raised, then by name; startups without the figure are left out. Growth is followers now less the nearest count 365 days earlier (45 days either way).',
  query: z.object({
    by: z
      .string()
      .max(200)
      .optional()
      .describe(`${RANKING_CRITERIA.join(', ')}; ${RANKING_CRITERIA[0]} when left out`),
    limited: z
      .string()
      .max(200)
      .optional()
      .describe(`Present, whatever its value: ${RANKED_LIMITED} rows`),
  }),
  answer: z.array(rankingItem),
  errors: [422],
  async handle({ sql }, { query: { by, limited } }) {
    return rankStartups(sql, readCriterion(by), limited === undefined ? RANKED : RANKED_LIMITED);
  },
});
