// The jobs in a process of their own (`npm run worker`), beside sites that run with JOBS=off.
import { pino } from 'pino';
import { openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { readSettings, SettingsError } from '../app/http/settings.ts';
import { startSiteJobs } from './jobs.ts';

const EXIT_FAILED = 1;
const EXIT_CONFIGURATION = 3;

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (!settings.DATABASE_URL) {
    throw new SettingsError(
      'DATABASE_URL: a worker needs a real Postgres; only one process can use the embedded database, and the site runs the jobs there itself.',
    );
  }
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    poolSize: settings.DATABASE_POOL_SIZE,
    namedStatements: settings.DATABASE_NAMED_STATEMENTS,
  });
  await migrate(database);
  const jobs = await startSiteJobs(database, settings, pino({ level: settings.LOG_LEVEL }));
  process.stderr.write('Jobs run\n');
  const stop = async () => {
    await jobs.stop();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

start().catch((error: Error) => {
  const isExpected = error instanceof SettingsError;
  process.stderr.write(`${isExpected ? error.message : error.stack}\n`);
  process.exit(isExpected ? EXIT_CONFIGURATION : EXIT_FAILED);
});
