// Once per run: migrated databases, empty and with the starter catalogue, for test files to copy.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { sql as raw } from 'kysely';
import type { TestProject } from 'vitest/node';
import { type Database, openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { loadStarterCatalogue } from '../db/seed/load-starter.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import { startPostgres } from '../scripts/test-postgres.ts';
import { addressOf, type Catalogue, runOnServer, SNAPSHOTS, templateName } from './databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A Postgres whose user may create databases; null for the embedded one. */
    databaseUrl: string | null;
  }
}

const CATALOGUES: Catalogue[] = ['empty', 'starter'];

export async function setup(project: TestProject): Promise<() => void> {
  const postgres = project.name === 'embedded' ? undefined : await startPostgres();
  const databaseUrl = postgres?.url ?? null;
  project.provide('databaseUrl', databaseUrl);
  if (databaseUrl) await prepareTemplates(databaseUrl);
  else await prepareSnapshots();
  return () => postgres?.url && postgres.stop();
}

async function prepareSnapshots(): Promise<void> {
  mkdirSync(new URL('.', SNAPSHOTS.empty), { recursive: true });
  const database = await openDatabase({});
  await migrateForTests(database);
  for (const catalogue of CATALOGUES) {
    await fill(database, catalogue);
    // Renamed when complete, so that a concurrent run never reads a partial file.
    const unfinished = new URL(`${SNAPSHOTS[catalogue].href}.${process.pid}`);
    writeFileSync(unfinished, new Uint8Array(await database.dump()));
    renameSync(unfinished, SNAPSHOTS[catalogue]);
  }
  await database.close();
}

async function prepareTemplates(server: string): Promise<void> {
  for (const catalogue of CATALOGUES) {
    const name = templateName(catalogue);
    await runOnServer(server, `drop database if exists ${name}`);
    await runOnServer(server, `create database ${name}`);
    const database = await openDatabase({ databaseUrl: addressOf(name, server) });
    await migrateForTests(database);
    await fill(database, catalogue);
    await database.close();
  }
}

/** Tests empty tables, those of logs among them; one switches this back on to see it refused. */
async function migrateForTests(database: Database): Promise<void> {
  await migrate(database);
  for (const table of ['moderation_log', 'corrections']) {
    await raw`alter table ${raw.table(table)} disable trigger ${raw.id(`${table}_not_emptied`)}`.execute(
      database.sql,
    );
  }
}

async function fill(database: Database, catalogue: Catalogue): Promise<void> {
  if (catalogue === 'starter') await loadStarterCatalogue(database.sql, readStarterCatalogue());
}
