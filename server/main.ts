// Production: opens the database, fills an empty one, and listens.
import './production.ts';
import type { Logger } from 'pino';
import type { Database } from '../app/data/database.ts';
import { DirectoryInUse } from '../app/data/directory-lock.ts';
import { OtherSchema } from '../app/data/migrate.ts';
import { startSemanticIndex } from '../app/features/semantic/semantic-index.server.ts';
import { readSettings, type Settings, SettingsError } from '../app/http/settings.ts';
import type { RunningJobs } from '../app/jobs/start-jobs.server.ts';
import { seedIfEmpty } from '../db/seed/load-starter.ts';
import { readAssets } from './assets.ts';
import { createFront } from './front.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openMigrated } from './open-migrated.ts';

type SiteModule = typeof import('./site.tsx');

const EXIT_FAILED = 1;
const EXIT_CONFIGURATION = 3;

async function start(settings: Settings): Promise<void> {
  say('Opening the database');
  const log = createLog(settings);
  const metrics = createMetrics();
  const prepare = (database: Database) => seedIfEmpty(database, say);
  const database = await openMigrated({ settings, log, metrics, say, prepare });
  database.lost.then((error) => endWithout(database, error, log));

  const { createSite, cachedPaths } = (await import(built('server/site.js'))) as SiteModule;
  const semanticIndex = startSemanticIndex(database, settings, log);
  let isDraining = false;
  const site = createSite({
    database,
    settings,
    assets: readAssets(),
    log,
    semanticIndex,
    isDraining: () => isDraining,
  });
  const front = await createFront({ site, cachedPaths, database, settings, metrics, log });
  let jobs: Promise<RunningJobs> | undefined;
  const address = await listen(front, settings, {
    onDraining() {
      isDraining = true;
    },
    async onClosed() {
      await jobs?.then((running) => running.stop());
      await front.stop();
      await database.close();
    },
  });
  say(`${settings.PRODUCT_NAME} is at ${address}`);
  // Imported late: the mail library would delay the first pages.
  if (!settings.JOBS) return;
  jobs = import('./jobs.ts').then((it) => it.startSiteJobs(database, settings, log));
  await jobs;
  metrics.watchWork(database.sql);
}

function endWithout(database: Database, error: Error, log: Logger): void {
  log.fatal({ err: error, database: database.kind }, 'the database is lost; this process ends');
  say('The embedded database has stopped. This process ends; start it again.');
  process.exit(EXIT_FAILED);
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
  const isConfiguration = error instanceof SettingsError || error instanceof OtherSchema;
  const isExpected = isConfiguration || error instanceof DirectoryInUse;
  say(isExpected ? error.message : String((error as Error).stack ?? error));
  process.exit(isConfiguration ? EXIT_CONFIGURATION : EXIT_FAILED);
}
