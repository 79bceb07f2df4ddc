// An operator's own catalogue begins with the industries and places every catalogue needs.
import { readFileSync } from 'node:fs';
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

/** Words of other directories, and the slug of the industry each means. */
export function readIndustryAliases(): Record<string, string> {
  return JSON.parse(readFileSync(new URL('industry-aliases.json', import.meta.url), 'utf8'));
}
