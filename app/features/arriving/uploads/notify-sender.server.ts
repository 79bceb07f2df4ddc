// A member who offered a file hears once what became of it.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { MailSite } from '../../../outbox/mail-address.ts';
import { mailReview } from '../../../outbox/mail-review.server.ts';
import type { ImportFate } from '../../../outbox/templates/record.ts';
import type { Outcome } from './contract.ts';

/** Belongs in the transaction that ends it. Moderators get no mail about their own files. */
export async function notifySender(sql: Sql, site: MailSite, uploadId: number): Promise<void> {
  const { rows } = await raw<Told>`
    select f.user_id, f.uuid, f.file_name as file, f.state, f.outcome, f.reason,
      (select max(l.id) from moderation_log l where l.details->>'upload' = f.uuid::text) as log_id
    from import_uploads f
    where f.id = ${uploadId} and f.is_offered and f.state in ('imported', 'declined')`.execute(sql);
  const [told] = rows;
  if (!told) return;
  const { user_id: userId, log_id: logId, uuid, file, state, reason } = told;
  // A declined one has what the check found.
  const runs = (state === 'imported' && told.outcome?.runs) || [];
  await mailReview(sql, site, {
    userId,
    logId,
    template: 'import_decided',
    data: (name) => ({ name, uuid, file, reason, runs, fate: fateOf(state, runs) }),
    dedupeKey: `import_decided:${uploadId}`,
  });
}

interface Told extends Record<'uuid' | 'file', string> {
  user_id: number;
  /** Null where it was decided by a release that did not note it. */
  log_id: number | null;
  state: 'imported' | 'declined';
  outcome: Outcome | null;
  reason: string | null;
}

function fateOf(state: Told['state'], runs: Outcome['runs']): ImportFate {
  if (state === 'declined') return 'declined';
  const sum = (count: (run: Outcome['runs'][number]) => number) =>
    runs.reduce((all, run) => all + count(run), 0);
  const isIn = sum(({ created, updated, unchanged }) => created + updated + unchanged) > 0;
  if (!isIn) return 'nothing';
  return sum(({ rejected, leftOut }) => rejected + leftOut) > 0 ? 'partly' : 'imported';
}
