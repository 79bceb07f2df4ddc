// Fills a database with the starter catalogue of real startups.
import { sql as raw } from 'kysely';
import { followHighestId } from '../../app/data/bulk-load.ts';
import type { Database, Sql } from '../../app/data/database.ts';
import {
  CatalogueNotEmpty,
  type FillOptions,
  fillCatalogue,
  isCatalogueEmpty,
} from './catalogue-state.ts';
import { loadReference } from './load-reference.ts';
import { insertBatch, NUMBERED_TABLES } from './row-batch.ts';
import { readStarterCatalogue, STARTER_AS_OF, type StarterCatalogue } from './starter-catalogue.ts';
import { starterRows } from './starter-rows.ts';

/** In one transaction. Throws CatalogueNotEmpty, and an Error that names what refers to nothing. */
export async function loadStarterCatalogue(
  sql: Sql,
  catalogue: StarterCatalogue,
  options: FillOptions = {},
): Promise<void> {
  await fillCatalogue(sql, { kind: 'starter' }, options, {
    async fill(transaction) {
      const reference = await loadReference(transaction, catalogue);
      await insertBatch(transaction, starterRows(catalogue, reference));
      await followHighestId(transaction, NUMBERED_TABLES);
    },
    async derive(transaction) {
      await raw`select refresh_weak_rounds(array(select id from fundings)),
        refresh_women_led(array(select id from startups))`.execute(transaction);
      await raw`select refresh_startup_figures(array(select id from startups)),
        refresh_startup_metrics(array(select distinct startup_id from metric_points)),
        refresh_investor_figures(array(select id from investors))`.execute(transaction);
      await dateRecords(transaction);
    },
  });
}

/** Last, since every figure that is refreshed dates its record anew. */
async function dateRecords(transaction: Sql): Promise<void> {
  const day = `${STARTER_AS_OF}T00:00:00Z`;
  for (const table of ['fundings', 'investors', 'startups']) {
    await raw`update ${raw.table(table)} set created_at = ${day}, updated_at = ${day}`.execute(
      transaction,
    );
  }
  await raw`update news set created_at = ${day}`.execute(transaction);
}

/** A first start: gives an empty database the starter catalogue, and leaves any other alone. */
export async function seedIfEmpty(database: Database, log: (line: string) => void): Promise<void> {
  if (!(await isCatalogueEmpty(database.sql))) return;
  log('Filling the empty database with the starter catalogue');
  try {
    await loadStarterCatalogue(database.sql, readStarterCatalogue());
  } catch (error) {
    // Another process that started at the same moment was quicker.
    if (!(error instanceof CatalogueNotEmpty)) throw error;
  }
}
