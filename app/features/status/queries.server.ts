import { type RawBuilder, sql as raw } from 'kysely';
import about from '../../../package.json' with { type: 'json' };
import { readBackupNote } from '../../data/backup-note.ts';
import { readDisk } from '../../data/data-directory.ts';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { haveRun, listFailedForGood, listScheduled } from '../../jobs/runs.server.ts';
import { countUnsent } from '../../outbox/send-mails.server.ts';
import type { MailState, Status, Waiting } from './contract.ts';

export async function readStatus(context: Context): Promise<Status> {
  const { sql, settings, now, processFigures } = context;
  const [waiting, jobs, mail, bytes] = await Promise.all([
    listWaiting(sql),
    readJobs(sql),
    readMail(sql),
    raw<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(sql),
  ]);
  const backup = readBackupNote(settings.DATA_DIR);
  const { freeBytes, allBytes } = readDisk(settings.DATA_DIR);
  return {
    at: now,
    version: about.version,
    node: process.version,
    waiting,
    ...jobs,
    mail,
    backup: backup.note,
    backup_problem: backup.problem,
    disk: { folder: settings.DATA_DIR, free_bytes: freeBytes, all_bytes: allBytes },
    database_bytes: bytes.rows[0]?.bytes ?? 0,
    process: processFigures?.() ?? null,
  };
}

/** Since it was due; later work does not count. */
async function listWaiting(sql: Sql): Promise<Waiting[]> {
  const count = (
    what: string,
    table: string,
    since: RawBuilder<unknown>,
    due: RawBuilder<unknown>,
  ) =>
    raw`select ${what} as what, count(*)::int as count,
      extract(epoch from now() - min(${since}))::float as oldest_seconds from ${raw.table(table)} where ${due}`;
  const { rows } = await raw<Waiting>`
    ${count('mails', 'mails', raw`next_attempt_at`, raw`state = 'queued' and next_attempt_at <= now()`)}
    union all ${count('messages', 'alert_deliveries', raw`next_attempt_at`, raw`next_attempt_at <= now()`)}
    union all ${count('files', 'import_uploads', raw`changed_at`, raw`state in ('checking', 'importing', 'undoing')`)}
    union all ${count('payments', 'billing_events', raw`received_at`, raw`state = 'stored'`)}
    union all ${count('decisions', 'submissions', raw`sent_at`, raw`state = 'pending' and is_confirmed`)}`.execute(
    sql,
  );
  return rows;
}

async function readJobs(sql: Sql): Promise<Pick<Status, 'jobs' | 'jobs_failed_for_good'>> {
  if (!(await haveRun(sql))) return { jobs: null, jobs_failed_for_good: 0 };
  const failed = await listFailedForGood(sql);
  const count = failed.reduce((sum, one) => sum + one.count, 0);
  return { jobs: await listScheduled(sql), jobs_failed_for_good: count };
}

async function readMail(sql: Sql): Promise<MailState> {
  const { rows } = await raw<Pick<MailState, 'sent_last_day' | 'last_error'>>`
    select (count(*) filter (where sent_at > now() - interval '1 day'))::int as sent_last_day,
      (select last_error from mails where last_error is not null order by id desc limit 1) as last_error
    from mails`.execute(sql);
  const [row] = rows;
  if (!row) throw new Error('The database said nothing of its mails');
  return { ...(await countUnsent(sql)), ...row };
}
