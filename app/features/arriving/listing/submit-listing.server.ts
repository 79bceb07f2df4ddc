import { type RawBuilder, sql as raw } from 'kysely';
import type { z } from 'zod';
import { hostOf } from '../../../base/address.ts';
import { DAY_MS, isoDay } from '../../../base/dates.ts';
import { loadKnown } from '../../../catalogue/known.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid, Redirect } from '../../../http/errors.ts';
import { type FormState, readFields } from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { answerOnce } from '../../../http/idempotency.server.ts';
import { secondsUntil } from '../../../http/rate-limit.server.ts';
import { listingText as text } from '../../../text/text.ts';
import { isPicturePath, savePictureOf } from '../pictures/save-picture.server.ts';
import {
  answerText,
  type Candidate,
  LISTINGS_PER_DAY,
  type ListingContent,
  type listingAnswer,
  type SubmissionState,
} from './contract.ts';
import { dropDraft } from './drafts.server.ts';
import { findDuplicates } from './duplicates.server.ts';
import { getOwnSubmission } from './queries.server.ts';
import { readListing } from './read-listing.ts';

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
  const about = { today: isoDay(context.now), known: await loadKnown(context.sql) };
  const { content: facts, isOther, errors } = readListing(given, about);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const content = { ...facts, logo: await resolveLogo(context, given.logo) } as ListingContent;
  const once = { ...content, not_duplicate: isOther, uuid };
  return answerOnce(context, userId, once, async (sql) => {
    // Locks the user: two requests at once must not both be the fifth.
    await raw`select id from users where id = ${userId} for update`.execute(sql);
    const again = uuid ? await getOwnSubmission(sql, userId, uuid) : null;
    if (again && (again.kind !== 'listing' || !isOpen(again.state))) {
      throw new HttpError(409, text.states[again.state]);
    }
    const own = raw`user_id = ${userId} and kind = 'listing'`;
    if (!again) await requireLeftToday(sql, own, LISTINGS_PER_DAY, context.now);
    const againId = again?.id ?? null;
    await refuseDuplicates(sql, userId, content, isOther, againId);
    await dropDraft(sql, userId, againId);
    return write(sql, userId, content, isOther, againId, context.now);
  });
}

/** The session of somebody whose mail address is confirmed. Throws 401, 403. */
export function requireVerified(context: Context) {
  const session = requireSession(context);
  if (!session.isVerified) throw new HttpError(403, text.verifyFirst);
  return session;
}

export function isOpen(state: SubmissionState): boolean {
  return state === 'pending' || state === 'needs_info';
}

/** Saves an uploaded file; an address must be that of a picture here. */
async function resolveLogo(context: Context, given: unknown): Promise<string | null> {
  const saved = await savePictureOf(context, 'logo', given);
  if (saved) return saved.path;
  if (given === undefined || given === null || given === '' || given instanceof Blob) return null;
  if (typeof given === 'string' && (await isPicturePath(context.sql, given))) return given;
  throw invalid({ logo: [text.wrong.logo] });
}

/** Throws 429 where as many submissions as are taken a day were `sent`, a condition. */
export async function requireLeftToday(
  sql: Sql,
  sent: RawBuilder<unknown>,
  perDay: number,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const { rows } = await raw<{ count: number; first: Date | null }>`
    select count(*) as count, min(created_at) as first from submissions
    where ${sent} and created_at > ${since}`.execute(sql);
  const { count = 0, first } = rows[0] ?? {};
  if (count < perDay || !first) return;
  throw new HttpError(429, text.tooManyToday(perDay), {
    headers: { 'retry-after': String(secondsUntil(first.getTime() + DAY_MS, now)) },
  });
}

async function refuseDuplicates(
  sql: Sql,
  userId: number,
  content: ListingContent,
  isOther: boolean,
  exceptId: number | null,
): Promise<void> {
  const candidates = await listCandidates(sql, userId, content, exceptId);
  const counted = isOther ? candidates.filter(({ reason }) => reason !== 'name') : candidates;
  if (counted.length > 0) throw new HttpError(409, text.duplicate, { more: { candidates } });
}

/** Possible duplicates: listed startups, and the sender's own open listings. */
export async function listCandidates(
  sql: Sql,
  userId: number,
  { name, website, country }: Pick<ListingContent, 'name' | 'website' | 'country'>,
  exceptId: number | null,
): Promise<Candidate[]> {
  const domain = hostOf(website);
  const listed = await findDuplicates(sql, { name, domain, country });
  const { rows: own } = await raw<{ name: string; uuid: string; country: string; website: string }>`
    select name, uuid, content->>'country' as country, content->>'website' as website from submissions
    where user_id = ${userId} and kind = 'listing' and state in ('pending', 'needs_info')
      and domain = ${domain} and id is distinct from ${exceptId}::bigint
    order by id limit 1`.execute(sql);
  return [
    ...listed.map(({ id: _, ...startup }) => ({ ...startup, uuid: null })),
    ...own.map((one) => ({
      ...one,
      slug: null,
      logo: null,
      tagline: null,
      reason: 'own' as const,
    })),
  ];
}

async function write(
  sql: Sql,
  userId: number,
  content: ListingContent,
  isOther: boolean,
  submissionId: number | null,
  now: Date,
): Promise<Sent> {
  const json = JSON.stringify(content);
  const domain = hostOf(content.website);
  const { rows } = submissionId
    ? await raw<Sent>`
        update submissions set name = ${content.name}, domain = ${domain}, content = ${json}::jsonb,
          is_other_company = ${isOther}, state = 'pending', version = version + 1, sent_at = ${now}
        where id = ${submissionId} returning uuid, state as status`.execute(sql)
    : await raw<Sent>`
        insert into submissions (user_id, kind, name, domain, content, is_other_company, created_at, sent_at)
        values (${userId}, 'listing', ${content.name}, ${domain}, ${json}::jsonb, ${isOther}, ${now}, ${now})
        returning uuid, state as status`.execute(sql);
  if (!rows[0]) throw new Error('A listing was not written');
  return rows[0];
}

/** Answers a moderator's question: then the submission is pending again. Else what is wrong. */
export async function takeAnswer(
  { sql, now }: Context,
  id: number,
  form: FormData,
  path: string,
): Promise<FormState> {
  const typed = readFields(form, ['answer']);
  const { data: answer } = answerText.safeParse(typed.answer);
  if (answer === undefined) return { typed, errors: { answer: text.wrong.answer } };
  const { rows } = await raw`
    update submissions set answer = ${answer}, state = 'pending', version = version + 1, sent_at = ${now}
    where id = ${id} and state = 'needs_info' returning id`.execute(sql);
  if (rows.length === 0) return { typed, errors: { answer: text.states.pending }, status: 409 };
  throw new Redirect(path);
}
