// Follows what other processes, jobs and commands write, by the table `changes` (db/migrations/085-changes.sql).
// A notification only says that there is something to read; the table is also read every few seconds, so a missed one
// costs seconds and nothing is ever lost.
import { sql as raw } from 'kysely';
import type { Logger } from 'pino';
import type { Database, Sql } from '../app/data/database.ts';
import { EVERYTHING } from '../app/http/shown-keys.ts';

const POLL_MS = 3_000;
const KEPT_MINUTES = 60;
const TRIM_EVERY_MS = 10 * 60_000;
// After this long without reading, rows may have been removed unread.
const TOO_LONG_MS = 30 * 60_000;

interface Position {
  /** Transactions below this number were over when the table was read. */
  since: number;
  /** Rows read of those that were not. */
  seen: Set<number>;
}

export interface FollowedChanges {
  /** Settles when everything committed before the call has been told of. */
  read(): Promise<void>;
  stop(): Promise<void>;
}

/** Settles when it follows; then calls `onTouched` with the keys of each write. */
export async function followChanges(
  database: Database,
  onTouched: (keys: string[]) => void,
  log: Logger,
): Promise<FollowedChanges> {
  const { sql } = database;
  let { position } = await readChanges(sql, await readPosition(sql));
  let readAtMs = Date.now();
  let trimmedAtMs = Date.now();
  let isStopping = false;
  let wake = Promise.withResolvers<void>();

  // One after the other: each begins where the one before it ended.
  let reading: Promise<void> = Promise.resolve();
  function read(): Promise<void> {
    reading = reading.catch(() => {}).then(readOnce);
    return reading;
  }

  async function readOnce(): Promise<void> {
    const { keys, position: next } = await readChanges(sql, position);
    position = next;
    const nowMs = Date.now();
    if (nowMs - readAtMs > TOO_LONG_MS) onTouched([EVERYTHING]);
    else if (keys.length > 0) onTouched(keys);
    readAtMs = nowMs;
    if (nowMs - trimmedAtMs > TRIM_EVERY_MS) {
      trimmedAtMs = nowMs;
      await removeOldChanges(sql);
    }
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const poll = setTimeout(() => wake.resolve(), POLL_MS);
      await wake.promise;
      clearTimeout(poll);
      if (isStopping) return;
      wake = Promise.withResolvers();
      await read().catch((error: unknown) => log.warn({ err: error }, 'changes cannot be read'));
    }
  }

  const stopListening = await database.listen('changes', () => wake.resolve());
  const running = run();
  return {
    read,
    async stop() {
      isStopping = true;
      wake.resolve();
      await stopListening();
      await running;
    },
  };
}

/** A transaction that still runs, of another database too, holds it back: what was written since has to be looked at once. */
async function readPosition(sql: Sql): Promise<Position> {
  const { rows } = await raw<{ since: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as since`.execute(sql);
  return { since: rows[0]?.since ?? 0, seen: new Set() };
}

interface Row {
  next: number;
  id: number | null;
  keys: string[] | null;
}

/** Rows are found by the transactions that wrote them: a lower id may be committed after a higher one was read. */
async function readChanges(
  sql: Sql,
  { since, seen }: Position,
): Promise<{ keys: string[]; position: Position }> {
  const { rows } = await raw<Row>`
    select snapshot.next, c.id, c.keys
    from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as next) snapshot
      left join changes c on c.writer >= ${since}::bigint`.execute(sql);
  const keys = new Set<string>();
  const found = new Set<number>();
  for (const row of rows) {
    if (row.id === null) continue;
    found.add(row.id);
    if (!seen.has(row.id)) for (const key of row.keys ?? []) keys.add(key);
  }
  return { keys: [...keys], position: { since: rows[0]?.next ?? since, seen: found } };
}

async function removeOldChanges(sql: Sql): Promise<void> {
  await raw`delete from changes
    where noted_at < now() - interval '1 minute' * ${KEPT_MINUTES}::int`.execute(sql);
}
