import { z } from 'zod';
import { endpoint } from '../../http/endpoint.server.ts';
import { landing } from './contract.ts';
import { getLanding } from './queries.server.ts';

const getIndex = endpoint({
  method: 'get',
  path: '/index',
  tag: 'Figures',
  summary: 'The whole catalogue in figures, and what is newest in it',
  answer: z.object({ data: landing }),
  async handle({ sql }) {
    return { data: await getLanding(sql) };
  },
});

export const homeEndpoints = [getIndex];
