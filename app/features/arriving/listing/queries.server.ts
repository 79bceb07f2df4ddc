import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { notFound, requireUuid } from '../../../http/errors.ts';
import type { SubmissionKind, SubmissionRow, SubmissionState } from './contract.ts';

export interface OwnSubmission {
  id: number;
  uuid: string;
  kind: SubmissionKind;
  state: SubmissionState;
  name: string;
  message: string | null;
  answer: string | null;
  content: Record<string, unknown>;
  startupName: string | null;
  startupSlug: string | null;
}

/** A submission of this user. Throws 404, also for those of others. */
export async function getOwnSubmission(sql: Sql, userId: number, uuid: string) {
  const { rows } = await raw<OwnSubmission>`
    select s.id, s.uuid, s.kind, s.state, s.name, s.message, s.answer, s.content,
      t.name as "startupName", t.slug as "startupSlug"
    from submissions s left join startups t on t.id = s.startup_id
    where s.uuid = ${requireUuid('listing', uuid)} and s.user_id = ${userId}`.execute(sql);
  if (!rows[0]) throw notFound('listing', uuid);
  return rows[0];
}

export async function listOwnSubmissions(sql: Sql, userId: number, limit: number, offset: number) {
  const { rows } = await raw<Omit<SubmissionRow, 'sent_at'> & { sent_at: Date }>`
    select s.uuid, s.kind, s.name, s.state as status, s.message, s.answer,
      case when t.id is not null then jsonb_build_object('name', t.name, 'slug', t.slug) end as startup, s.sent_at
    from submissions s left join startups t on t.id = s.startup_id
    where s.user_id = ${userId} order by s.created_at desc, s.id desc
    limit ${limit} offset ${offset}`.execute(sql);
  return rows.map(({ sent_at, ...row }) => ({ ...row, sent_at: sent_at.toISOString() }));
}

export async function countOwnSubmissions(sql: Sql, userId: number): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*) as count from submissions where user_id = ${userId}`.execute(sql);
  return rows[0]?.count ?? 0;
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
