import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { removeEndedWindows } from '../../../http/counters.server.ts';
import { idleSince } from '../../../http/session.server.ts';
import type { Work } from '../../../jobs/jobs.server.ts';

export function authWork(sql: Sql): Work {
  const job = {
    name: 'forget-ended-sessions',
    cron: '20 3 * * *',
    run: () => deleteExpired(sql, new Date()),
  };
  return { jobs: [job], loops: [] };
}

export async function deleteExpired(sql: Sql, now: Date): Promise<void> {
  await removeEndedWindows(sql, now);
  await raw`
    delete from sessions where expires_at <= ${now} or last_seen_at <= ${idleSince(now)}`.execute(
    sql,
  );
  await raw`
    delete from known_devices where last_seen_at <= ${now}::timestamptz - interval '1 year'`.execute(
    sql,
  );
  await raw`delete from sign_in_challenges where expires_at <= ${now}`.execute(sql);
  await raw`delete from passkey_challenges where expires_at <= ${now}`.execute(sql);
  await raw`delete from one_time_tokens where expires_at <= ${now}`.execute(sql);
  await raw`delete from used_companion_tokens where expires_at <= ${now}`.execute(sql);
  await raw`delete from dropped_companion_sessions where expires_at <= ${now}`.execute(sql);
}
