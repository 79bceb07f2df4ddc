// The jobs in a process of their own (`npm run worker`), beside sites with JOBS=off.
import { sql as raw } from 'kysely';
import { SettingsError } from '../app/http/settings.ts';
import { startSiteJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import {
  EXIT_FAILED,
  logStrayErrors,
  openMigrated,
  say,
  startProcess,
  untilStarted,
} from './start.ts';
import { openWorkerPort } from './worker-port.ts';

// Sooner than the supervisor's limit (deploy/griot-worker.service).
const LONGEST_STOP_MS = 15_000;
const LONGEST_STATEMENT_MS = 10 * 60_000;

await startProcess(async (settings) => {
  if (!settings.DATABASE_URL) {
    throw new SettingsError(
      'DATABASE_URL: a worker needs a real Postgres; only one process can use the embedded database, and the site runs the jobs there itself.',
    );
  }
  const log = createLog(settings);
  logStrayErrors(log);
  const metrics = createMetrics();
  const statementTimeoutMs = LONGEST_STATEMENT_MS;
  const database = await openMigrated({ settings, log, metrics, statementTimeoutMs });
  let isEnding = false;
  const starting = untilStarted(
    () => startSiteJobs(database, settings, log),
    () => isEnding,
  );
  metrics.watch({ database, semaphores: {} });
  metrics.watchWork(database.sql);
  const { WORKER_PORT } = settings;
  const checkReady = () => raw`select 1`.execute(database.checkSql);
  const port = WORKER_PORT
    ? await openWorkerPort(WORKER_PORT, { metrics, settings, checkReady })
    : undefined;
  const stop = async () => {
    isEnding = true;
    setTimeout(() => process.exit(EXIT_FAILED), LONGEST_STOP_MS).unref();
    await (await starting)?.stop();
    port?.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (await starting) say('Jobs run');
});
