// Submissions: startups to list and facts to edit, with the listed values.

import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { hostOf } from '../../../base/address.ts';
import type { SubjectKind } from '../../../base/desk-paths.ts';
import { listRecordFacts, type RecordFacts } from '../../../catalogue/facts.server.ts';
import { findField, sayFact, sayStored } from '../../../catalogue/records.ts';
import { isContrary, listRecordSources } from '../../../catalogue/sources/record-sources.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { notFound, requireUuid } from '../../../http/errors.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { listLog } from '../../../http/moderation.server.ts';
import {
  factsOfListing,
  type ListingContent,
  type SubmissionKind,
  type SubmissionState,
} from '../../arriving/listing/contract.ts';
import { findDuplicates, findWaitingDuplicates } from '../../arriving/listing/duplicates.server.ts';
import { isOpen } from '../../arriving/listing/submissions.server.ts';
import { isStanding } from '../claims/claims.server.ts';
import type { EditContent } from '../corrections/contract.ts';
import { sayValue } from '../corrections/correct.server.ts';
import type { Report } from '../corrections/report.server.ts';
import { getSubject, type Subject } from '../subjects.server.ts';

export const QUEUE_PER_PAGE = 20;

interface Row extends Omit<Report, 'kind' | 'content' | 'subject_kind'> {
  /** Null of a listing. */
  subject_kind: SubjectKind | null;
  /** An edit by somebody who claimed the profile. */
  is_own: boolean;
  startup_slug: string | null;
  /** Name of the account, or the mail address. */
  sender: string | null;
  sender_role: string | null;
}
export type Edit = Row & { kind: 'edit'; content: EditContent };
export type Listing = Row & { kind: 'listing'; content: ListingContent };
export type Submission = Edit | Listing;

/** By somebody whose claim stands, and stood when it was sent. */
const isOwnEdit = raw<boolean>`exists (
  select from claims c join startups claimed on claimed.id = c.startup_id
  where s.kind = 'edit' and c.startup_id = s.startup_id and c.user_id = s.user_id
    and ${isStanding(raw`claimed.domain`)} and c.verified_at <= s.sent_at)`;

/** Throws 404. */
export async function getSubmission(sql: Sql, uuid: string, lock: 'for update' | null = null) {
  const { rows } = await raw<Submission>`
    select s.*, ${isOwnEdit} as is_own, t.slug as startup_slug, coalesce(u.name, s.email) as sender,
      s.content->>'role' as sender_role
    from submissions s left join users u on u.id = s.user_id left join startups t on t.id = s.startup_id
    where s.uuid = ${requireUuid('submission', uuid)} ${lock ? raw`for update of s` : raw``}`.execute(
    sql,
  );
  if (!rows[0]) throw notFound('submission', uuid);
  return rows[0];
}

