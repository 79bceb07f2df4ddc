// Counts attempts in the database, shared by processes and preserved over restarts.
import { hash } from 'node:crypto';
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';

export interface Counted {
  hits: number;
  endsAt: Date;
}

interface TryWindow {
  /** The counted key; only its hash is stored. */
  key: string;
  windowMs: number;
  now: Date;
}

/** A window that ends later was begun by a clock that was ahead, and would last until then. */
const latestEnd = (nowMs: number, windowMs: number) => nowMs + 2 * windowMs;

const isOpen = (end: RawBuilder<unknown>, { windowMs, now }: Omit<TryWindow, 'key'>) => raw`
  (${end} > ${now} and ${end} <= ${new Date(latestEnd(now.getTime(), windowMs))})`;

/** Counts one attempt and returns the number within the window. */
export async function countTry(sql: Sql, { key, windowMs, now }: TryWindow): Promise<Counted> {
  const isWithin = isOpen(raw`r.expires_at`, { windowMs, now });
  const endsAt = new Date(now.getTime() + windowMs);
  const { rows } = await raw<Counted>`
    insert into rate_limits as r (key, hits, expires_at) values (${hashKey(key)}, 1, ${endsAt})
    on conflict (key) do update set
      hits = case when ${isWithin} then r.hits + 1 else 1 end,
      expires_at = case when ${isWithin} then r.expires_at else excluded.expires_at end
    returning hits, expires_at as "endsAt"`.execute(sql);
  return rows[0] ?? { hits: 1, endsAt };
}

/** Adds API calls by key, in a table that a crash of the database empties. Returns the totals. */
async function countCalls(
  sql: Sql,
  calls: ReadonlyMap<string, number>,
  { windowMs, now }: Omit<TryWindow, 'key'>,
): Promise<Map<string, Counted>> {
  const hashes = new Map([...calls.keys()].map((key) => [hashKey(key).toString('hex'), key]));
  const endsAt = new Date(now.getTime() + windowMs);
  const isWithin = isOpen(raw`c.expires_at`, { windowMs, now });
  // Sorted keys prevent deadlocks between processes.
  const { rows } = await raw<Counted & { hash: string }>`
    insert into call_counts as c (key, hits, expires_at)
    select decode(hash, 'hex'), hits, ${endsAt}
    from unnest(${[...hashes.keys()]}::text[], ${[...calls.values()]}::int[]) as call (hash, hits) order by hash
    on conflict (key) do update set
      hits = case when ${isWithin} then c.hits + excluded.hits else excluded.hits end,
      expires_at = case when ${isWithin} then c.expires_at else excluded.expires_at end
    returning encode(key, 'hex') as hash, hits, expires_at as "endsAt"`.execute(sql);
  return new Map(rows.map(({ hash, ...counted }) => [hashes.get(hash) ?? '', counted] as const));
}

/** Undoes a successful attempt. */
export async function forgiveTry(sql: Sql, key: string): Promise<void> {
  await raw`
    update rate_limits set hits = greatest(hits - 1, 0) where key = ${hashKey(key)}`.execute(sql);
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

// Counts API calls in the shared database. Calls that arrive during a query are counted together
// in the next one: a query for each would cost more than most calls.

export type CallCounter = (sql: Sql, call: TryWindow) => Promise<Counted>;

interface Waiting {
  call: TryWindow;
  counted: PromiseWithResolvers<Counted>;
}

export function createCallCounter(): CallCounter {
  let waiting: Waiting[] = [];
  let isCounting = false;

  async function countWaiting(sql: Sql): Promise<void> {
    isCounting = true;
    while (waiting.length > 0) {
      const together = waiting;
      waiting = [];
      await countTogether(sql, together).catch((error: unknown) => {
        for (const { counted } of together) counted.reject(error);
      });
    }
    isCounting = false;
  }

  return (sql, call) => {
    const counted = Promise.withResolvers<Counted>();
    waiting.push({ call, counted });
    if (!isCounting) countWaiting(sql);
    return counted.promise;
  };
}

async function countTogether(sql: Sql, together: readonly Waiting[]): Promise<void> {
  const [first] = together;
  if (!first) return;
  const byKey = Map.groupBy(together, ({ call }) => call.key);
  const calls = new Map([...byKey].map(([key, own]) => [key, own.length]));
  const hits = await countCalls(sql, calls, first.call);
  for (const [key, own] of byKey) {
    const all = hits.get(key);
    if (!all) throw new Error('A call was not counted');
    own.forEach(({ counted }, at) => {
      counted.resolve({ ...all, hits: all.hits - own.length + at + 1 });
    });
  }
}

export interface HitWindow {
  hits: number;
  endsAtMs: number;
}

export type HitCounter = ReturnType<typeof createHitCounter>;

const MAX_KEYS = 100_000;

export function createHitCounter(windowMs: number, maxKeys = MAX_KEYS) {
  const windows = new Map<string, HitWindow>();
  return {
    /** Counts one hit; returns the window's hits and its end. */
    count(key: string, nowMs: number): HitWindow {
      const found = windows.get(key);
      if (found && found.endsAtMs > nowMs && found.endsAtMs <= latestEnd(nowMs, windowMs)) {
        found.hits += 1;
        return { ...found };
      }
      const fresh = { hits: 1, endsAtMs: nowMs + windowMs };
      // Inserted again, a key goes last: the map is ordered by the windows' ends.
      windows.delete(key);
      windows.set(key, fresh);
      for (const [old, { endsAtMs }] of windows) {
        if (endsAtMs > nowMs && windows.size <= maxKeys) break;
        windows.delete(old);
      }
      return { ...fresh };
    },
    /** Sets the count where other processes counted more. */
    raise(key: string, elsewhere: HitWindow): void {
      const found = windows.get(key);
      if (found && found.hits < elsewhere.hits) Object.assign(found, elsewhere);
    },
  };
}
