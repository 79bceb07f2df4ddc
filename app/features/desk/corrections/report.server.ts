// A report that a fact is wrong: checked and sent to the moderators, and followed by its finder.
// correct.server.ts carries out accepted reports.

import { sql as raw, type Selectable } from 'kysely';
import type { z } from 'zod';
import { hostOf } from '../../../base/address.ts';
import { DAY_MS, isoDay } from '../../../base/dates.ts';
import type { SubjectKind } from '../../../base/desk-paths.ts';
import { loadKnown } from '../../../catalogue/known.server.ts';
import { readFact } from '../../../catalogue/read-fact.ts';
import { factLabel, findField, sayStored } from '../../../catalogue/records.ts';
import type { Sql } from '../../../data/database.ts';
import type { Tables } from '../../../data/row-types.ts';
import type { Context } from '../../../http/context.ts';
import { fieldErrors } from '../../../http/endpoint.server.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { answerOnce } from '../../../http/idempotency.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import type { Session } from '../../../http/session.server.ts';
import { readMailLink, signMailLink } from '../../../outbox/mail-link-token.server.ts';
import {
  isMailAllowed,
  type MailCapContext,
  mailboxOf,
  queueMail,
} from '../../../outbox/queue-mail.server.ts';
import type { CorrectionNews } from '../../../outbox/templates/record.ts';
import { authText, listingText as text } from '../../../text/text.ts';
import { EDITS_PER_DAY, type SubmissionState } from '../../arriving/listing/contract.ts';
import { requireLeftToday } from '../../arriving/listing/submissions.server.ts';
import { type Subject, slugOf } from '../subjects.server.ts';
import { dueAt, type EditContent, editForm, finder, type sentAnswer } from './contract.ts';

type Sent = z.output<typeof sentAnswer>['data'];

/**
 * By members with a confirmed address, or by others who give a mail address, which they confirm
 * by a link. Throws 422 by field, 429 over twenty a day or where no further mail may go there.
 */
export async function submitEdit(
  context: Context,
  subject: Subject,
  given: Record<string, unknown>,
): Promise<Sent> {
  const { session, now } = context;
  const userId = session?.isVerified ? session.userId : null;
  const address = userId === null ? finder.safeParse({ email: given.email }) : null;
  const wrongEmail = address?.error ? fieldErrors(address.error) : {};
  const content = await readEdit(context, subject, given).catch((error: unknown) => {
    const fields = error instanceof HttpError ? error.fields : undefined;
    throw fields ? invalid({ ...fields, ...wrongEmail }) : error;
  });
  if (address?.error) throw invalid(wrongEmail);
  const credit = editForm.shape.credit.parse(given.credit);
  const email = address?.data.email ?? null;
  const isOwn = email
    ? raw`lower(email) = lower(${email})`
    : raw`user_id = ${userId} and kind = 'edit'`;
  const send = async (sql: Sql): Promise<Sent> => {
    await raw`select id from users where id = ${userId} for update`.execute(sql);
    await requireLeftToday(sql, isOwn, EDITS_PER_DAY, now);
    const { kind, id: subjectId, name, startupId } = subject;
    const { rows } = await raw<Pick<Report, 'id' | 'uuid' | 'state'>>`
      insert into submissions (user_id, email, credit, kind, subject_kind, subject_id, startup_id, name, content, created_at, sent_at, is_confirmed)
      values (${userId}, ${email}, ${credit}, 'edit', ${kind}, ${subjectId}, ${startupId}, ${name},
        ${JSON.stringify(content)}::jsonb, ${now}, ${now}, ${email === null})
      returning id, uuid, state`.execute(sql);
    if (!rows[0]) throw new Error('An edit was not written');
    const { id, uuid, state: status } = rows[0];
    await mailFinder({ ...context, sql }, id, 'received');
    return { uuid, status, answer_by: email === null ? dueAt(now).toISOString() : null };
  };
  if (userId !== null) return answerOnce(context, userId, { ...content, credit }, send);
  await requireTriesLeft(context, 'correcting');
  return context.sql.transaction().execute(send);
}

/** Throws 422. */
export async function readEdit(context: Context, subject: Subject, given: Record<string, unknown>) {
  const parsed = editForm.safeParse(given);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  const { field: named, value: typed, source_url, note } = parsed.data;
  const found = findField(subject.kind, named);
  const field = found && [found.name, found.at].filter(Boolean).join(':');
  if (!field || !subject.fields.includes(field)) throw invalid({ field: [text.wrong.field] });
  const value = await readValue(context, subject, field, typed);
  return { field, value, known: subject.facts[field] ?? null, source_url, note };
}

