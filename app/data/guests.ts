// Background work is a guest of the database: while requests ask it too, each piece of work rests
// between its statements, or its transactions, twice as long as they took. What it did is counted.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, type KyselyPlugin, PostgresDialect, type PostgresPool } from 'kysely';
import type { Tables } from './row-types.ts';

/** A guest takes a third of a processor, or of the embedded database's time. */
const RESTS = 2;
const LONGEST_REST_MS = 2_000;
/** Whoever asked so long ago may ask again any moment. */
const LATELY_MS = 1_000;
/** Rests end early where nobody asks any more. */
const LOOK_EVERY_MS = 20;

/** What some work asked of the database, and until when it rests. */
export class DatabaseUse {
  rows = 0;
  databaseMs = 0;
  restsUntil = 0;
}

const current = new AsyncLocalStorage<DatabaseUse>();

/** What `work` asks as a guest is added to `use`, by which it rests; the queue never rests. */
export function countUse<Result>(use: DatabaseUse, work: () => Promise<Result>): Promise<Result> {
  return current.run(use, work);
}

export class Guests {
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
    const from = Math.max(use.restsUntil, this.now());
    use.restsUntil = Math.min(from + RESTS * durationMs, this.now() + LONGEST_REST_MS);
    use.databaseMs += durationMs;
  }

  /** How long the next statement has to wait: not at all while no request asks. */
  restMs(): number {
    const isAlone = this.now() - this.requestedAt > LATELY_MS;
    return isAlone ? 0 : Math.max(0, (current.getStore()?.restsUntil ?? 0) - this.now());
  }

  /** The pool as requests use it. */
  hostPool(pool: PostgresPool): PostgresPool {
    const connect = () => {
      this.noteRequest();
      return pool.connect();
    };
    return { options: {}, connect, end: () => pool.end() };
  }

  /** Connections of the same pool, for guests. Whoever owns the pool closes it. */
  openSql(pool: PostgresPool, onQuery?: (text: string, durationMs: number) => void) {
    const connect = async () => {
      for (let ms = this.restMs(); ms > 0; ms = this.restMs())
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
