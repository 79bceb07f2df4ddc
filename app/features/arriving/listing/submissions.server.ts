// Submitted listings and edits, as their senders see and answer them.

import { type RawBuilder, sql as raw } from 'kysely';
import { cleanText } from '../../../base/clean-text.ts';
import { DAY_MS } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, notFound, Redirect, requireUuid } from '../../../http/errors.ts';
import { type FormState, readFields } from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { pageMetaOf } from '../../../http/params.ts';
import { secondsUntil } from '../../../http/rate-limit.server.ts';
import { listingText as text } from '../../../text/text.ts';
import {
  hasLength,
  SUBMISSIONS_PER_PAGE,
  type SubmissionRow,
  type SubmissionState,
} from './contract.ts';

type Stored = Omit<SubmissionRow, 'sent_at'> & { sent_at: Date };
export type OwnSubmission = Stored & { id: number; content: Record<string, unknown> };

const SUBMISSIONS = raw`
  s.uuid, s.kind, s.name, s.state as status, s.message, s.answer,
    case when t.id is not null then jsonb_build_object('name', t.name, 'slug', t.slug) end as startup, s.sent_at
  from submissions s left join startups t on t.id = s.startup_id`;

/** A submission of this user. Throws 404, also for those of others. */
export async function getOwnSubmission(sql: Sql, userId: number, uuid: string) {
  const { rows } = await raw<OwnSubmission>`
    select s.id, s.content, ${SUBMISSIONS}
    where s.uuid = ${requireUuid('listing', uuid)} and s.user_id = ${userId}`.execute(sql);
  if (!rows[0]) throw notFound('listing', uuid);
  return rows[0];
}

/** A page of them, newest first. */
export async function listOwnSubmissions(sql: Sql, userId: number, page: number) {
  const offset = (page - 1) * SUBMISSIONS_PER_PAGE;
  const [counted, { rows }] = await Promise.all([
    raw<{ total: number }>`
      select count(*) as total from submissions where user_id = ${userId}`.execute(sql),
    raw<Stored>`
      select ${SUBMISSIONS}
      where s.user_id = ${userId} order by s.created_at desc, s.id desc
      limit ${SUBMISSIONS_PER_PAGE} offset ${offset}`.execute(sql),
  ]);
  const data = rows.map(({ sent_at, ...row }) => ({ ...row, sent_at: sent_at.toISOString() }));
  return { data, meta: pageMetaOf(page, SUBMISSIONS_PER_PAGE, counted.rows[0]?.total ?? 0) };
}

/** All submissions and drafts of a user, for the export of their data. */
export async function exportSubmissions(sql: Sql, userId: number) {
  const { rows } = await raw<{ sent: unknown[]; drafts: unknown[] }>`
    select array(select jsonb_build_object('uuid', uuid, 'kind', kind, 'state', state, 'content', content,
        'message', message, 'answer', answer, 'created_at', created_at, 'sent_at', sent_at)
        from submissions where user_id = ${userId} order by id) as sent,
      array(select jsonb_build_object('content', content, 'updated_at', updated_at)
        from listing_drafts where user_id = ${userId} order by id) as drafts`.execute(sql);
  return rows[0] ?? { sent: [], drafts: [] };
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

/** Answers a moderator's question, so that the submission is pending again; or returns errors. */
export async function takeAnswer(
  { sql, now }: Context,
  id: number,
  form: FormData,
  path: string,
): Promise<FormState> {
  const typed = readFields(form, ['answer']);
  const answer = cleanText(typed.answer);
  if (!hasLength(2, 2000)(answer)) return { typed, errors: { answer: text.wrong.answer } };
  const { rows } = await raw`
    update submissions set answer = ${answer}, state = 'pending', version = version + 1, sent_at = ${now}
    where id = ${id} and state = 'needs_info' returning id`.execute(sql);
  if (rows.length === 0) return { typed, errors: { answer: text.states.pending }, status: 409 };
  throw new Redirect(path);
}
