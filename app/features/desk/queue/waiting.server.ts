// The moderators' queue: submissions, proposals from news, and replies and
// claims that nobody has looked at.

import { sql as raw } from 'kysely';
import type { SubjectKind } from '../../../base/desk-paths.ts';
import { factLabel } from '../../../catalogue/records.ts';
import { listRecordSources } from '../../../catalogue/sources/record-sources.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { moderationQueueText as text } from '../../../text/text.ts';
import { getUpload } from '../../arriving/uploads/uploads.server.ts';
import { type ClaimMethod, proofCode } from '../claims/claims.server.ts';
import { claimVersion } from '../claims/decide-claim.server.ts';
import type { Reply } from '../corrections/log.server.ts';
import { isSentBy } from '../corrections/report.server.ts';
import { getProposal } from '../proposals/proposals.server.ts';
import { sayProposal } from '../proposals/say-proposal.ts';
import { getSubject } from '../subjects.server.ts';
import { loadSubmission } from './submissions.server.ts';

export interface WaitingRow {
  what: 'submission' | 'reply' | 'claim' | 'proposal' | 'upload';
  /** uuid of a submission, proposal or upload, id of a reply, "user-startup" of a claim. */
  key: string;
  subjectKind: SubjectKind | null;
  subjectId: number | null;
  /** Null for a reply: its subject has it. */
  name: string | null;
  field: string | null;
  since: Date;
  reply: Pick<Reply, 'words' | 'said_by' | 'domain'> | null;
  claim: {
    userId: number;
    sender: string;
    email: string;
    domain: string | null;
    method: ClaimMethod;
    pageUrl: string | null;
    version: string;
    hasLetter: boolean;
    isVerified: boolean;
    /** How many other accounts claim it. */
    others: number;
  } | null;
  /** How often the fact was read in this month and the two before. */
  reads: number;
}

/** And `also`, a submission or proposal that is decided by now. */
const waiting = (also: string | null = null) => raw`
  select 'submission' as what, s.uuid::text as key, s.subject_kind, s.subject_id, s.startup_id, s.name,
    s.content->>'field' as field, s.sent_at as since, null::jsonb as reply, null::jsonb as claim
  from submissions s where (s.state = 'pending' and s.is_confirmed) or s.uuid = ${also}::uuid
  union all
  select 'reply', r.id::text, r.kind, r.entity_id, startup_of(r.kind, r.entity_id), null, r.field, r.created_at,
    jsonb_build_object('words', r.words, 'said_by', r.said_by, 'domain', r.domain), null
  from fact_replies r where r.seen_at is null and r.removed_at is null
  union all
  select 'claim', c.user_id || '-' || c.startup_id, 'startup', c.startup_id, c.startup_id, s.name, null, c.created_at,
    null, jsonb_build_object('userId', u.id, 'sender', u.name, 'email', u.email, 'domain', c.domain, 'method', c.method,
      'version', ${claimVersion},
      'pageUrl', c.page_url, 'hasLetter', c.letter is not null, 'isVerified', c.verified_at is not null,
      'others', (select count(*) from claims o where o.startup_id = c.startup_id and o.user_id <> c.user_id))
  from claims c join startups s on s.id = c.startup_id join users u on u.id = c.user_id where c.seen_at is null
  union all
  select 'proposal', p.uuid::text, case when p.startup_id is not null then 'startup' end, p.startup_id, p.startup_id, p.name,
    null, p.created_at, null, null
  from proposals p where p.state = 'pending' or p.uuid = ${also}::uuid
  union all
  select 'upload', u.uuid::text, null, null, null, u.file_name, null, u.changed_at, null, null
  from import_uploads u where u.state = 'waiting'`;

/** With `reads` and `weight`: days waited times the logarithm of its readers. */
const weighed = (now: Date, also: string | null = null) => raw`
  select c.*, (1 + greatest(0, extract(epoch from ${now}::timestamptz - since)) / 86400) * ln(exp(1) + reads) as weight
  from (select w.*, case when subject_id is null then 0 else count_reads(subject_kind, subject_id, startup_id) end as reads
    from (${waiting(also)}) w) c`;

/** By days waited times the logarithm of its readers: a fact read 1,000 times counts as seven. */
export async function listWaiting(sql: Sql, now: Date, limit: number, offset = 0) {
  const { rows } = await raw<WaitingRow>`
    select what, key, subject_kind as "subjectKind", subject_id as "subjectId", name, field, since, reply, claim, reads
    from (${weighed(now)}) w
    order by weight desc, since, key limit ${limit} offset ${offset}`.execute(sql);
  return rows;
}

export type Neighbour = Pick<WaitingRow, 'key' | 'name' | 'field'> & {
  what: 'submission' | 'proposal';
};

/** The items before and after a submission or proposal, decided or not, that have a page. */
export async function findNeighbours(sql: Sql, now: Date, uuid: string) {
  const { rows } = await raw<Record<'previous' | 'next', Neighbour | null>>`
    select previous, next from (
      select key, lag(said) over queue as previous, lead(said) over queue as next
      from (select w.*, jsonb_build_object('what', what, 'key', key, 'name', name, 'field', field) as said
        from (${weighed(now, uuid)}) w where what in ('submission', 'proposal')) w
      window queue as (order by weight desc, since, key)) placed
    where key = ${uuid}`.execute(sql);
  return rows[0] ?? { previous: null, next: null };
}

export async function countWaiting(sql: Sql): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*) as count from (${waiting()}) w`.execute(sql);
  return rows[0]?.count ?? 0;
}

/** "Flutterwave: Series B, Amount" */
export function titleOf({ name, field }: Pick<WaitingRow, 'name' | 'field'>): string {
  return [name ?? text.subjectGone, field && factLabel(field)].filter(Boolean).join(', ');
}

export type QueueItem = Awaited<ReturnType<typeof listQueueItems>>[number];

/** With the recorded and proposed values and those of each source. Throws as requireModerator. */
export async function listQueueItems(context: Context, limit: number, offset: number) {
  const { sql, now } = context;
  const session = requireModerator(context);
  const viewer = { userId: session.userId, isModerator: true };
  const rows = await listWaiting(sql, now, limit, offset);
  return Promise.all(
    rows.map(async (row) => {
      const { what, key, claim, subjectKind, subjectId } = row;
      const view = what === 'submission' ? await loadSubmission(context, key) : null;
      const proposal = what === 'proposal' ? await getProposal(sql, key) : null;
      const upload = what === 'upload' ? await getUpload(sql, viewer, key) : null;
      const subject = view?.subject ?? (await getSubject(sql, subjectKind, subjectId));
      const seen = view
        ? `${view.submission.version} ${view.seen}`
        : (proposal ?? upload ?? claim)?.version;
      return {
        ...{ ...row, view, subject, proposal, upload },
        claim: claim && { ...claim, code: await proofCode(sql, claim.userId, subjectId ?? 0) },
        name: proposal ? sayProposal(proposal) : (row.name ?? subject?.name ?? null),
        sources:
          view?.sources ?? (subject ? await listRecordSources(sql, subject.kind, subject.id) : []),
        /** Its value in a form that decides several. */
        value: [what, key, seen].filter(Boolean).join(' '),
        /** Of the moderator who looks: another one decides. */
        isOwn: view
          ? isSentBy(session, view.submission)
          : (claim?.userId ?? upload?.user_id) === session.userId,
      };
    }),
  );
}
