// Counts tries in the database, so that a restart or a second process forgets none.
import { createHash } from 'node:crypto';
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';

export interface Counted {
  hits: number;
  /** When the window ends. */
  endsAt: Date;
}

export interface TryWindow {
  /** What is counted, in clear; only its hash is kept. */
  key: string;
  windowMs: number;
  now: Date;
}

/** Counts one more try and answers how many there were within the window, this one included. */
export function countTry(sql: Sql, window: TryWindow): Promise<Counted> {
  return count(sql, raw`rate_limits`, window);
}

/** The same for calls of the API, in a table that a crash of the database empties. */
export function countCall(sql: Sql, window: TryWindow): Promise<Counted> {
  return count(sql, raw`call_counts`, window);
}

async function count(
  sql: Sql,
  table: RawBuilder<unknown>,
  { key, windowMs, now }: TryWindow,
): Promise<Counted> {
  const endsAt = new Date(now.getTime() + windowMs);
  const { rows } = await raw<Counted>`
    insert into ${table} as r (key, hits, expires_at) values (${hashKey(key)}, 1, ${endsAt})
    on conflict (key) do update set
      hits = case when r.expires_at > ${now} then r.hits + 1 else 1 end,
      expires_at = case when r.expires_at > ${now} then r.expires_at else excluded.expires_at end
    returning hits, expires_at as "endsAt"`.execute(sql);
  return rows[0] ?? { hits: 1, endsAt };
}

/** Takes one try back: it was a good one. */
export async function forgiveTry(sql: Sql, key: string): Promise<void> {
  await raw`update rate_limits set hits = greatest(hits - 1, 0) where key = ${hashKey(key)}`.execute(
    sql,
  );
}

export async function forgetTries(sql: Sql, key: string): Promise<void> {
  await raw`delete from rate_limits where key = ${hashKey(key)}`.execute(sql);
}

/** Removes windows that have ended. */
export async function removeEndedWindows(sql: Sql, now: Date): Promise<void> {
  await raw`delete from rate_limits where expires_at <= ${now}`.execute(sql);
  await raw`delete from call_counts where expires_at <= ${now}`.execute(sql);
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
