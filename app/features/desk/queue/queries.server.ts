import { sql as raw } from 'kysely';
import type { SubjectKind } from '../../../base/correction-paths.ts';
import type { Sql } from '../../../data/database.ts';
import { notFound, requireUuid } from '../../../http/errors.ts';
import type { moderationText as text } from '../../../text/text.ts';
import type { SubmissionKind, SubmissionState } from '../../arriving/listing/contract.ts';
import { isOpen } from '../../arriving/listing/submit-listing.server.ts';
import { QUEUE_PER_PAGE } from './contract.ts';

export interface QueueRow
  extends Pick<Submission, 'uuid' | 'kind' | 'name' | 'sender' | 'sentAt' | 'isOwn'> {
  /** Of an edit. */
  field: string | null;
  isAnswered: boolean;
  /** Listed startups of the same website or name. */
  listedCount: number;
}

/** Claimed for the domain that the startup has now, before it was sent. */
const isOwnEdit = raw<boolean>`exists (
  select from claims c join startups claimed on claimed.id = c.startup_id and claimed.domain = c.domain
  where s.kind = 'edit' and c.startup_id = s.startup_id and c.user_id = s.user_id
    and c.verified_at <= s.sent_at)`;

/** The oldest first while they wait, the newest first once decided. */
export async function listQueue(sql: Sql, state: SubmissionState, offset: number) {
  const order = isOpen(state) ? raw`asc` : raw`desc`;
  const { rows } = await raw<QueueRow>`
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

export async function countStates(sql: Sql): Promise<Record<SubmissionState, number>> {
  const { rows } = await raw<{ state: SubmissionState; count: number }>`
    select state, count(*) as count from submissions group by state`.execute(sql);
  const counts = { pending: 0, needs_info: 0, published: 0, rejected: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

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

export interface MergeSide {
  id: number;
  slug: string;
  counts: Record<keyof typeof text.mergeCounts, number>;
}

/** What would move in a merge, by slug; unknown slugs are left out. */
export async function listMergeSides(sql: Sql, slugs: readonly string[]): Promise<MergeSide[]> {
  const { rows } = await raw<MergeSide>`
    select s.id, s.slug, jsonb_build_object(
      'rounds', s.fundings_count,
      'news', (select count(*) from news_startups where startup_id = s.id),
      'followers', (select count(*) from follows where startup_id = s.id),
      'people', (select count(*) from startup_people where startup_id = s.id),
      'sources', (select count(*) from startup_sources where startup_id = s.id),
      'comparisons', (select count(*) from comparison_startups where startup_id = s.id)) as counts
    from startups s where s.slug = any(${slugs}::text[])
    order by array_position(${slugs}::text[], s.slug)`.execute(sql);
  return rows;
}
