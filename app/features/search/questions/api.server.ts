import { z } from 'zod';
import type { Sql } from '../../../data/database.ts';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { pageParam } from '../../../http/params.ts';
import { questionsText as text } from '../../../text/text.ts';
import { suggestInTurn } from '../suggest.server.ts';
import { MAX_QUERY_LENGTH, suggestion } from '../suggestion-contract.ts';
import { answerQuestion } from './answer-question.server.ts';
import { listGroups } from './answer-rows.server.ts';
import { MAX_QUESTION_LENGTH, questionAnswer } from './contract.ts';
import { describeFilter } from './describe-reading.ts';
import { understand } from './understand-question.server.ts';

export const searchByQuestion: Endpoint = endpoint({
  tag: 'Search',
  summary: 'A name or a question in plain words: startups, rounds, investors or people',
  description:
    'understood says how the question was read: what it asks for (returns), filters as in advanced search with the words each came from, words that rank by meaning, the order, and words left out. Conditions on columns that begin with any_round. are met by one round of a startup. returns names the list that is paged; the others hold at most five. Questions may be English, French, Portuguese, Swahili or Arabic. When nothing matches, meta.without has what each single filter, dropped, would give.',
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
  tag: 'Search',
  summary: 'Startups, investors, industries and places by name, likeliest first',
  description:
    'Names that begin with q come first, then names with a word that does, then names that q is one or two typing errors from. Case, accents, spaces and punctuation do not matter; former names count. meta.understood says in words how search would read q as a question; it is empty for single words and names.',
  query: z.object({
    q: z.string().describe('A name or its beginning; what is beyond 200 characters is not read'),
  }),
  answer: z.object({
    data: z.array(suggestion),
    meta: z.object({ understood: z.array(z.string()) }),
  }),
  errors: [422],
  async handle({ sql, now }, { query: { q } }) {
    const [data, understood] = await Promise.all([
      suggestInTurn(sql, q),
      describeQuestion(sql, q, now),
    ]);
    return { data, meta: { understood } };
  },
});

/** The chips of the search page in words; none for what is not read as filters or an order. */
async function describeQuestion(sql: Sql, typed: string, now: Date): Promise<string[]> {
  const q = typed.slice(0, MAX_QUERY_LENGTH).trim();
  if (!/\s/u.test(q)) return [];
  const { returns, filters, meaning, sort } = await understand(sql, q, now);
  if (filters.length === 0 && !sort) return [];
  const slugs = filters.flatMap(({ query_1 }) => query_1.split(','));
  const groups = await Promise.all([
    listGroups(sql, 'industry', slugs),
    listGroups(sql, 'place', slugs),
  ]);
  const labels = Object.fromEntries(groups.flat().map(({ slug, name }) => [slug, name]));
  const order = sort ? text.sorts[sort] : undefined;
  return [
    text.returnsTitle[returns],
    ...filters.map((filter) => describeFilter(filter, labels)),
    ...(meaning ? [text.about(meaning)] : []),
    ...(order ? [order] : []),
  ];
}
