import { z } from 'zod';
import { readSearch } from '../../find/filters/look-up.server.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { pageParam } from '../../http/params.ts';
import { semanticText } from '../../text/text.ts';
import { searchStartups } from './advanced-search.server.ts';
import { answerQuestion } from './answer-question.server.ts';
import { searchSemantically } from './by-meaning.server.ts';
import {
  advancedSearchAnswer,
  MAX_QUESTION_LENGTH,
  MAX_RESULTS_PER_PAGE,
  preview,
  questionAnswer,
  RESULTS_PER_PAGE,
  searchColumnsAnswer,
  semanticAnswer,
  semanticQuestion,
  suggestion,
} from './contract.ts';
import { describeColumns } from './describe-columns.server.ts';
import { previewQuestion } from './preview.server.ts';
import { suggestInTurn } from './suggest.server.ts';

const tag = 'Search';

export const searchByQuestion: Endpoint = endpoint({
  tag,
  summary: 'A name or a question in plain words: startups, rounds, investors or people',
  description:
    'answer says in a sentence what was asked for, where that is a figure, a ranking, a comparison, a person or a fact, with its records and what it leaves out; of kind unknown, that the record does not say, and then no list is sent. understood says how the question was read: what it asks for (returns), filters as in advanced search with the words each came from, words that rank by meaning, the order, and words left out. Conditions on columns that begin with any_round. are met by one round of a startup. returns names the list that is paged; the others hold at most five. Questions may be English, French, Portuguese, Swahili or Arabic. When nothing matches, meta.without has what each single filter, dropped, would give.',
  query: z.object({
    q: z
      .string()
      .trim()
      .min(1, 'expected a name or a question')
      .transform((q) => q.slice(0, MAX_QUESTION_LENGTH).toWellFormed())
      .describe('A name or a question; what is beyond 300 characters is not read'),
    page: pageParam,
  }),
  answer: questionAnswer,
  errors: [422, 503],
  handle: (context, { query: { q, page } }) => answerQuestion(context, q, page),
});

export const getSuggestions: Endpoint = endpoint({
  tag,
  summary: 'Startups, investors, people, industries and places by name, likeliest first',
  description:
    'Names that begin with q come first, then names with a word that does, then names that q is one or two typing errors from. Case, accents, spaces and punctuation do not matter; former names and products count, and names of places in other languages. meta.understood says in words how search would read q as a question; it is empty for single words and names. meta.found has how many that are and the first three; it is null for what is no question, and while too many search.',
  query: z.object({
    q: z.string().describe('A name or its beginning; what is beyond 200 characters is not read'),
  }),
  answer: z.object({
    data: z.array(suggestion),
    meta: z.object({ understood: z.array(z.string()), found: preview.nullable() }),
  }),
  errors: [422],
  async handle(context, { query: { q } }) {
    const [data, meta] = await Promise.all([
      suggestInTurn(context.sql, q),
      previewQuestion(context, q),
    ]);
    return { data, meta };
  },
});

export const searchSemantic: Endpoint = endpoint({
  tag,
  summary: 'The twenty startups nearest in meaning to a sentence',
  description:
    'The words need not be those of the record. `matched` says what of the question was answered by what. While search by meaning ' +
    'cannot be asked, startups are found by words or names, and `meta.notice` says so.',
  query: z.object({ query: semanticQuestion.describe('1 to 500 characters') }),
  answer: semanticAnswer,
  errors: [422],
  async handle(context, { query: { query } }) {
    const { hits, provider, notice, tookMs } = await searchSemantically(context, query);
    return {
      data: hits,
      meta: { query, provider, notice: notice && semanticText.notices[notice], took_ms: tookMs },
    };
  },
});

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
