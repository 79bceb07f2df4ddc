// What people sent: startups to list and facts to edit, beside what is listed.
import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { SubjectKind } from '../../../base/correction-paths.ts';
import { hostOf } from '../../../base/host-of.ts';
import { listRecordFacts, type RecordFacts } from '../../../catalogue/facts.server.ts';
import { sayFact, sayStored } from '../../../catalogue/records.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { notFound, requireUuid } from '../../../http/errors.ts';
import { requireModerator } from '../../../http/moderation/guard.server.ts';
import { type LogEntry, listLog } from '../../../http/moderation/log.server.ts';
import { mailboxOf } from '../../../outbox/mail-caps.server.ts';
import {
  factsOfListing,
  type ListingContent,
  type SubmissionKind,
  type SubmissionState,
} from '../../arriving/listing/contract.ts';
import {
  type FoundSubmission,
  findDuplicates,
  findWaitingDuplicates,
} from '../../arriving/listing/duplicates.server.ts';
import { isOpen } from '../../arriving/listing/submit-listing.server.ts';
import type { EditContent } from '../corrections/contract.ts';
import { sayValue } from '../corrections/correct.server.ts';
import { getSubject, type Subject } from '../subjects.server.ts';
import { QUEUE_PER_PAGE } from './contract.ts';

export interface Submission {
  id: number;
  uuid: string;
  kind: SubmissionKind;
  state: SubmissionState;
  name: string;
  version: number;
  message: string | null;
  answer: string | null;
  isOther: boolean;
  /** A name to thank for an edit. */
  credit: string | null;
  /** An edit by somebody who claimed the profile. */
  isOwn: boolean;
  sentAt: Date;
  content: Record<string, unknown>;
  startupId: number | null;
  startupSlug: string | null;
  /** Null for a listing. */
  subjectKind: SubjectKind | null;
  subjectId: number | null;
  /** Null without an account; then there is a mail address, until it is forgotten. */
  senderId: number | null;
  senderEmail: string | null;
  sender: string | null;
  createdAt: Date;
  senderRole: string | null;
}

/** Claimed for the domain that the startup has now, before it was sent. */
const isOwnEdit = raw<boolean>`exists (
  select from claims c join startups claimed on claimed.id = c.startup_id and claimed.domain = c.domain
  where s.kind = 'edit' and c.startup_id = s.startup_id and c.user_id = s.user_id
    and c.verified_at <= s.sent_at)`;

/** Throws 404. */
export async function getSubmission(
  sql: Sql,
  uuid: string,
  lock: 'for update' | null = null,
): Promise<Submission> {
  const { rows } = await raw<Submission>`
    select s.id, s.uuid, s.kind, s.state, s.name, s.version, s.message, s.answer, s.content,
      s.is_other_company as "isOther", s.credit, ${isOwnEdit} as "isOwn", s.sent_at as "sentAt", s.startup_id as "startupId", t.slug as "startupSlug",
      s.subject_kind as "subjectKind", s.subject_id as "subjectId", s.created_at as "createdAt",
      u.id as "senderId", s.email as "senderEmail", coalesce(u.name, s.email) as sender, s.content->>'role' as "senderRole"
    from submissions s left join users u on u.id = s.user_id left join startups t on t.id = s.startup_id
    where s.uuid = ${requireUuid('submission', uuid)} ${lock ? raw`for update of s` : raw``}`.execute(
    sql,
  );
  if (!rows[0]) throw notFound('submission', uuid);
  return rows[0];
}

/** Signed in, or without an account under the same mail address. */
export function isSentBy(
  { userId, email }: { userId: number; email: string },
  { senderId, senderEmail }: Pick<Submission, 'senderId' | 'senderEmail'>,
): boolean {
  if (senderId !== null) return senderId === userId;
  return senderEmail !== null && mailboxOf(senderEmail) === mailboxOf(email);
}

