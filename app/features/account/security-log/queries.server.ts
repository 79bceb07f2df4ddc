import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { EventKind, LoggedEvent } from '../../../http/security-events.server.ts';

export async function listOwnEvents(
  sql: Sql,
  userId: number,
  limit: number,
): Promise<LoggedEvent[]> {
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

interface EventFilter {
  email?: string;
  kind?: EventKind;
  since: Date;
  limit: number;
}

/** For the operator, newest first. */
export async function listEvents(
  sql: Sql,
  { email, kind, since, limit }: EventFilter,
): Promise<EventOfAnybody[]> {
  const { rows } = await raw<EventOfAnybody>`
    select e.id, e.kind, e.outcome, e.detail, e.created_at as at, e.user_id as "userId", u.email,
      left(encode(e.network_hash, 'hex'), 12) as network
    from security_events e left join users u on u.id = e.user_id
    where e.created_at >= ${since}
      and (${email ?? null}::text is null or lower(u.email) = lower(${email ?? null}::text))
      and (${kind ?? null}::text is null or e.kind = ${kind ?? null}::text)
    order by e.created_at desc, e.id desc limit ${limit}`.execute(sql);
  return rows;
}
