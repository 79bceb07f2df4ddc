// Counts attempts in the database, shared by processes and preserved over restarts.
import { hash } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';

export interface Counted {
  hits: number;
  endsAt: Date;
}

export interface TryWindow {
  /** What is counted; only its hash is stored. */
  key: string;
  windowMs: number;
  now: Date;
}

/** Counts one attempt and returns the number within the window. */
export async function countTry(sql: Sql, { key, windowMs, now }: TryWindow): Promise<Counted> {
  const endsAt = new Date(now.getTime() + windowMs);
  const { rows } = await raw<Counted>`
    insert into rate_limits as r (key, hits, expires_at) values (${hashKey(key)}, 1, ${endsAt})
    on conflict (key) do update set
      hits = case when r.expires_at > ${now} then r.hits + 1 else 1 end,
      expires_at = case when r.expires_at > ${now} then r.expires_at else excluded.expires_at end
    returning hits, expires_at as "endsAt"`.execute(sql);
  return rows[0] ?? { hits: 1, endsAt };
}

/** Adds API calls by key, in a table that a crash of the database empties. Returns the totals. */
export async function countCalls(
  sql: Sql,
  calls: ReadonlyMap<string, number>,
  { windowMs, now }: Omit<TryWindow, 'key'>,
): Promise<Map<string, Counted>> {
  const hashes = new Map([...calls.keys()].map((key) => [hashKey(key).toString('hex'), key]));
  const endsAt = new Date(now.getTime() + windowMs);
  // Sorted keys prevent deadlocks between processes.
  const { rows } = await raw<Counted & { hash: string }>`
    insert into call_counts as c (key, hits, expires_at)
    select decode(hash, 'hex'), hits, ${endsAt}
    from unnest(${[...hashes.keys()]}::text[], ${[...calls.values()]}::int[]) as call (hash, hits) order by hash
    on conflict (key) do update set
      hits = case when c.expires_at > ${now} then c.hits + excluded.hits else excluded.hits end,
      expires_at = case when c.expires_at > ${now} then c.expires_at else excluded.expires_at end
    returning encode(key, 'hex') as hash, hits, expires_at as "endsAt"`.execute(sql);
  return new Map(rows.map(({ hash, ...counted }) => [hashes.get(hash) ?? '', counted] as const));
}

/** Takes back a successful attempt. */
export async function forgiveTry(sql: Sql, key: string): Promise<void> {
  await raw`update rate_limits set hits = greatest(hits - 1, 0) where key = ${hashKey(key)}`.execute(
    sql,
  );
}

export async function forgetTries(sql: Sql, key: string): Promise<void> {
  await raw`delete from rate_limits where key = ${hashKey(key)}`.execute(sql);
}

export async function removeEndedWindows(sql: Sql, now: Date): Promise<void> {
  await raw`delete from rate_limits where expires_at <= ${now}`.execute(sql);
  await raw`delete from call_counts where expires_at <= ${now}`.execute(sql);
}

function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
