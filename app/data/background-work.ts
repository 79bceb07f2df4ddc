// Requests have priority over background work: while there are requests, each piece of work pauses
// after its statements or transactions for twice their duration. Its database use is counted.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, type KyselyPlugin, PostgresDialect, type PostgresPool } from 'kysely';
import type { Tables } from './row-types.ts';

/** So that it takes a third of a processor, or of the embedded database's time. */
const PAUSES = 2;
const LONGEST_PAUSE_MS = 2_000;
/** A request so recent may be followed by another at any moment. */
const LATELY_MS = 1_000;
/** Pauses end early when there are no more requests. */
const LOOK_EVERY_MS = 20;

/** How much of the database some work used, and until when it pauses. */
export class DatabaseUse {
  rows = 0;
  databaseMs = 0;
  pausesUntil = 0;
}

const current = new AsyncLocalStorage<DatabaseUse>();

/** Adds the queries of `work` to `use`, which determines its pauses; the queue never pauses. */
export function countUse<Result>(use: DatabaseUse, work: () => Promise<Result>): Promise<Result> {
  return current.run(use, work);
}

export class BackgroundWork {
  private requestedAt = Number.NEGATIVE_INFINITY;
  private readonly now: () => number;

  constructor(now = () => performance.now()) {
    this.now = now;
  }

  noteRequest(): void {
    this.requestedAt = this.now();
  }

  noteWork(durationMs: number): void {
    const use = current.getStore();
    if (!use) return;
    const from = Math.max(use.pausesUntil, this.now());
    use.pausesUntil = Math.min(from + PAUSES * durationMs, this.now() + LONGEST_PAUSE_MS);
    use.databaseMs += durationMs;
  }

  /** How long the next statement has to wait: not at all while there are no requests. */
  pauseMs(): number {
    const isAlone = this.now() - this.requestedAt > LATELY_MS;
    return isAlone ? 0 : Math.max(0, (current.getStore()?.pausesUntil ?? 0) - this.now());
  }

  /** The pool as requests use it. */
  requestPool(pool: PostgresPool): PostgresPool {
    const connect = () => {
      this.noteRequest();
      return pool.connect();
    };
    return { options: {}, connect, end: () => pool.end() };
  }

  /** Connections of the same pool, for background work. The pool's owner closes it. */
  openSql(pool: PostgresPool, onQuery?: (text: string, durationMs: number) => void) {
    const connect = async () => {
      for (let ms = this.pauseMs(); ms > 0; ms = this.pauseMs())
        await wait(Math.min(ms, LOOK_EVERY_MS));
      return pool.connect();
    };
    return new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: { options: {}, connect, end: async () => {} } }),
      plugins: [COUNT_ROWS],
      log: ({ query, queryDurationMillis }) => {
        this.noteWork(queryDurationMillis);
        onQuery?.(query.sql, queryDurationMillis);
      },
    });
  }
}

const COUNT_ROWS: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    const use = current.getStore();
    if (use) use.rows += Number(result.numAffectedRows ?? result.rows.length);
    return result;
  },
};
