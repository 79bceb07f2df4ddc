// Whether this database holds a catalogue, which one, and how to take it out again.
import { type RawBuilder, sql as raw } from 'kysely';
import { lockInTransaction } from '../../app/data/advisory-locks.ts';
import type { TableName } from '../../app/data/bulk-load.ts';
import type { Sql } from '../../app/data/database.ts';
import { FILLED_TABLES } from './row-batch.ts';

/** Every table that a catalogue fills, parents before children. */
export const CATALOGUE_TABLES: readonly TableName[] = [
  'industries',
  'places',
  'place_neighbours',
  'slug_history',
  ...FILLED_TABLES,
];
/** One row in any of these and the database is not empty. */
const TELLING_TABLES: readonly TableName[] = ['industries', 'places', 'startups', 'investors'];

export type CatalogueKind = { kind: 'starter' } | { kind: 'demo'; count: number };

export class CatalogueNotEmpty extends Error {
  constructor() {
    super('The database already has a catalogue.');
  }
}

/** Waits until no other process fills the catalogue; holds until the transaction ends. */
export async function lockCatalogue(transaction: Sql): Promise<void> {
  await lockInTransaction(transaction, 'catalogue');
}

export async function isCatalogueEmpty(sql: Sql): Promise<boolean> {
  for (const table of TELLING_TABLES) {
    const { rows } = await raw`select 1 from ${raw.table(table)} limit 1`.execute(sql);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Notes what the database was filled with, and how many fictional startups were asked for. */
export async function markCatalogue(sql: Sql, catalogue: CatalogueKind): Promise<void> {
  await raw`insert into site_state (key, value) values ('catalogue', ${JSON.stringify(catalogue)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(sql);
}

/**
 * Takes out the whole catalogue, in the caller's transaction. Rows of other tables that refer to it
 * follow their foreign keys (`on delete …`); one without such a rule stops everything with
 * Postgres's own error.
 */
export async function emptyCatalogue(transaction: Sql): Promise<void> {
  const deleted = await listTablesToDelete(transaction);
  const truncated = CATALOGUE_TABLES.filter((table) => !deleted.has(table));
  if (truncated.length > 0) {
    await raw`truncate ${raw.join(truncated.map((table) => raw.table(table)))} restart identity`.execute(
      transaction,
    );
  }
  // Later tables lean on earlier ones.
  for (const table of CATALOGUE_TABLES.toReversed()) {
    if (deleted.has(table)) await raw`delete from ${raw.table(table)}`.execute(transaction);
  }
  await raw`delete from site_state where key = 'catalogue'`.execute(transaction);
  // Ids begin at one again: what alerts have seen says nothing any more.
  await raw`update alerts set ended_at = now(), seen = '{}' where ended_at is null or seen <> '{}'`.execute(
    transaction,
  );
  await raw`delete from alert_items`.execute(transaction);
}

// `truncate` ignores foreign keys' rules, so what tables outside the catalogue refer to, directly
// or not, is deleted instead.
async function listTablesToDelete(sql: Sql): Promise<Set<string>> {
  const { rows } = await raw<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f'`.execute(sql);
  const catalogue = new Set<string>(CATALOGUE_TABLES);
  const deleted = new Set<string>();
  for (let grew = true; grew; ) {
    const before = deleted.size;
    for (const { child, parent } of rows) {
      const childStays = !catalogue.has(child) || deleted.has(child);
      if (catalogue.has(parent) && childStays) deleted.add(parent);
    }
    grew = deleted.size > before;
  }
  return deleted;
}

// How every catalogue gets into a database: all or nothing, what is derived once at the end,
// statistics after.

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
