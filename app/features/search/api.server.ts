import { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { pageParam } from '../../http/params.ts';
import {
  advancedSearchAnswer,
  MAX_RESULTS_PER_PAGE,
  RESULTS_PER_PAGE,
  searchColumnsAnswer,
} from './advanced-contract.ts';
import { readSearch, searchStartups } from './advanced-search.server.ts';
import { describeColumns } from './describe-columns.server.ts';

const tag = 'Search';

export const getColumns: Endpoint = endpoint({
  tag,
  summary: 'What startups can be filtered by, and how',
  description: 'Columns, operators, their values and labels, what unknown values do, and limits.',
  answer: searchColumnsAnswer,
  handle: ({ sql }) => describeColumns(sql),
});

const expected = `expected a whole number from 1 to ${MAX_RESULTS_PER_PAGE}`;
const perPageParam = z
  .string()
  .regex(/^[0-9]{1,3}$/, expected)
  .transform(Number)
  .pipe(z.number().min(1, expected).max(MAX_RESULTS_PER_PAGE, expected));
const sortParam = z.string().max(200);
const facetsParam = z.enum(['0', '1'], 'expected 1 or 0');

const MEANINGS = {
  f: 'The filters, all of which have to pass',
  per_page: `Startups a page, at most ${MAX_RESULTS_PER_PAGE}; ${RESULTS_PER_PAGE} when absent`,
  sort: 'Columns joined by commas, a minus before those that begin with the largest; -total_fundings when absent',
  facets:
    '1 counts the matches by country, industry, latest round and status; of many the first 5,000 in the order asked, then meta.facets_of says first_5000',
};

/** JSON has numbers and booleans where forms have text. */
const asText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    if (typeof value === 'boolean') return value ? '1' : '0';
    return typeof value === 'number' ? String(value) : value;
  }, schema.optional());

const filterShape = {
  type: 'object',
  properties: {
    column: { type: 'string', description: 'A column of /advanced_search/columns' },
    operator: { type: 'string', description: 'One of its operators' },
    query_1: { type: 'string', description: 'The value; a list is joined by commas' },
    query_2: { type: 'string', description: 'The upper end of between' },
  },
  required: ['column', 'operator'],
};

export const findWithFilters: Endpoint = endpoint({
  tag,
  summary: 'Startups that pass all filters',
  description:
    'Forms send f[0][column], f[0][operator], f[0][query_1] and f[0][query_2]; JSON sends f as a list of objects with these four. sort, per_page and facets can stand in the body as well. Rows are exact; where there are more matches than are counted, meta.total_is says at_least. When nothing matches, meta.without has what each single filter, dropped, would give.',
  query: z.object({
    page: pageParam,
    per_page: perPageParam.optional().describe(MEANINGS.per_page),
    sort: sortParam.optional().describe(MEANINGS.sort),
    facets: facetsParam.optional().describe(MEANINGS.facets),
  }),
  body: z.object({
    f: z
      .unknown()
      .optional()
      .meta({ type: 'array', items: filterShape, maxItems: 20, description: MEANINGS.f }),
    per_page: asText(perPageParam).describe(MEANINGS.per_page),
    sort: asText(sortParam).describe(MEANINGS.sort),
    facets: asText(facetsParam).describe(MEANINGS.facets),
  }),
  answer: advancedSearchAnswer,
  errors: [413, 415, 422, 503],
  async handle(context, { query, body }) {
    const search = await readSearch(context, { f: body.f, sort: query.sort ?? body.sort });
    return searchStartups(context, search, {
      page: query.page,
      perPage: query.per_page ?? body.per_page ?? RESULTS_PER_PAGE,
      withFacets: (query.facets ?? body.facets) === '1',
    });
  },
});
