import { sql as raw } from 'kysely';
import type { z } from 'zod';
import { isoDay } from '../../../base/day.ts';
import { hostOf } from '../../../base/host-of.ts';
import { loadKnown } from '../../../catalogue/known.server.ts';
import { readFact } from '../../../catalogue/read-fact.ts';
import { findField, sayStored } from '../../../catalogue/records.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { fieldErrors } from '../../../http/endpoint.server.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { answerOnce } from '../../../http/idempotency.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { listingText as text } from '../../../text/text.ts';
import { EDITS_PER_DAY } from '../../arriving/listing/contract.ts';
import { requireLeftToday } from '../../arriving/listing/submit-listing.server.ts';
import type { Subject } from '../subjects.server.ts';
import { dueAt } from './contract.ts';
import { type EditContent, editForm, finder, type sentAnswer } from './edit-contract.ts';
import { mailFinder } from './mail-finder.server.ts';

type Sent = z.output<typeof sentAnswer>['data'];

/**
 * Sends what is said to be wrong to the moderators: of who has an account with a confirmed address,
 * or of who gives a mail address. Throws 422 by field, 429 over twenty a day.
 */
export async function submitEdit(
  context: Context,
  subject: Subject,
  given: Record<string, unknown>,
): Promise<Sent> {
  const { session } = context;
  const userId = session?.isVerified ? session.userId : null;
  const email = userId === null ? finder.safeParse({ email: given.email }) : null;
  const wrongEmail = email?.error ? fieldErrors(email.error) : {};
  const content = await readEdit(context, subject, given).catch((error: unknown) => {
    const fields = error instanceof HttpError ? error.fields : undefined;
    throw fields ? invalid({ ...fields, ...wrongEmail }) : error;
  });
  if (email?.error) throw invalid(wrongEmail);
  const credit = editForm.shape.credit.parse(given.credit);
  const sender = { userId, email: email?.data.email ?? null, credit };
  if (userId !== null) {
    return answerOnce(context, userId, { ...content, credit }, async (sql) => {
      await raw`select id from users where id = ${userId} for update`.execute(sql);
      const own = raw`user_id = ${userId} and kind = 'edit'`;
      await requireLeftToday(sql, own, EDITS_PER_DAY, context.now);
      return (await write(sql, context, subject, content, sender)).sent;
    });
  }
  await requireTriesLeft(context, 'correcting');
  return context.sql.transaction().execute(async (sql) => {
    const own = raw`lower(email) = lower(${sender.email})`;
    await requireLeftToday(sql, own, EDITS_PER_DAY, context.now);
    const { id, sent } = await write(sql, context, subject, content, sender);
    await mailFinder({ ...context, sql }, id, 'received');
    return sent;
  });
}

/** Throws 422. */
export async function readEdit(
  context: Context,
  subject: Subject,
  given: Record<string, unknown>,
): Promise<EditContent> {
  const parsed = editForm.safeParse(given);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  const { field: named, value: typed, source_url, note } = parsed.data;
  const found = findField(subject.kind, named);
  const field = found && [found.name, found.at].filter(Boolean).join(':');
  if (!found || !field || !subject.fields.includes(field))
    throw invalid({ field: [text.wrong.field] });
  const value = await readValue(context, subject, field, typed);
  return { field, value, known: subject.facts[field] ?? null, source_url, note };
}

async function write(
  sql: Sql,
  { now }: Context,
  { kind, id: subjectId, name, startupId }: Subject,
  content: EditContent,
  { userId, email, credit }: { userId: number | null; email: string | null; credit: string | null },
) {
  const { rows } = await raw<{ id: number } & Omit<Sent, 'answer_by'>>`
    insert into submissions (user_id, email, credit, kind, subject_kind, subject_id, startup_id, name, content, created_at, sent_at)
    values (${userId}, ${email}, ${credit}, 'edit', ${kind}, ${subjectId}, ${startupId}, ${name},
      ${JSON.stringify(content)}::jsonb, ${now}, ${now})
    returning id, uuid, state as status`.execute(sql);
  if (!rows[0]) throw new Error('An edit was not written');
  const { id, ...sent } = rows[0];
  return { id, sent: { ...sent, answer_by: dueAt(now).toISOString() } };
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

/** For the page that says what became of a report; works without signing in. */
export async function signStatusLink(sql: Sql, uuid: string): Promise<string> {
  const { rows } = await raw<{ id: number }>`
    select id from submissions where uuid = ${uuid}`.execute(sql);
  return signMailLink(sql, { purpose: 'follow-correction', id: rows[0]?.id ?? 0 });
}
