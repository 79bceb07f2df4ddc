// Once per run: a migrated database, empty and with the starter catalogue, for every test file to copy.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { loadStarterCatalogue } from '../db/seed/load-starter.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import {
  addressOf,
  type Catalogue,
  runOnServer,
  SNAPSHOTS,
  TEST_DATABASE_URL,
  templateName,
} from './databases.ts';

const CATALOGUES: Catalogue[] = ['empty', 'starter'];

export async function setup(): Promise<void> {
  if (TEST_DATABASE_URL) await prepareTemplates();
  else await prepareSnapshots();
}

async function prepareSnapshots(): Promise<void> {
  mkdirSync(new URL('.', SNAPSHOTS.empty), { recursive: true });
  const database = await openDatabase({});
  await migrate(database);
  for (const catalogue of CATALOGUES) {
    if (catalogue === 'starter') await loadStarterCatalogue(database.sql, readStarterCatalogue());
    // Renamed into place, so that another run under way never reads half a file.
    const unfinished = new URL(`${SNAPSHOTS[catalogue].href}.${process.pid}`);
    writeFileSync(unfinished, new Uint8Array(await database.dump()));
    renameSync(unfinished, SNAPSHOTS[catalogue]);
  }
  await database.close();
}

async function prepareTemplates(): Promise<void> {
  for (const catalogue of CATALOGUES) {
    const name = templateName(catalogue);
    await runOnServer(`drop database if exists ${name}`);
    await runOnServer(`create database ${name}`);
    const database = await openDatabase({ databaseUrl: addressOf(name) });
    await migrate(database);
    if (catalogue === 'starter') await loadStarterCatalogue(database.sql, readStarterCatalogue());
    await database.close();
  }
}