export async function countStates(sql: Sql): Promise<Record<SubmissionState, number>> {
  const { rows } = await raw<{ state: SubmissionState; count: number }>`
    select state, count(*) as count from submissions group by state`.execute(sql);
  const counts = { pending: 0, needs_info: 0, published: 0, rejected: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export interface ListedSubmission
  extends Pick<Submission, 'uuid' | 'kind' | 'name' | 'sender' | 'sentAt' | 'isOwn'> {
  /** Of an edit. */
  field: string | null;
  isAnswered: boolean;
  /** Listed startups of the same website or name. */
  listedCount: number;
}

/** The oldest first while they wait, the newest first once decided. */
export async function listSubmissions(sql: Sql, state: SubmissionState, offset: number) {
  const order = isOpen(state) ? raw`asc` : raw`desc`;
  const { rows } = await raw<ListedSubmission>`
    with shown as (
      select s.* from submissions s where s.state = ${state}
      order by s.sent_at ${order}, s.id
      limit ${QUEUE_PER_PAGE} offset ${offset}
    )
    select s.uuid, s.kind, s.name, s.content->>'field' as field, coalesce(u.name, s.email) as sender, s.sent_at as "sentAt",
      s.answer is not null as "isAnswered", ${isOwnEdit} as "isOwn",
      (select count(*) from (
        select id from startups where s.kind = 'listing' and domain = s.domain and id is distinct from s.startup_id
        union
        select n.entity_id from search_names n
        where s.kind = 'listing' and n.kind = 'startup' and n.is_whole and n.word = search_key(s.name)
          and n.entity_id is distinct from s.startup_id) listed) as "listedCount"
    from shown s left join users u on u.id = s.user_id
    order by s.sent_at ${order}, s.id`.execute(sql);
  return rows;
}

interface Words {
  words: string;
  link: string | null;
}

/** A submission beside what is listed. */
export interface SubmissionView {
  submission: Submission;
  /** For a decision, or the answer to a question. */
  isWaiting: boolean;
  log: LogEntry[];
  /** What is asked for, by field. */
  sent: RecordFacts['facts'];
  /** Listed records to compare with; of startups, why each may be the same. */
  known: Array<RecordFacts & { reason: 'domain' | 'name' | null }>;
  edit: EditContent | null;
  /** What an edit is about; null for a listing, and once it is gone. */
  subject: Subject | null;
  /** Digest of the current value that an edit would change. */
  seen: string;
  listing: {
    waiting: FoundSubmission[];
    logo: string | null;
    rounds: Words[];
    founders: Words[];
  } | null;
}

type Part = Omit<SubmissionView, 'submission' | 'log' | 'isWaiting'>;

/** Throws Redirect for visitors, 404. */
export async function loadSubmission(context: Context, uuid: string): Promise<SubmissionView> {
  requireModerator(context);
  const { sql } = context;
  const submission = await getSubmission(sql, uuid);
  const log = await listLog(sql, { submissionId: submission.id, limit: 50 });
  const part = await (submission.kind === 'edit' ? loadEdit : loadListing)(sql, submission);
  return { ...part, submission, log, isWaiting: isOpen(submission.state) };
}

async function loadEdit(sql: Sql, submission: Submission): Promise<Part> {
  const edit = submission.content as unknown as EditContent;
  const { field, known } = edit;
  const { subjectKind: kind } = submission;
  const subject = await getSubject(sql, kind, submission.subjectId);
  // What it changed is what it says now.
  const before = isOpen(submission.state) ? {} : { [field]: known };
  return {
    sent: { [field]: sayValue(subject ?? { kind, facts: {} }, edit) },
    known: subject
      ? [{ ...subject, facts: { ...subject.facts, ...before }, logo: null, reason: null }]
      : [],
    ...{ edit, subject, listing: null },
    seen: subject ? digestOf(subject.facts, field) : '',
  };
}

/** Of the current value, so that what is decided on is what was seen. */
export function digestOf(facts: Subject['facts'], field: string): string {
  return createHash('sha256')
    .update(facts[field] ?? '')
    .digest('base64url');
}

const MOST_KNOWN = 4;

async function loadListing(sql: Sql, submission: Submission): Promise<Part> {
  const content = submission.content as unknown as ListingContent;
  const { name, country, website, founders, rounds, logo } = content;
  const asked = { name, country, domain: hostOf(website) };
  const [duplicates, waiting] = await Promise.all([
    findDuplicates(sql, asked, submission.startupId),
    findWaitingDuplicates(sql, asked, submission.id),
  ]);
  const reasons = new Map(duplicates.slice(0, MOST_KNOWN).map(({ id, reason }) => [id, reason]));
  const known = await listRecordFacts(sql, 'startup', [...reasons.keys()]);
  const sent = Object.entries(factsOfListing(content)).map(([field, value]) => [
    field,
    sayStored(value ?? null),
  ]);
  const join = (separator: string, parts: Array<string | null>) =>
    parts.filter(Boolean).join(separator);
  return {
    sent: {
      ...Object.fromEntries(sent),
      founders: founders.map((one) => one.name).join(', ') || null,
    },
    known: known.map((one) => ({
      ...one,
      reason: reasons.get(one.id) === 'domain' ? 'domain' : 'name',
    })),
    ...{ edit: null, subject: null, seen: '' },
    listing: {
      ...{ waiting, logo },
      rounds: rounds.map(({ round, date, amount, investors, source_url }) => ({
        words: join(' · ', [
          round,
          date,
          amount && sayFact('amount', amount),
          investors.join(', '),
        ]),
        link: source_url,
      })),
      founders: founders.map(({ name, title, link }) => ({
        words: join(', ', [name, title]),
        link,
      })),
    },
  };
}
