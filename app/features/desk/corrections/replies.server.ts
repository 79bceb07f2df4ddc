// Replies of the people described: a link sent to an address at their own domain is the proof.
import { type RawBuilder, sql as raw } from 'kysely';
import { z } from 'zod';
import { hostOf } from '../../../base/address.ts';
import { cleanLine, cleanText } from '../../../base/clean-text.ts';
import { DAY_MS, isoDay } from '../../../base/dates.ts';
import { replyPath, type SubjectKind } from '../../../base/desk-paths.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { fieldErrors } from '../../../http/endpoint.server.ts';
import { HttpError, invalid, notFound } from '../../../http/errors.ts';
import { moderate } from '../../../http/guard.server.ts';
import { logDecision } from '../../../http/moderation.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { findSharedHost } from '../../../language/values/address.ts';
import { readMailLink, signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { isMailAllowed, queueMail } from '../../../outbox/queue-mail.server.ts';
import { moderationQueueText, correctionsText as text } from '../../../text/text.ts';
import { hasLength } from '../../arriving/listing/contract.ts';
import { getSubject, type Subject } from '../subjects.server.ts';
import { finder, SUBJECT_KINDS, sayAbout } from './contract.ts';

const { wrong } = text;

type HomePages = (id: number) => RawBuilder<{ website: string | null }>;

/** Home pages of those whom a fact describes. */
const HOME_PAGES: Record<Exclude<SubjectKind, 'location'>, HomePages> = {
  startup: (id) => raw`select website from startups where id = ${id}`,
  funding: (id) => raw`
    select s.website from fundings f join startups s on s.id = f.startup_id where f.id = ${id}
    union select i.website from funding_investors fi join investors i on i.id = fi.investor_id where fi.funding_id = ${id}`,
  investor: (id) => raw`select website from investors where id = ${id}`,
  person: (id) => raw`
    select s.website from startup_people its join startups s on s.id = its.startup_id where its.person_id = ${id}`,
  exit: (id) => raw`
    select s.website from startup_events e join startups s on s.id = e.startup_id where e.id = ${id}
    union select coalesce(s.website, i.website) from startup_events e join acquirers a on a.id = e.acquirer_id
      left join startups s on s.id = a.startup_id left join investors i on i.id = a.investor_id where e.id = ${id}`,
};

/** Domains at which a mail address proves that somebody is described here. */
export async function listDomains(sql: Sql, { kind, id }: Subject): Promise<string[]> {
  if (kind === 'location') return [];
  const { rows } = await HOME_PAGES[kind](id).execute(sql);
  const hosts = rows.flatMap(({ website }) =>
    website && !findSharedHost(website) ? [hostOf(website)] : [],
  );
  return [...new Set(hosts)].sort();
}

/** Sends the link, within the limits of such mails; returns its domain. Throws 422, 429. */
export async function requestReply(
  context: Context,
  subject: Subject,
  field: string,
  given: string,
): Promise<string> {
  const { data, error } = finder.safeParse({ email: given });
  if (error) throw invalid(fieldErrors(error));
  const { email } = data;
  const domains = await listDomains(context.sql, subject);
  const at = email.split('@')[1]?.toLowerCase() ?? '';
  const domain = domains.find((one) => at === one || at.endsWith(`.${one}`));
  if (!domain) throw invalid({ email: [wrong.domain(domains)] });
  await requireTriesLeft(context, 'replying');
  if (!(await isMailAllowed(context, email))) return domain;
  const { sql, settings, now } = context;
  const { kind, id, name } = subject;
  const token = await signMailLink(sql, {
    purpose: 'reply-to-fact',
    id,
    detail: Buffer.from(JSON.stringify([kind, field, domain])).toString('base64url'),
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
  await queueMail(sql, settings, {
    to: email,
    template: 'reply_link',
    data: { subject: name, path: replyPath({ token }) },
    dedupeKey: `reply_link:${kind}:${id}:${field}:${email.toLowerCase()}:${isoDay(now)}`,
  });
  return domain;
}

export interface ReplyLink {
  subject: Subject;
  field: string;
  domain: string;
}

/** Null for a link that does not work. */
export async function readReplyLink(sql: Sql, token: string, now: Date): Promise<ReplyLink | null> {
  const link = await readMailLink(sql, token, 'reply-to-fact', now);
  if (!link) return null;
  const said = Buffer.from(link.detail, 'base64url').toString();
  const [kind, field, domain]: string[] = said.startsWith('[') ? JSON.parse(said) : [];
  const known = SUBJECT_KINDS.find((one) => one === kind);
  const subject = known ? await getSubject(sql, known, link.id) : null;
  return subject && field && domain ? { subject, field, domain } : null;
}

const replyForm = z.object({
  words: z
    .string()
    .transform(cleanText)
    .refine(hasLength(2, 1000), { error: () => wrong.words }),
  said_by: z
    .string()
    .transform(cleanLine)
    .refine(hasLength(2, 80), { error: () => wrong.saidBy }),
});

const REPLIES_A_DAY = 5;

/** Shows at once; a moderator can remove it. Throws 422, 429 over five a day of a domain. */
export async function publishReply(
  { sql, now }: Context,
  { subject, field, domain }: ReplyLink,
  given: { words: string; said_by: string; field: string },
): Promise<void> {
  const { data, error } = replyForm.safeParse(given);
  if (error) throw invalid(fieldErrors(error));
  const { kind, id, fields } = subject;
  const about = fields.includes(given.field) ? given.field : field;
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const rows = await sql.transaction().execute(async (transaction) => {
    // Of replies at once, none counts the others.
    await raw`select pg_advisory_xact_lock(hashtext(${domain}))`.execute(transaction);
    const added = await raw`
      insert into fact_replies (kind, entity_id, field, words, said_by, domain, created_at)
      select ${kind}, ${id}, ${about}, ${data.words}, ${data.said_by}, ${domain}, ${now}::timestamptz
      where (select count(*) from fact_replies where kind = ${kind} and entity_id = ${id}
        and domain = ${domain} and created_at > ${dayAgo}) < ${REPLIES_A_DAY}
      returning id`.execute(transaction);
    return added.rows;
  });
  if (rows.length === 0) throw new HttpError(429, wrong.tooManyReplies(REPLIES_A_DAY));
}

/** A moderator lets it stand. Throws 404. */
export async function noteReplySeen(context: Context, id: number): Promise<void> {
  await moderate(context, async (sql) => {
    const { rows } = await raw`
      update fact_replies set seen_at = ${context.now} where id = ${id} and removed_at is null
      returning id`.execute(sql);
    if (rows.length === 0) throw notFound('reply', String(id));
  });
}

/** Throws 404. */
export async function removeReply(context: Context, id: number, reason: string | null) {
  await moderate(context, async (sql) => {
    type Removed = { kind: SubjectKind; entity_id: number; field: string; before: string };
    const { rows } = await raw<Removed>`
      update fact_replies set removed_at = ${context.now} where id = ${id} and removed_at is null
      returning kind, entity_id, field, words as before`.execute(sql);
    if (!rows[0]) throw notFound('reply', String(id));
    const { kind, entity_id, field, before } = rows[0];
    const found = await getSubject(sql, kind, entity_id);
    const subject = found?.name ?? moderationQueueText.subjectGone;
    const about = found ? sayAbout(found) : undefined;
    const details = { field, before, after: null, about };
    await logDecision(sql, context, { action: 'remove_reply', subject, reason, details });
  });
}
