// The state of the listing form between its pages: input, errors, and submission.

import { sql as raw } from 'kysely';
import type { z } from 'zod';
import { hostOf } from '../../../base/address.ts';
import { findCountry } from '../../../base/countries.ts';
import { isoDay } from '../../../base/dates.ts';
import { type Known, loadKnown } from '../../../catalogue/known.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { type FieldErrors, HttpError, invalid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { answerOnce } from '../../../http/idempotency.server.ts';
import { readHomePage } from '../../../language/values/address.ts';
import { listingText as text } from '../../../text/text.ts';
import { isPicturePath, savePictureOf } from '../pictures.server.ts';
import {
  type Candidate,
  CHECK_STEP,
  LISTINGS_PER_DAY,
  type ListingContent,
  type listingAnswer,
  STEP_FIELDS,
} from './contract.ts';
import { type DraftContent, dropDraft, findDraft, toTyped } from './drafts.server.ts';
import { listCandidates, refuseDuplicates } from './duplicates.server.ts';
import { readListing } from './read-listing.ts';
import {
  getOwnSubmission,
  isOpen,
  type OwnSubmission,
  requireLeftToday,
  requireVerified,
} from './submissions.server.ts';

export interface ListingForm {
  step: number;
  /** The listing being changed; null for a new one. */
  listing: Pick<OwnSubmission, 'id' | 'uuid' | 'name'> | null;
  typed: DraftContent;
  /** The list that a row was asked for. */
  added: string | null;
  /** By field, such as `rounds.0.date`; '' for those of the whole form. */
  errors: Record<string, string>;
  candidates: Candidate[];
  known: Known;
  isVerified: boolean;
  /** Of a refusal other than 422. */
  status?: number;
}

/** Throws Redirect for visitors, 404 and 409 as loadTyped. */
export async function loadForm(context: Context): Promise<ListingForm> {
  const { userId, isVerified } = requireSession(context);
  const { sql, url } = context;
  const asked = Number(url.searchParams.get('step') ?? 1);
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), CHECK_STEP) : 1;
  return {
    ...(await loadTyped(sql, userId, url.searchParams.get('listing'))),
    step,
    added: url.searchParams.get('add'),
    errors: {},
    candidates: [],
    known: await loadKnown(sql),
    isVerified,
  };
}

/** The last input of a new listing, or of an own one that can be changed. Throws 404, 409. */
export async function loadTyped(
  sql: Sql,
  userId: number,
  uuid: string | null,
): Promise<Pick<ListingForm, 'listing' | 'typed'>> {
  const listing = uuid ? await getOpenListing(sql, userId, uuid) : null;
  const draft = await findDraft(sql, userId, listing?.id ?? null);
  const typed = draft?.content ?? (listing ? toTyped(listing.content as ListingContent) : {});
  return { listing, typed };
}

async function getOpenListing(sql: Sql, userId: number, uuid: string): Promise<OwnSubmission> {
  const own = await getOwnSubmission(sql, userId, uuid);
  if (own.kind !== 'listing' || !isOpen(own.status))
    throw new HttpError(409, text.states[own.status]);
  return own;
}

/** Errors in the fields of one page of the form; of the last page, in all fields. */
export function findErrors({ now }: Context, { typed, known }: ListingForm, step: number) {
  const { errors } = readListing(typed, { today: isoDay(now), known });
  const shown = STEP_FIELDS[step - 1];
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => {
      const [field = ''] = path.split('.');
      return shown ? shown.includes(field) : field !== 'confirmation';
    }),
  );
}

export async function findCandidates(
  { sql, session }: Context,
  { typed, listing }: Pick<ListingForm, 'typed' | 'listing'>,
): Promise<Candidate[]> {
  const website = readHomePage(typed.website?.trim() ?? '');
  if (!website || !session) return [];
  // The form sends a slug.
  const country = findCountry(typed.country ?? '')?.label ?? typed.country ?? '';
  const asked = { name: typed.name ?? '', website, country };
  return listCandidates(sql, session.userId, asked, listing?.id ?? null);
}

/** The first of each field. */
export function firstOf(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages[0] ?? '']),
  );
}

type Sent = z.output<typeof listingAnswer>['data'];

/**
 * Sends a listing to the moderators; with `uuid`, again, one of the sender's own that waits for
 * them or is open to change. Throws 401, 403 without a confirmed mail address, 404, 409 with the
 * candidates when it is listed already, 422 with what is wrong at each field, 429 over five a day.
 */
export async function submitListing(
  context: Context,
  given: Record<string, unknown>,
  uuid?: string,
): Promise<Sent> {
  const { userId } = requireVerified(context);
  const { now } = context;
  const about = { today: isoDay(now), known: await loadKnown(context.sql) };
  const { content: facts, isOther, errors } = readListing(given, about);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const content = { ...facts, logo: await resolveLogo(context, given.logo) } as ListingContent;
  const once = { ...content, not_duplicate: isOther, uuid };
  return answerOnce(context, userId, once, async (sql) => {
    // Locks the user: two requests at once must not both be the fifth.
    await raw`select id from users where id = ${userId} for update`.execute(sql);
    const againId = uuid ? (await getOpenListing(sql, userId, uuid)).id : null;
    const own = raw`user_id = ${userId} and kind = 'listing'`;
    if (againId === null) await requireLeftToday(sql, own, LISTINGS_PER_DAY, now);
    await refuseDuplicates(sql, userId, content, isOther, againId);
    await dropDraft(sql, userId, againId);
    const { name } = content;
    const domain = hostOf(content.website);
    const json = JSON.stringify(content);
    const { rows } =
      againId === null
        ? await raw<Sent>`
            insert into submissions (user_id, kind, name, domain, content, is_other_company, created_at, sent_at)
            values (${userId}, 'listing', ${name}, ${domain}, ${json}::jsonb, ${isOther}, ${now}, ${now})
            returning uuid, state as status`.execute(sql)
        : await raw<Sent>`
            update submissions set name = ${name}, domain = ${domain}, content = ${json}::jsonb,
              is_other_company = ${isOther}, state = 'pending', version = version + 1, sent_at = ${now}
            where id = ${againId} and state in ('pending', 'needs_info')
            returning uuid, state as status`.execute(sql);
    // A moderator may have decided on it since it was read.
    if (!rows[0]) throw new HttpError(409, text.states.published);
    return rows[0];
  });
}

/** Saves an uploaded file; an address must be that of a picture here. */
async function resolveLogo(context: Context, given: unknown): Promise<string | null> {
  const saved = await savePictureOf(context, 'logo', given);
  if (saved) return saved.path;
  if (given === undefined || given === null || given === '' || given instanceof Blob) return null;
  if (typeof given === 'string' && (await isPicturePath(context.sql, given))) return given;
  throw invalid({ logo: [text.wrong.logo] });
}
