// Starts the built site with the starter catalogue and a moderator, and one browser for all files.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval as every } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { type Database, openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { startSemanticIndex } from '../app/find/meaning/semantic-index.server.ts';
import { readSettings } from '../app/http/settings.ts';
import { seedIfEmpty } from '../db/seed/load-starter.ts';
import { startSiteJobs } from '../server/jobs.ts';
import type { Person } from '../test/member.ts';
import { writeAccount } from './accounts.ts';
import { launchBrowserServer } from './browser.ts';
import { copyFolder, startSite } from './start-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    /** Of that site. */
    dataDir: string;
    browserUrl: string;
    /** A code gives the second step of one sign-in. */
    moderator: Person & { codes: string[] };
    /** DATA_DIR with the starter catalogue, for copies. */
    filledDataDir: string;
  }
}

const MODERATOR: Person = {
  name: 'Nia Moderator',
  email: 'nia@people.example',
  password: 'three green mangoes at noon',
};

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowserServer();
  const filledDataDir = mkdtempSync(join(tmpdir(), 'griot-e2e-'));
  const codes = await fill(filledDataDir);
  const dataDir = mkdtempSync(join(tmpdir(), 'griot-e2e-'));
  copyFolder(filledDataDir, dataDir);
  // All journeys share one IP address.
  const site = await startSite({ DATA_DIR: dataDir, RATE_LIMITS: 'off', AUTH_PADDING_MS: '0' });
  project.provide('siteUrl', site.url);
  project.provide('dataDir', dataDir);
  project.provide('browserUrl', browser.wsEndpoint());
  project.provide('moderator', { ...MODERATOR, codes });
  project.provide('filledDataDir', filledDataDir);
  return async () => {
    await browser.close();
    await site.stop();
    for (const folder of [dataDir, filledDataDir]) rmSync(folder, { recursive: true, force: true });
  };
}

/** Precedes the site: an embedded database allows one process. Returns MODERATOR's codes. */
async function fill(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await seedIfEmpty(database, () => {});
  const codes = await writeAccount(database.sql, { ...MODERATOR, isModerator: true });
  await finishFirstJobs(database, dataDir);
  await database.close();
  return codes;
}

/** What a site does in its first minute; each copy would do it again. */
async function finishFirstJobs(database: Database, dataDir: string): Promise<void> {
  const { sql } = database;
  const settings = readSettings({ DATA_DIR: dataDir });
  const log = pino({ level: 'silent' });
  const index = startSemanticIndex(database, settings, log);
  const jobs = await startSiteJobs(database, settings, log);
  const isBusy = async () => {
    const { rows } = await raw`
      select 1 from jobs.job
      where state in ('created', 'active') and start_after <= now() and name not like '\\_\\_%'
      limit 1`.execute(sql);
    return rows.length > 0;
  };
  for await (const _ of every(250)) if (!(await isBusy())) break;
  await jobs.stop();
  await index.ready;
  await index.stop();
}
