import { type RawBuilder, sql as raw } from 'kysely';
import about from '../../../package.json' with { type: 'json' };
import { readBackupNote } from '../../data/backup-note.ts';
import { readDisk } from '../../data/data-directory.ts';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { countFailed } from '../../outbox/send-mails.server.ts';
import type { JobState, MailState, Status, Waiting } from './contract.ts';

export async function readStatus(context: Context): Promise<Status> {
  const { sql, settings, now, processFigures } = context;
  const [waiting, jobs, mail, bytes] = await Promise.all([
    listWaiting(sql),
    readJobs(sql),
    readMail(sql),
    raw<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(sql),
  ]);
  const { freeBytes, allBytes } = readDisk(settings.DATA_DIR);
  return {
    at: now,
    version: about.version,
    node: process.version,
    waiting,
    jobs: jobs?.rows ?? null,
    jobs_failed_for_good: jobs?.dead ?? 0,
    mail,
    backup: readBackupNote(settings.DATA_DIR),
    disk: { folder: settings.DATA_DIR, free_bytes: freeBytes, all_bytes: allBytes },
    database_bytes: bytes.rows[0]?.bytes ?? 0,
    process: processFigures?.() ?? null,
  };
}

/** Since it was due; what is due later does not wait. */
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

async function readJobs(sql: Sql): Promise<{ rows: JobState[]; dead: number } | null> {
  const found = await raw<{ found: string | null }>`
    select to_regclass('jobs.job')::text as found`.execute(sql);
  if (!found.rows[0]?.found) return null;
  const { rows } = await raw<JobState>`
    select s.name, s.cron, last.started_on as began_at, last.state::text as state,
      extract(epoch from last.completed_on - last.started_on)::float as seconds, coalesce(kept.failures, 0)::int as failures
    from jobs.schedule s
      left join lateral (select * from jobs.job j where j.name = s.name and j.started_on is not null
        order by j.started_on desc limit 1) last on true
      left join lateral (select count(*) filter (where j.retry_count > 0 or j.state in ('failed', 'retry')) as failures
        from jobs.job j where j.name = s.name and j.created_on > now() - interval '7 days') kept on true
    order by failures desc, began_at desc nulls last, s.name`.execute(sql);
  const dead = await raw<{ count: number }>`
    select count(*)::int as count from jobs.job where name = 'dead-letters' and state = 'created'`.execute(
    sql,
  );
  return { rows, dead: dead.rows[0]?.count ?? 0 };
}

async function readMail(sql: Sql): Promise<MailState> {
  const { rows } = await raw<Omit<MailState, 'failed' | 'interrupted'>>`
    select (count(*) filter (where state in ('queued', 'sending')))::int as queued,
      (count(*) filter (where sent_at > now() - interval '1 day'))::int as sent_last_day,
      (select last_error from mails where last_error is not null order by id desc limit 1) as last_error
    from mails`.execute(sql);
  const [row] = rows;
  if (!row) throw new Error('The database said nothing of its mails');
  return { ...row, ...(await countFailed(sql)) };
}
