import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { removeEndedWindows } from '../../../http/counters.server.ts';
import { idleSince } from '../../../http/session.server.ts';
import type { Work } from '../../../jobs/jobs.server.ts';
import { forgetEvents } from './security-log.server.ts';

export function accountWork(sql: Sql): Work {
  const jobs = [
    {
      name: 'forget-ended-sessions',
      cron: '20 3 * * *',
      run: () => deleteExpired(sql, new Date()),
    },
    { name: 'forget-security-events', cron: '25 3 * * *', run: () => forgetEvents(sql) },
  ];
  return { jobs, loops: [] };
}

const EXPIRING = [
  'sign_in_challenges',
  'passkey_challenges',
  'one_time_tokens',
  'used_companion_tokens',
  'dropped_companion_sessions',
];

export async function deleteExpired(sql: Sql, now: Date): Promise<void> {
  await removeEndedWindows(sql, now);
  await raw`
    delete from sessions
    where expires_at <= ${now} or last_seen_at <= ${idleSince(now)}`.execute(sql);
  await raw`
    delete from known_devices
    where last_seen_at <= ${now}::timestamptz - interval '1 year'`.execute(sql);
  for (const table of EXPIRING) {
    await raw`delete from ${raw.table(table)} where expires_at <= ${now}`.execute(sql);
  }
}
