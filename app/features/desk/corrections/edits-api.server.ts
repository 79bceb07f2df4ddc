import { z } from 'zod';
import { type Endpoint, endpoint, fieldErrors } from '../../../http/endpoint.server.ts';
import { invalid, notFound } from '../../../http/errors.ts';
import { refuseOtherSites } from '../../../http/same-site.server.ts';
import { slugParam } from '../../../http/slug-param.ts';
import { correctionsText } from '../../../text/text.ts';
import { listingAnswer } from '../../arriving/listing/contract.ts';
import { requireVerified } from '../../arriving/listing/submit-listing.server.ts';
import { findSubject } from '../subjects.server.ts';
import { correctionBody, correctionForm, editBody, sentAnswer } from './edit-contract.ts';
import { submitEdit } from './submit-edit.server.ts';

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
  description: `Of a startup, round, investor, person, exit or place; no account is needed. Only 201 means that it was taken. ${correctionsText.how} Twenty a day.`,
  body: correctionBody,
  answer: sentAnswer,
  status: 201,
  errors: [403, 404, 409, 422, 429],
  async handle(context, { body }) {
    refuseOtherSites(context);
    const parsed = correctionForm.safeParse(body);
    if (!parsed.success) throw invalid(fieldErrors(parsed.error));
    const { kind, slug } = parsed.data.about;
    const subject = await findSubject(context.sql, parsed.data.about);
    if (!subject) throw notFound(kind, slug);
    return { data: await submitEdit(context, subject, body) };
  },
});
