import { z } from 'zod';
import { fundingPath } from '../../../base/paths.ts';
import { funding } from '../../../catalogue/round-contract.ts';
import { findFunding } from '../../../catalogue/round-detail.server.ts';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { findOrMove } from '../../../http/moved.server.ts';
import { slugParam } from '../../../http/params.ts';

export const getFunding: Endpoint = endpoint({
  tag: 'Fundings',
  summary: 'One funding round, with the rounds around it and every source',
  description:
    'Reports that disagree are versions of one round: the preferred one is the answer, the others say in sources what they differ in.',
  params: z.object({ slug: slugParam }),
  answer: z.object({ data: funding }),
  errors: [404],
  async handle({ sql }, { params: { slug } }) {
    const pathOf = (now: string) => `/api${fundingPath(now)}`;
    return { data: await findOrMove(sql, 'funding', slug, pathOf, findFunding) };
  },
});
