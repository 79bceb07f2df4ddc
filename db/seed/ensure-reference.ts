// An operator's own catalogue begins with the industries and places every catalogue needs.
import type { Sql } from '../../app/data/database.ts';
import { isCatalogueEmpty, lockCatalogue } from './catalogue-state.ts';
import { loadReference } from './load-reference.ts';
import { readStarterCatalogue } from './starter-catalogue.ts';

/** Fills the tables of industries and places of a database that has no catalogue at all. */
export async function ensureReference(sql: Sql): Promise<void> {
  if (!(await isCatalogueEmpty(sql))) return;
  await sql.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction);
    if (await isCatalogueEmpty(transaction))
      await loadReference(transaction, readStarterCatalogue());
  });
}
