// A member who offered a file hears once what became of it.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { MailSite } from '../../../outbox/mail-address.ts';
import { queueMail, wants } from '../../../outbox/queue-mail.server.ts';
import type { ImportFate } from '../../../outbox/templates/record.ts';
import type { Outcome } from './contract.ts';

/**
 * Belongs in the transaction that ends it. Who wants no mail at once reads it in a digest, and
 * nobody is told of a moderator's own file.
 */
export async function tellSender(sql: Sql, site: MailSite, uploadId: number): Promise<void> {
  const kind = 'my_listing_review';
  const { rows } = await raw<Told>`
    select u.id as user_id, u.name, u.email, f.uuid, f.file_name as file, f.state, f.outcome, f.reason,
      (select max(l.id) from moderation_log l where l.details->>'upload' = f.uuid::text) as log_id
    from import_uploads f join users u on u.id = f.user_id
    where f.id = ${uploadId} and f.is_offered and f.state in ('imported', 'declined') and ${wants(kind, 'instant')}`.execute(
    sql,
  );
  const [told] = rows;
  if (!told) return;
  const { user_id, log_id, name, email, uuid, file, state, reason } = told;
  await raw`
    insert into notified_events (user_id, kind, event_id)
    select ${user_id}, ${kind}, ${log_id}::bigint where ${log_id}::bigint is not null on conflict do nothing`.execute(
    sql,
  );
  // A declined one has what the check found.
  const runs = (state === 'imported' && told.outcome?.runs) || [];
  await queueMail(sql, site, {
    to: email,
    template: 'import_decided',
    data: { name, uuid, file, reason, runs, fate: fateOf(state, runs) },
    ends: { purpose: 'end-notifications', id: user_id, detail: kind },
    dedupeKey: `import_decided:${uploadId}`,
  });
}

interface Told extends Record<'name' | 'email' | 'uuid' | 'file', string> {
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