async function readValue({ sql, now }: Context, subject: Subject, field: string, typed: string) {
  const { kind, id, facts } = subject;
  const country = facts.country ?? undefined;
  const about = { today: isoDay(now), known: await loadKnown(sql), country };
  const read = readFact(kind, field, typed, about);
  if ('wrong' in read) throw invalid({ value: [read.wrong] });
  const { value } = read;
  if (kind === 'startup' && field === 'website') await refuseListed(sql, id, String(value));
  const known = facts[field] ?? null;
  const added = findField(kind, field)?.field.adds ? (known?.split(', ') ?? []) : [];
  const said = sayStored(value);
  if (said === known || (said !== null && added.includes(said)))
    throw invalid({ value: [text.wrong.same] });
  return value;
}

async function refuseListed(sql: Sql, startupId: number, website: string): Promise<void> {
  const { rows } = await raw`
    select id from startups where domain = ${hostOf(website)} and id <> ${startupId}`.execute(sql);
  if (rows.length > 0) throw invalid({ value: [text.wrong.domainListed] });
}

/** A report as stored, with the account that sent it, or a mail address until it is forgotten. */
export interface Report extends Omit<Selectable<Tables['submissions']>, Narrowed> {
  state: SubmissionState;
  subject_kind: SubjectKind;
  content: EditContent;
}
type Narrowed = 'state' | 'subject_kind' | 'content';

export type Sender = Pick<Report, 'user_id' | 'email'>;

/** Signed in, or without an account under the same mail address. */
export function isSentBy(session: Pick<Session, 'userId' | 'email'>, { user_id, email }: Sender) {
  if (user_id !== null) return user_id === session.userId;
  return email !== null && mailboxOf(email) === mailboxOf(session.email);
}

/** For the page that says what became of a report; works without signing in. */
export async function signStatusLink(sql: Sql, uuid: string): Promise<string> {
  const { rows } = await raw<{ id: number }>`
    select id from submissions where uuid = ${uuid}`.execute(sql);
  return signMailLink(sql, { purpose: 'follow-correction', id: rows[0]?.id ?? 0 });
}

/** Null for a link that does not work. */
export async function findReport(sql: Sql, token: string, now: Date) {
  const confirming = await readMailLink(sql, token, 'confirm-correction', now);
  const link = confirming ?? (await readMailLink(sql, token, 'follow-correction', now));
  if (!link) return null;
  // An undone correction can be restored, and so on.
  const { rows } = await raw<Report & { slug: string | null; isUndone: boolean }>`
    select s.*, ${slugOf(raw`s.subject_kind`, raw`s.subject_id`)} as slug,
      (select count(*) % 2 = 1 from moderation_log l
        where l.submission_id = s.id and l.action = 'undo_correction') as "isUndone"
    from submissions s where s.id = ${link.id} and s.kind = 'edit'`.execute(sql);
  return rows[0] ? { ...rows[0], mayConfirm: confirming !== null } : null;
}

/** By the link in the mail: from now on moderators see it, and the clock runs. */
export async function confirmReport(sql: Sql, id: number, now: Date): Promise<void> {
  await raw`
    update submissions set is_confirmed = true, created_at = ${now}, sent_at = ${now}
    where id = ${id} and not is_confirmed`.execute(sql);
}

/** Tells a finder without an account what became of their report; nothing for those with one. */
export async function mailFinder(
  context: MailCapContext,
  submissionId: number,
  news: CorrectionNews,
): Promise<void> {
  const { sql, settings } = context;
  const { rows } = await raw<Report & { email: string }>`
    select * from submissions where id = ${submissionId} and email is not null`.execute(sql);
  if (!rows[0]) return;
  const { id, email, name, content, message, version, created_at } = rows[0];
  const isFirst = news === 'received';
  if (isFirst && !(await isMailAllowed(context, email)))
    throw new HttpError(429, authText.wrong.tooManyMails);
  const token = await signMailLink(
    sql,
    isFirst
      ? { purpose: 'confirm-correction', id, expiresAt: unconfirmedUntil(created_at) }
      : { purpose: 'follow-correction', id },
  );
  await queueMail(sql, settings, {
    to: email,
    template: 'correction',
    data: () => ({
      ...{ news, subject: name, fact: factLabel(content.field), token },
      words: isFirst ? null : message,
    }),
    dedupeKey: `correction:${id}:${news}:${version}`,
  });
}

const CONFIRM_DAYS = 7;
const unconfirmedUntil = (sentAt: Date) => new Date(sentAt.getTime() + CONFIRM_DAYS * DAY_MS);

/** Addresses are deleted three months after the decision, unconfirmed reports after a week. */
export async function forgetFinders(sql: Sql): Promise<void> {
  await raw`
    delete from submissions
    where not is_confirmed
      and created_at < now() - ${CONFIRM_DAYS}::int * interval '1 day'`.execute(sql);
  await raw`
    update submissions set email = null
    where email is not null and state in ('published', 'rejected')
      and decided_at < now() - interval '3 months'`.execute(sql);
}
