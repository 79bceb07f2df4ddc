import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { removeEndedWindows } from '../../../http/counters.server.ts';
import type { EventKind, LoggedEvent } from '../../../http/security-events.server.ts';
import { idleSince } from '../../../http/session.server.ts';
import type { Work } from '../../../jobs/jobs.server.ts';

export async function listOwnEvents(sql: Sql, userId: number, limit: number) {
  const { rows } = await raw<LoggedEvent>`
    select id, kind, outcome, detail, created_at as at from security_events
    where user_id = ${userId} order by created_at desc, id desc limit ${limit}`.execute(sql);
  return rows;
}

interface EventOfAnybody extends LoggedEvent {
  userId: number | null;
  email: string | null;
  /** Equal for events from one network. */
  network: string | null;
}

/** For the operator, newest first. */
export async function listEvents(
  sql: Sql,
  filter: { email?: string; kind?: EventKind; since: Date; limit: number },
): Promise<EventOfAnybody[]> {
  const { email = null, kind = null, since, limit } = filter;
  const { rows } = await raw<EventOfAnybody>`
    select e.id, e.kind, e.outcome, e.detail, e.created_at as at, e.user_id as "userId", u.email,
      left(encode(e.network_hash, 'hex'), 12) as network
    from security_events e left join users u on u.id = e.user_id
    where e.created_at >= ${since}
      and (${email}::text is null or lower(u.email) = lower(${email}::text))
      and (${kind}::text is null or e.kind = ${kind}::text)
    order by e.created_at desc, e.id desc limit ${limit}`.execute(sql);
  return rows;
}

/** The table's trigger refuses to delete younger ones. */
export async function forgetEvents(sql: Sql): Promise<void> {
  await raw`
    delete from security_events where created_at < now() - interval '90 days'`.execute(sql);
}

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
