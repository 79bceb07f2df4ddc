import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { EventKind, LoggedEvent } from '../../../http/security-events.server.ts';

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
