import { z } from 'zod';
import { endpoint } from '../../http/endpoint.server.ts';
import { suggestNames } from './suggest.server.ts';
import { suggestion } from './suggestion-contract.ts';

const tag = 'Search';

const getSuggestions = endpoint({
  method: 'get',
  path: '/suggest',
  tag,
  summary: 'Startups, investors, industries and places by name, likeliest first',
  description:
    'Names that begin with q come first, then names with a word that does, then names that q is one or two typing errors from. Case, accents, spaces and punctuation do not matter; former names count.',
  query: z.object({
    q: z.string().describe('A name or its beginning; what is beyond 200 characters is not read'),
  }),
  answer: z.object({ data: z.array(suggestion) }),
  errors: [422],
  async handle({ sql }, { query: { q } }) {
    return { data: await suggestNames(sql, q) };
  },
});

export const searchEndpoints = [getSuggestions];
