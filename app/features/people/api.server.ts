import { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { notFound } from '../../http/errors.ts';
import { slugParam } from '../../http/params.ts';
import { person } from './contract.ts';
import { findPerson } from './queries.server.ts';

export const getPerson: Endpoint = endpoint({
  tag: 'People',
  summary: 'A founder or team member: roles over time, and the rounds of these startups',
  params: z.object({ slug: slugParam }),
  answer: z.object({ data: person }),
  errors: [404],
  async handle({ sql }, { params: { slug } }) {
    const data = await findPerson(sql, slug);
    if (!data) throw notFound('person', slug);
    return { data };
  },
});
