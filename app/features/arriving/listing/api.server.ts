// POST /startups, and the state of one's submissions.

import { z } from 'zod';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { pageMeta, pageParam } from '../../../http/params.ts';
import { listingAnswer, listingBody, submissionRow } from './contract.ts';
import { keepDraft, readTyped } from './drafts.server.ts';
import { loadTyped, submitListing } from './listing-form.server.ts';
import { listOwnSubmissions } from './submissions.server.ts';

const tag = 'Listings';

export const createListing: Endpoint = endpoint({
  tag,
  summary: 'Ask for a startup to be listed',
  description:
    'Only 201 means that it was taken; a moderator decides. A startup of the same domain, or nearly the same name in the same country, answers 409 with `candidates`; not_duplicate says that those of a similar name are other companies. Five a day, from an account whose mail address is confirmed. With an Idempotency-Key the same call can be sent again. A logo needs a multipart form.',
  body: listingBody,
  answer: listingAnswer,
  status: 201,
  needsSession: true,
  scope: 'listing',
  errors: [403, 409, 422, 429],
  handle: async (context, { body }) => ({ data: await submitListing(context, body) }),
});

export const getListings: Endpoint = endpoint({
  tag,
  summary: 'What you sent to be listed or edited, newest first, and where it stands',
  query: z.object({ page: pageParam }),
  answer: z.object({ data: z.array(submissionRow), meta: pageMeta }),
  needsSession: true,
  scope: 'listing',
  errors: [422],
  async handle(context, { query: { page } }) {
    const { userId } = requireSession(context);
    return listOwnSubmissions(context.sql, userId, page);
  },
});

export const saveDraft: Endpoint = endpoint({
  tag,
  summary: 'Keep what is typed into the listing form',
  description: 'Fields left out stay as they are. Nothing is checked until the form is sent.',
  body: z.object({
    ...listingBody.shape,
    listing: z.string().max(40).optional().describe('uuid of a listing of yours, to change it'),
  }),
  answer: z.null(),
  status: 204,
  needsSession: true,
  scope: 'listing',
  errors: [403, 404, 409],
  async handle(context, { body: { listing, ...fields } }) {
    const { userId } = requireSession(context);
    const { sql, now } = context;
    const { listing: changed, typed } = await loadTyped(sql, userId, listing ?? null);
    await keepDraft(sql, userId, changed?.id ?? null, { ...typed, ...readTyped(fields) }, now);
    return null;
  },
});
