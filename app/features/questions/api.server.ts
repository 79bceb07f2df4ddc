import { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { pageParam } from '../../http/paging.ts';
import { answerQuestion } from './answer-question.server.ts';
import { MAX_QUESTION_LENGTH, questionAnswer } from './contract.ts';

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
