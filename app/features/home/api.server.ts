import { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { landing } from './contract.ts';
import { getLanding } from './queries.server.ts';

export const getIndex: Endpoint = endpoint({
  tag: 'Figures',
  summary: 'The whole catalogue in figures, and what is newest in it',
  answer: z.object({ data: landing }),
  async handle({ sql }) {
    return { data: await getLanding(sql) };
  },
});
