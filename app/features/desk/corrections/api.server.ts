import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { notFound } from '../../../http/errors.ts';
import { pageMetaOf } from '../../../http/params.ts';
import { CORRECTIONS_PER_PAGE, correctionsAnswer, logQuery, sayAbout } from './contract.ts';
import { countCorrections, countQueue, findSubjectId, listCorrections } from './log.server.ts';

export const getCorrections: Endpoint = endpoint({
  tag: 'Corrections',
  summary: 'The public log of corrections, newest first',
  description:
    'What was said before, what is said since, why, from which source, and how many days it took. A correction that takes another back says which in `undoes`.',
  query: logQuery,
  answer: correctionsAnswer,
  errors: [404, 422],
  async handle({ sql, now }, { query: { about, page } }) {
    const id = about ? await findSubjectId(sql, about) : null;
    if (about && id === null) throw notFound(about.kind, sayAbout(about));
    const of = about && id !== null ? { ...about, id } : null;
    const perPage = CORRECTIONS_PER_PAGE;
    const [total, data, queue] = await Promise.all([
      countCorrections(sql, of),
      listCorrections(sql, of, perPage, (page - 1) * perPage),
      countQueue(sql, now),
    ]);
    return { data, meta: { ...pageMetaOf(page, perPage, total), queue } };
  },
});
