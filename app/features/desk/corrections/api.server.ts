import { z } from 'zod';
import { type Endpoint, endpoint, fieldErrors } from '../../../http/endpoint.server.ts';
import { invalid, notFound } from '../../../http/errors.ts';
import { pageMetaOf, slugParam } from '../../../http/params.ts';
import { listingAnswer } from '../../arriving/listing/contract.ts';
import { requireVerified } from '../../arriving/listing/submissions.server.ts';
import { findSubject } from '../subjects.server.ts';
import {
  about,
  CORRECTIONS_PER_PAGE,
  correctionBody,
  correctionsAnswer,
  editBody,
  logQuery,
  sayAbout,
  sentAnswer,
} from './contract.ts';
import { loadCorrections } from './log.server.ts';
import { submitEdit } from './report.server.ts';

export const getCorrections: Endpoint = endpoint({
  tag: 'Corrections',
  summary: 'The public log of corrections, newest first',
  description:
    'What was said before, what is said since, why, from which source, and how many days it took. A correction that takes another back says which in `undoes`.',
  query: logQuery,
  answer: correctionsAnswer,
  errors: [404, 422],
  async handle(context, { query: { about, page } }) {
    const { rows, meta, figures } = await loadCorrections(
      context,
      about,
      (total) => pageMetaOf(page, CORRECTIONS_PER_PAGE, total),
      (given) => notFound(given.kind, sayAbout(given)),
    );
    return { data: rows, meta: { ...meta, queue: figures } };
  },
});

export const createEdit: Endpoint = endpoint({
  tag: 'Listings',
  summary: 'Suggest an edit of one fact of a startup',
  description:
    'Only 201 means that it was taken; a moderator decides. Twenty a day, from an account whose mail address is confirmed. With an Idempotency-Key the same call can be sent again.',
  params: z.object({ slug: slugParam }),
  body: editBody,
  answer: listingAnswer,
  status: 201,
  needsSession: true,
  scope: 'listing',
  errors: [403, 404, 409, 422, 429],
  async handle(context, { params: { slug }, body }) {
    requireVerified(context);
    const startup = await findSubject(context.sql, { kind: 'startup', slug });
    if (!startup) throw notFound('startup', slug);
    const { uuid, status } = await submitEdit(context, startup, body);
    return { data: { uuid, status } };
  },
});

export const createCorrection: Endpoint = endpoint({
  tag: 'Corrections',
  summary: 'Say that a fact is wrong, with a page that shows it',
  description:
    'Of a startup, round, investor, person, exit or place; no account is needed. Only 201 means that it was taken. An answer comes within seven days. Twenty a day.',
  body: correctionBody,
  answer: sentAnswer,
  status: 201,
  errors: [403, 404, 409, 422, 429],
  async handle(context, { body }) {
    const { data, error } = z.object({ about }).safeParse(body);
    if (error) throw invalid(fieldErrors(error));
    const subject = await findSubject(context.sql, data.about);
    if (!subject) throw notFound(data.about.kind, data.about.slug);
    return { data: await submitEdit(context, subject, body) };
  },
});
