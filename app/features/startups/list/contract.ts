// GET /api/startups. Money is US dollars; null means unknown.
import { z } from 'zod';
import { foundStartup } from '../../../catalogue/found-startup.ts';
import { filter, perPage } from '../../../catalogue/round-list-contract.ts';
import { pageMeta, pageParam } from '../../../http/params.ts';
import { totalIs } from '../../search/contract.ts';

export const STARTUPS_PER_PAGE = 20;

/** Parameters of the list and its CSV; app/find/lists/list-address.ts reads them. */
export const startupsQuery = z.object({
  country: filter('Country; several by commas; ! before the first for all others'),
  city: filter('City'),
  industry: filter('Industry; again for another one that it has too'),
  status: filter('active, acquired, closed or public'),
  year_founded: filter('Year; 2015..2020 a range, 2015.. from, ..2020 up to'),
  type: filter('Who it sells to, such as B2B'),
  employee_range: filter('Head-count band'),
  total_fundings: filter('US dollars raised in all: 5M.. from, ..5M up to'),
  latest_round: filter('Kind of its newest round'),
  name: filter('Text in its name'),
  round: filter('It raised such a round, such as Seed'),
  kind: filter('It raised equity, debt, grant, convertible, secondary, token or other'),
  amount: filter('It raised a round of so many US dollars: 5M..'),
  announced_on: filter('It raised in this year, month or range'),
  investor: filter('Who joined a round of it'),
  lead_investor: filter('Who led a round of it'),
  disclosed: filter('yes or no: whether a source names the amount of a round'),
  rounds: z
    .enum(['one', 'together'])
    .optional()
    .describe(
      'one (default): a single round meets all that is asked of rounds; together: its rounds do',
    ),
  sort: z
    .string()
    .max(200)
    .optional()
    .describe('name, year_founded, total_fundings, last_funding_on and others; - for descending'),
  page: pageParam,
  per_page: perPage('Startups', STARTUPS_PER_PAGE),
});

export const startupsAnswer = z.object({
  data: z.array(foundStartup),
  meta: pageMeta.extend({ total_is: totalIs, sort: z.string() }),
});
export type StartupsAnswer = z.output<typeof startupsAnswer>;