export async function countStates(sql: Sql): Promise<Record<SubmissionState, number>> {
  const { rows } = await raw<{ state: SubmissionState; count: number }>`
    select state, count(*) as count
    from submissions where is_confirmed group by state`.execute(sql);
  const counts = { pending: 0, needs_info: 0, published: 0, rejected: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export interface ListedSubmission
  extends Pick<Row, 'uuid' | 'name' | 'sender' | 'sent_at' | 'is_own'> {
  kind: SubmissionKind;
  /** Of an edit. */
  field: string | null;
  is_answered: boolean;
  /** Listed startups of the same website or name. */
  listed_count: number;
}

/** The oldest first while they wait, the newest first once decided. */
export async function listSubmissions(sql: Sql, state: SubmissionState, offset: number) {
  const order = isOpen(state) ? raw`asc` : raw`desc`;
  const { rows } = await raw<ListedSubmission>`
    with shown as (
      select s.* from submissions s where s.state = ${state} and s.is_confirmed
      order by s.sent_at ${order}, s.id
      limit ${QUEUE_PER_PAGE} offset ${offset}
    )
    select s.uuid, s.kind, s.name, s.content->>'field' as field, coalesce(u.name, s.email) as sender, s.sent_at,
      s.answer is not null as is_answered, ${isOwnEdit} as is_own,
      (select count(*) from (
        select id from startups where s.kind = 'listing' and domain = s.domain and id is distinct from s.startup_id
        union
        select n.entity_id from search_names n
        where s.kind = 'listing' and n.kind = 'startup' and n.is_whole and n.word = search_key(s.name)
          and n.entity_id is distinct from s.startup_id) listed) as listed_count
    from shown s left join users u on u.id = s.user_id
    order by s.sent_at ${order}, s.id`.execute(sql);
  return rows;
}

export type SubmissionView = Awaited<ReturnType<typeof loadSubmission>>;

/** A submission next to the listed values. Throws Redirect for visitors, 404. */
export async function loadSubmission(context: Context, uuid: string) {
  requireModerator(context);
  const { sql } = context;
  const submission = await getSubmission(sql, uuid);
  const log = await listLog(sql, { submissionId: submission.id, limit: 50 });
  const view = await (submission.kind === 'edit'
    ? viewEdit(sql, submission)
    : viewListing(sql, submission));
  return { ...view, submission, log, isWaiting: isOpen(submission.state) };
}

async function viewEdit(sql: Sql, { content: edit, state, subject_kind: kind, subject_id }: Edit) {
  const { field, known } = edit;
  const subject = await getSubject(sql, kind, subject_id);
  // Its changes are the current values.
  const before = isOpen(state) ? {} : { [field]: known };
  return {
    edit,
    sources: subject ? await listSourcesOf(sql, subject, edit) : [],
    /** Its record; null once that is deleted. */
    subject,
    listing: null,
    /** The requested values, by field. */
    sent: { [field]: sayValue(subject ?? { kind, facts: {} }, edit) },
    /** Listed records to compare with; of startups, why each may be the same. */
    known: subject
      ? [{ ...subject, facts: { ...subject.facts, ...before }, logo: null, reason: null }]
      : [],
    seen: subject ? digestOf(subject.facts, field) : '',
  };
}

/** The recorded sources of a subject; contrary are those that say otherwise than an edit. */
export async function listSourcesOf(sql: Sql, subject: Subject, edit: EditContent) {
  const { field, source_url } = edit;
  const fact = { field, listed: subject.facts[field] ?? null, proposed: sayValue(subject, edit) };
  const isReplaced = field !== 'other' && !findField(subject.kind, field)?.field.adds;
  const sources = await listRecordSources(sql, subject.kind, subject.id);
  return sources.map((source) => ({
    ...source,
    isContrary: isReplaced && source.url !== source_url && isContrary(source, fact),
  }));
}

/** A hash of the current value, so that a decision applies to the value that was seen. */
export function digestOf(facts: RecordFacts['facts'], field: string): string {
  return createHash('sha256')
    .update(facts[field] ?? '')
    .digest('base64url');
}

const MOST_KNOWN = 4;

async function viewListing(sql: Sql, { id, content, startup_id }: Listing) {
  const { name, country, website, founders, rounds, logo } = content;
  const asked = { name, country, domain: hostOf(website) };
  const [duplicates, waiting] = await Promise.all([
    findDuplicates(sql, asked, startup_id),
    findWaitingDuplicates(sql, asked, id),
  ]);
  const shown = duplicates.slice(0, MOST_KNOWN);
  const byDomain = new Set(shown.flatMap((one) => (one.reason === 'domain' ? [one.id] : [])));
  const ids = shown.map((one) => one.id);
  const known = await listRecordFacts(sql, 'startup', ids);
  const sent: RecordFacts['facts'] = {};
  for (const [field, value] of Object.entries(factsOfListing(content)))
    sent[field] = sayStored(value ?? null);
  sent.founders = founders.map((one) => one.name).join(', ') || null;
  return {
    edit: null,
    sources: [],
    subject: null,
    listing: {
      ...{ waiting, logo },
      rounds: rounds.map(({ round, date, amount, investors, source_url: link }) => {
        const words = [round, date, amount && sayFact('amount', amount), investors.join(', ')];
        return { words: words.filter(Boolean).join(' · '), link };
      }),
      founders: founders.map(({ name, title, link }) => ({
        words: [name, title].filter(Boolean).join(', '),
        link,
      })),
    },
    sent,
    known: known.map((one) => ({
      ...one,
      reason: byDomain.has(one.id) ? ('domain' as const) : ('name' as const),
    })),
    seen: '',
  };
}
