// The state of a report, for its finder without an account, by a signed link.
import { sql as raw } from 'kysely';
import type { SubjectKind } from '../../../base/correction-paths.ts';
import type { Sql } from '../../../data/database.ts';
import { readMailLink } from '../../../outbox/mail-link-token.server.ts';
import type { SubmissionState } from '../../arriving/listing/contract.ts';
import { slugOf } from './log.server.ts';

export interface Report {
  id: number;
  state: SubmissionState;
  name: string;
  kind: SubjectKind;
  slug: string | null;
  field: string;
  known: string | null;
  value: unknown;
  message: string | null;
  answer: string | null;
  createdAt: Date;
  /** What was taken back can be brought back, and so on. */
  isUndone: boolean;
}

/** Null for a link that does not work. */
export async function findReport(sql: Sql, token: string, now: Date): Promise<Report | null> {
  const link = await readMailLink(sql, token, 'follow-correction', now);
  if (!link) return null;
  const { rows } = await raw<Report>`
    select s.id, s.state, s.name, s.subject_kind as kind, ${slugOf(raw`s.subject_kind`, raw`s.subject_id`)} as slug,
      s.content->>'field' as field, s.content->>'known' as known, s.content->'value' as value,
      s.message, s.answer, s.created_at as "createdAt",
      (select count(*) % 2 = 1 from moderation_log l
        where l.submission_id = s.id and l.action = 'undo_correction') as "isUndone"
    from submissions s where s.id = ${link.id} and s.kind = 'edit'`.execute(sql);
  return rows[0] ?? null;
}

/** Addresses are deleted three months after the decision. */
export async function forgetFinders(sql: Sql): Promise<void> {
  await raw`
    update submissions set email = null
    where email is not null and state in ('published', 'rejected') and decided_at < now() - interval '3 months'`.execute(
    sql,
  );
}
