// Opens the database for a process: migrates it, then sets its limits.
import type { Logger } from 'pino';
import { type Database, openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import type { Settings } from '../app/http/settings.ts';
import { logSlowQueries } from './log.ts';
import type { Metrics } from './metrics.ts';
import { untilAvailable } from './until-available.ts';

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

async function makeReady(database: Database, { say, prepare }: OpenOptions): Promise<void> {
  const applied = await migrate(database);
  if (applied.length > 0) say(`Applied ${applied.length} migrations`);
  await prepare?.(database);
}
