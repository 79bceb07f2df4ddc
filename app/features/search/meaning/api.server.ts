import { z } from 'zod';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { semanticText } from '../../../text/text.ts';
import { question, semanticAnswer } from './contract.ts';
import { searchSemantically } from './queries.server.ts';

export const searchSemantic: Endpoint = endpoint({
  tag: 'Search',
  summary: 'The twenty startups nearest in meaning to a sentence',
  description:
    'The words need not be those of the record. `matched` says what of the question was answered by what. While search by meaning ' +
    'cannot be asked, startups are found by words or names, and `meta.notice` says so.',
  query: z.object({ query: question.describe('1 to 500 characters') }),
  answer: semanticAnswer,
  errors: [422],
  async handle(context, { query: { query } }) {
    const { hits, provider, notice, tookMs } = await searchSemantically(context, query);
    return {
      data: hits,
      meta: {
        query,
        provider,
        notice: notice && semanticText.notices[notice],
        took_ms: tookMs,
      },
    };
  },
});
