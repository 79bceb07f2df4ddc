// Reads the outbox: the tags that writes of any process have invalidated. Notifications only
// trigger a read, and the table is also polled, so a missed one costs seconds. It is no queue as of
// mails (app/outbox/queue.server.ts): every process reads every row, and nobody claims one.
import { type QueryExecutorProvider, sql as raw } from 'kysely';
import type { Logger } from 'pino';
import { PURGE_ALL, REMOVED } from './cache-tags.ts';

const POLL_MS = 3_000;
const RETENTION_MINUTES = 60;
const TRIM_EVERY_MS = 10 * 60_000;
// After this long without reading, rows may have been removed unread.
const TOO_LONG_MS = 30 * 60_000;

interface Position {
  /** Transactions below this number were over when the table was read. */
  since: number;
  /** Ids of the rows read that later transactions wrote. */
  seen: Set<number>;
}

interface OutboxDatabase {
  sql: QueryExecutorProvider;
  /** Returns what stops it. */
  listen(channel: string, onNotification: () => void): Promise<() => Promise<void>>;
}

export interface OutboxReader {
  /** Settles when everything committed before the call has been passed on. */
  read(): Promise<void>;
  stop(): Promise<void>;
}

/** Resolves once it listens; then calls `onInvalidated` with the tags of new rows. */
export async function followOutbox(
  database: OutboxDatabase,
  onInvalidated: (tags: string[]) => void,
  log: Logger,
): Promise<OutboxReader> {
  const { sql } = database;
  let { position } = await readRows(sql, await readPosition(sql));
  let readAtMs = Date.now();
  let trimmedAtMs = Date.now();
  let isStopping = false;
  let wake = Promise.withResolvers<void>();

  // Reads run one after the other: each continues from the last.
  let reading: Promise<void> = Promise.resolve();
  function read(): Promise<void> {
    reading = reading.catch(() => {}).then(readOnce);
    return reading;
  }

  async function readOnce(): Promise<void> {
    const { tags, position: next } = await readRows(sql, position);
    position = next;
    const nowMs = Date.now();
    if (nowMs - readAtMs > TOO_LONG_MS) onInvalidated([PURGE_ALL, REMOVED]);
    else if (tags.length > 0) onInvalidated(tags);
    readAtMs = nowMs;
    if (nowMs - trimmedAtMs > TRIM_EVERY_MS) {
      trimmedAtMs = nowMs;
      await removeOldRows(sql);
    }
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const poll = setTimeout(() => wake.resolve(), POLL_MS);
      await wake.promise;
      clearTimeout(poll);
      if (isStopping) return;
      wake = Promise.withResolvers();
      await read().catch((err: unknown) => log.warn({ err }, 'the outbox cannot be read'));
    }
  }

  const stopListening = await database.listen('invalidation_outbox', () => wake.resolve());
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

async function readPosition(sql: QueryExecutorProvider): Promise<Position> {
  const { rows } = await raw<{ since: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as since`.execute(sql);
  return { since: rows[0]?.since ?? 0, seen: new Set() };
}

/** By transaction: a lower id may be committed after a higher one was read. */
async function readRows(
  sql: QueryExecutorProvider,
  { since, seen }: Position,
): Promise<{ tags: string[]; position: Position }> {
  const { rows } = await raw<{ next: number; id: number | null; tags: string[] | null }>`
    select snapshot.next, o.id, o.tags
    from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as next) snapshot
      left join invalidation_outbox o on o.transaction_id >= ${since}::bigint`.execute(sql);
  const tags = new Set<string>();
  const found = new Set<number>();
  for (const row of rows) {
    if (row.id === null) continue;
    found.add(row.id);
    if (!seen.has(row.id)) for (const tag of row.tags ?? []) tags.add(tag);
  }
  return { tags: [...tags], position: { since: rows[0]?.next ?? since, seen: found } };
}

async function removeOldRows(sql: QueryExecutorProvider): Promise<void> {
  await raw`delete from invalidation_outbox
    where recorded_at < now() - interval '1 minute' * ${RETENTION_MINUTES}::int`.execute(sql);
}
