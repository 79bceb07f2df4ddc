// Production: opens the database, fills an empty one, and listens.
import { pino } from 'pino';
import { openDatabase } from '../app/data/database.ts';
import { DirectoryInUse } from '../app/data/directory-lock.ts';
import { migrate } from '../app/data/migrate.ts';
import { startSemanticIndex } from '../app/features/semantic/semantic-index.server.ts';
import { readSettings, type Settings, SettingsError } from '../app/http/settings.ts';
import type { RunningJobs } from '../app/jobs/start-jobs.server.ts';
import { seedIfEmpty } from '../db/seed/load-starter.ts';
import { readAssets } from './assets.ts';
import { listen } from './listen.ts';

type SiteModule = typeof import('./site.tsx');

const EXIT_FAILED = 1;
const EXIT_CONFIGURATION = 3;

async function start(settings: Settings): Promise<void> {
  say('Opening the database');
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    poolSize: settings.DATABASE_POOL_SIZE,
    namedStatements: settings.DATABASE_NAMED_STATEMENTS,
  });
  const applied = await migrate(database);
  if (applied.length > 0) say(`Applied ${applied.length} migrations`);
  await seedIfEmpty(database, say);

  const { createSite } = (await import(built('server/site.js'))) as SiteModule;
  const log = pino({ level: settings.LOG_LEVEL });
  const meaning = startSemanticIndex(database, settings, log);
  const site = createSite({ database, settings, assets: readAssets(), log, meaning });
  let jobs: Promise<RunningJobs> | undefined;
  const address = await listen(site, settings, async () => {
    await jobs?.then((running) => running.stop());
    await database.close();
  });
  say(`${settings.PRODUCT_NAME} is at ${address}`);
  // Read only now: nobody should wait for a page because of the mail library.
  if (settings.JOBS)
    jobs = import('./jobs.ts').then((it) => it.startSiteJobs(database, settings, log));
  await jobs;
}

function built(file: string): string {
  return new URL(`../build/${file}`, import.meta.url).href;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

try {
  await start(readSettings(process.env));
} catch (error) {
  const isExpected = error instanceof SettingsError || error instanceof DirectoryInUse;
  say(isExpected ? error.message : String((error as Error).stack ?? error));
  process.exit(error instanceof SettingsError ? EXIT_CONFIGURATION : EXIT_FAILED);
}
