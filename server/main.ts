// Production, as scripts/serve runs it when built: listens, opens the database, fills an empty one.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { recordSiteTag } from '../app/catalogue/site-tag.server.ts';
import { hasDatabase, savedPagesPath } from '../app/data/data-directory.ts';
import type { Database } from '../app/data/database.ts';
import type { OperatorSocket } from '../app/data/operator-socket.ts';
import { placeStarter } from '../app/data/starter-database.ts';
import { startSemanticIndex } from '../app/find/meaning/semantic-index.server.ts';
import type { Settings } from '../app/http/settings.ts';
import type { RunningJobs } from '../app/jobs/jobs.server.ts';
import { isCatalogueEmpty } from '../db/seed/catalogue-state.ts';
import { readAssets } from './assets.ts';
import { createErrorCounts } from './error-counts.ts';
import { createFront } from './front.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import {
  describeExposure,
  describeKilledFill,
  EXIT_FAILED,
  logStrayErrors,
  openMigrated,
  readDevelopmentKey,
  say,
  startProcess,
  takeCommands,
  untilStarted,
} from './start.ts';

async function start(settings: Settings): Promise<void> {
  const errors = createErrorCounts();
  const log = createLog(settings, { errors });
  logStrayErrors(log);
  const metrics = createMetrics();
  const assets = readAssets(undefined, settings.BRAND_COLOURS);
  const { createSite, cachedPaths, callPaths } = await import('./site.tsx');
  const savedPages = {
    file: savedPagesPath(settings.DATA_DIR, settings.PORT),
    build: JSON.stringify(assets),
  };
  const front = createFront({ cachedPaths, callPaths, settings, metrics, log, savedPages });
  let isDraining = false;
  let database: Database | undefined;
  let operator: OperatorSocket | undefined;
  let jobs: Promise<RunningJobs | undefined> | undefined;
  // Before the database is there, saved pages are served.
  const address = await listen(front, settings, {
    onDraining() {
      isDraining = true;
    },
    async onClosed() {
      await jobs?.then((running) => running?.stop());
      await front.stop();
      operator?.close();
      await database?.close();
    },
  });

  say('Opening the database');
  const open = () => openMigrated({ settings, log, metrics });
  const { CATALOGUE, DATABASE_URL, DATA_DIR } = settings;
  const isThere =
    DATABASE_URL ||
    hasDatabase(DATA_DIR) ||
    (CATALOGUE === 'starter' && (await placeStarter(DATA_DIR)));
  database = isThere ? await open() : undefined;
  if (!database || (await isCatalogueEmpty(database.sql))) {
    await database?.close();
    database = undefined;
    await fill();
    database = await open();
  }
  const startedAt = new Date();
  await recordSiteTag(database.sql, settings.SITE_URL, new Date());
  const { lost } = database;
  lost.then((error) => endWithout(error, log));
  operator = await takeCommands(database, settings, log);
  const semanticIndex = startSemanticIndex(database, settings, log);
  const developmentKey = settings.isProduction ? undefined : readDevelopmentKey(settings);
  const site = createSite({
    database,
    settings,
    assets,
    log,
    semanticIndex,
    developmentKey,
    isDraining: () => isDraining,
    processFigures: () => ({
      ...front.figures(),
      started_at: startedAt,
      memory_bytes: process.memoryUsage.rss(),
      errors: errors.list(),
    }),
  });
  await front.open(site, database);
  say(`${settings.PRODUCT_NAME} is at ${address}`);
  describeExposure(settings).forEach(say);
  if (developmentKey && !settings.SMTP_URL && settings.DEVELOPMENT_PAGES === undefined) {
    say(`The mails it would send: ${address}/dev/mail?key=${developmentKey}`);
  }
  // Imported late: the mail library would delay the first pages.
  if (!settings.JOBS) return;
  const opened = database;
  jobs = import('./jobs.ts').then((it) =>
    untilStarted(
      () => it.startSiteJobs(opened, settings, log),
      () => isDraining,
    ),
  );
  if (await jobs) metrics.watchWork(database.sql);
}

/** The supervisor of the process starts a new one. */
function endWithout(error: Error, log: Logger): void {
  log.fatal({ err: error }, 'the embedded database is lost; this process ends');
  say('The embedded database has stopped. This process ends; start it again.');
  process.exit(EXIT_FAILED);
}

async function fill(): Promise<void> {
  const filling = fork(new URL('./fill.ts', import.meta.url), { execArgv: [] });
  const [code, signal] = await once(filling, 'exit');
  if (signal) say(describeKilledFill(signal));
  // Otherwise it has said why.
  if (code !== 0) process.exit(code ?? EXIT_FAILED);
}

await startProcess(start);
