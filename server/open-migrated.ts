// Opens the database for a process: migrates it, then sets its limits.
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '../app/data/database.ts';
import {
  describeDatabaseError,
  isMissingRelation,
  isUnavailable,
} from '../app/data/database-error.ts';
import { migrate } from '../app/data/migrate.ts';
import type { Settings } from '../app/http/settings.ts';
import { logSlowQueries } from './log.ts';
import type { Metrics } from './metrics.ts';

const RETRY_MS = 1_000;
const SAID_EVERY_TRIES = 30;

export interface OpenOptions {
  settings: Settings;
  log: Logger;
  metrics?: Metrics;
  /** On a real Postgres; the setting by default. */
  statementTimeoutMs?: number;
  say: (line: string) => void;
  /** Runs on the migrated database before it serves, without a time limit. */
  prepare?: (database: Database) => Promise<void>;
}

export async function openMigrated(options: OpenOptions): Promise<Database> {
  const { settings, log, metrics } = options;
  const where = {
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    namedStatements: settings.DATABASE_NAMED_STATEMENTS,
  };
  const logSlow = logSlowQueries(log, settings.SLOW_QUERY_MS);
  // Migrations and the first filling have no time limit.
  let isReady = false;
  const open = () =>
    openDatabase({
      ...where,
      poolSize: settings.DATABASE_POOL_SIZE,
      statementTimeoutMs: options.statementTimeoutMs ?? settings.DATABASE_TIMEOUT_MS,
      onQuery(text, durationMs) {
        if (!isReady) return;
        metrics?.observeQuery(durationMs);
        logSlow(text, durationMs);
      },
    });
  if (!settings.DATABASE_URL) {
    const database = await open();
    await makeReady(database, options);
    isReady = true;
    return database;
  }
  const unlimited = await openDatabase({ ...where, poolSize: 2, statementTimeoutMs: 0 });
  await untilAvailable(() => makeReady(unlimited, options), options.say).finally(() =>
    unlimited.close(),
  );
  isReady = true;
  return open();
}

/** Tries again each second while the database is unavailable, and says so now and then. */
async function untilAvailable(work: () => Promise<void>, say: (line: string) => void) {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || isMissingRelation(error)) throw error;
      if (tries % SAID_EVERY_TRIES === 0) {
        say(`Waiting for the database of DATABASE_URL: ${describeDatabaseError(error)}`);
      }
      await wait(RETRY_MS);
    }
  }
}

async function makeReady(database: Database, { say, prepare }: OpenOptions): Promise<void> {
  const applied = await migrate(database);
  if (applied.length > 0) say(`Applied ${applied.length} migrations`);
  await prepare?.(database);
}
