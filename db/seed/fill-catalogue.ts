// How every catalogue gets into a database: all or nothing, what is derived once at the end,
// statistics after.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../app/data/database.ts';
import {
  CATALOGUE_TABLES,
  type CatalogueKind,
  CatalogueNotEmpty,
  emptyCatalogue,
  isCatalogueEmpty,
  lockCatalogue,
  markCatalogue,
} from './catalogue-state.ts';

export interface FillOptions {
  // Takes out what is there first; without it a database that is not empty is refused with
  // CatalogueNotEmpty.
  replace?: boolean;
}

interface Filling {
  /** Writes all rows. */
  fill(transaction: Sql): Promise<void>;
  // Brings up to date those figures that did not come with the rows; the search follows by itself.
  derive(transaction: Sql): Promise<void>;
}

/** Does both in one transaction, in which triggers leave figures alone. */
export async function fillCatalogue(
  sql: Sql,
  catalogue: CatalogueKind,
  options: FillOptions,
  { fill, derive }: Filling,
): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    await raw`set local statement_timeout = 0`.execute(transaction);
    await raw`set local griot.defer_figures = 'on'`.execute(transaction);
    // One load sorts and joins whole tables; the defaults are meant for many small questions at
    // once.
    await raw`set local work_mem = '64MB'`.execute(transaction);
    await raw`set local maintenance_work_mem = '128MB'`.execute(transaction);
    await lockCatalogue(transaction);
    if (options.replace) await emptyCatalogue(transaction);
    else if (!(await isCatalogueEmpty(transaction))) throw new CatalogueNotEmpty();
    await fill(transaction);
    // Removed records leave again before anything is derived from them.
    await raw`set constraints all immediate`.execute(transaction);
    // Without statistics of the new rows Postgres plans as if there were a handful of them.
    await raw`analyze ${listOf(CATALOGUE_TABLES)}`.execute(transaction);
    await derive(transaction);
    await raw`select refresh_search()`.execute(transaction);
    await markCatalogue(transaction, catalogue);
    await raw`select record_invalidation('{all}')`.execute(transaction);
  });
  await vacuum(sql);
}

// The embedded database has no background process that would do it, and a real one's comes minutes
// late.
async function vacuum(sql: Sql): Promise<void> {
  const { rows } = await raw<{ tablename: string }>`
    select tablename from pg_tables where schemaname = current_schema()`.execute(sql);
  const analyzed: readonly string[] = CATALOGUE_TABLES;
  const names = rows.map(({ tablename }) => tablename);
  const derived = names.filter((name) => !analyzed.includes(name));
  await raw`vacuum ${listOf(analyzed)}`.execute(sql);
  await raw`vacuum analyze ${listOf(derived)}`.execute(sql);
}

function listOf(tables: readonly string[]): RawBuilder<unknown> {
  return raw.join(tables.map((table) => raw.table(table)));
}
