// Carries a database of an earlier release over, where migrations alone cannot: the new schema is
// made beside the former one, every row is copied, and the former one is dropped, in one
// transaction. What changed in meaning is said by db/upgrades/.
import { CompiledQuery, sql as raw } from 'kysely';
import { storedCountry, WORLD_CODES } from '../base/countries.ts';
import { lockInTransaction } from './advisory-locks.ts';
import type { Database, Sql } from './database.ts';
import { appliedMigrations, applyMigrations, SchemaConflict } from './migrate.ts';
import { findRelease, type Release } from './releases.ts';

/** Filled again from the others at the end. */
const DERIVED = new Set([
  'counted_startups',
  'daily_figures',
  'deals',
  'figures',
  'found_startups',
  'schema_migrations',
  'search_names',
  'search_startups',
  'search_words',
]);
const FORMER = 'former';

interface CountedTable {
  table: string;
  rows: number;
}

/** Exactly, however long that takes. */
export async function countRows(sql: Sql): Promise<CountedTable[]> {
  const { rows: tables } = await raw<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(sql);
  const counted: CountedTable[] = [];
  for (const { name } of tables) {
    const { rows } = await raw<{ count: number }>`
      select count(*)::int as count from ${raw.table(name)}`.execute(sql);
    counted.push({ table: name, rows: rows[0]?.count ?? 0 });
  }
  return counted;
}

export async function countAllRows(sql: Sql): Promise<number> {
  const counted = await countRows(sql);
  return counted.reduce((sum, { rows }) => sum + rows, 0);
}

/** In one transaction: all of it or nothing. Returns the tables with rows. */
export async function upgrade(database: Database, release: Release): Promise<CountedTable[]> {
  return database.sql.transaction().execute(async (transaction) => {
    await raw`set local statement_timeout = 0`.execute(transaction);
    await raw`set local griot.defer_figures = 'on'`.execute(transaction);
    await raw`set local griot.removal = 'on'`.execute(transaction);
    await lockInTransaction(transaction, 'migrations');
    const found = findRelease(await appliedMigrations(transaction), [release]);
    if (!found) throw new SchemaConflict(`This database is not one of Griot ${release.name}.`);
    await setAside(transaction);
    await applyMigrations(transaction);
    await refuseLosses(transaction, release);
    const copied = await copyRows(transaction);
    await nameCountries(transaction);
    await run(transaction, release.sql);
    await finish(transaction);
    return copied;
  });
}

/** Of schemas and tables that only an upgrade has. */
const run = (sql: Sql, text: string, values: unknown[] = []) =>
  sql.executeQuery(CompiledQuery.raw(text, values));

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Extensions stay in the schema that everything names. */
async function setAside(sql: Sql): Promise<void> {
  await run(sql, `alter schema public rename to ${FORMER}; create schema public`);
  await run(sql, 'grant usage on schema public to public');
  const { rows } = await raw<{ name: string }>`
    select extname as name from pg_extension
    where extnamespace = ${FORMER}::regnamespace and extrelocatable`.execute(sql);
  for (const { name } of rows) {
    await raw`alter extension ${raw.id(name)} set schema public`.execute(sql);
  }
}

interface Column {
  schema: string;
  table: string;
  column: string;
  is_generated: boolean;
}

async function listColumns(sql: Sql): Promise<Column[]> {
  const { rows } = await raw<Column>`
    select relnamespace::regnamespace::text as schema, relname as table, attname as column,
      attgenerated <> '' as is_generated
    from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace in (${FORMER}::regnamespace, 'public'::regnamespace) and relkind = 'r'
      and attnum > 0 and not attisdropped
    order by relname, attnum`.execute(sql);
  return rows.filter(({ table }) => !DERIVED.has(table));
}

/** A column with no place in this version stops everything, unless the release says so. */
async function refuseLosses(sql: Sql, { dropped, name }: Release): Promise<void> {
  const columns = await listColumns(sql);
  const here = new Set(
    columns.flatMap(({ schema, table, column }) =>
      schema === 'public' ? [`${table}.${column}`] : [],
    ),
  );
  const lost = columns
    .filter(({ schema }) => schema === FORMER)
    .map(({ table, column }) => `${table}.${column}`)
    .filter((column) => !here.has(column) && !dropped.includes(column));
  if (lost.length > 0) {
    throw new SchemaConflict(
      `This version has no place for what ${name} kept in ${lost.join(', ')}.`,
    );
  }
}

/** Without triggers and foreign keys, which are made again, and so checked, at the end. */
async function copyRows(sql: Sql): Promise<CountedTable[]> {
  const columns = await listColumns(sql);
  const former = new Set(
    columns.flatMap(({ schema, table, column }) =>
      schema === FORMER ? [`${table}.${column}`] : [],
    ),
  );
  const own = columns.filter(({ schema, is_generated }) => schema === 'public' && !is_generated);
  const tables = [...new Set(own.map(({ table }) => table))];
  await dropForeignKeys(sql);
  await raw`create temp table always_on on commit drop as
    select tgrelid::regclass::text as of_table, tgname as name
    from pg_trigger where tgenabled = 'A'`.execute(sql);
  const copied: CountedTable[] = [];
  for (const table of tables) {
    await raw`alter table ${raw.table(table)} disable trigger user`.execute(sql);
    const shared = own.filter((one) => one.table === table && former.has(`${table}.${one.column}`));
    if (shared.length === 0) continue;
    // Rows inserted by a migration are also in the former table.
    await raw`delete from ${raw.table(table)}`.execute(sql);
    const names = shared.map(({ column }) => quote(column)).join(', ');
    const { numAffectedRows = 0n } = await run(
      sql,
      `insert into ${quote(table)} (${names}) overriding system value
       select ${names} from ${FORMER}.${quote(table)}`,
    );
    if (numAffectedRows > 0n) copied.push({ table, rows: Number(numAffectedRows) });
  }
  await followSequences(sql);
  return copied;
}

async function dropForeignKeys(sql: Sql): Promise<void> {
  await run(
    sql,
    `create temporary table foreign_keys on commit drop as
       select conrelid::regclass::text as of_table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace;
     do $$ declare key record; begin
       for key in select * from foreign_keys loop
         execute format('alter table %s drop constraint %I', key.of_table, key.name);
       end loop;
     end $$`,
  );
}

/** A number is never given twice, also where the rows with the highest are gone. */
async function followSequences(sql: Sql): Promise<void> {
  await run(
    sql,
    `do $$ declare one record; last bigint; called boolean; begin
       for one in select c.relname from pg_class c join pg_class f on f.relname = c.relname
         where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
           and f.relkind = 'S' and f.relnamespace = '${FORMER}'::regnamespace loop
         execute format('select last_value, is_called from ${FORMER}.%I', one.relname) into last, called;
         perform setval(format('public.%I', one.relname)::regclass, last, called);
       end loop;
     end $$`,
  );
}

async function nameCountries(sql: Sql): Promise<void> {
  await run(sql, 'create temporary table country_names (code text, name text) on commit drop');
  const names = WORLD_CODES.map((code) => ({ code, name: storedCountry(code) }));
  await run(
    sql,
    'insert into country_names select * from json_populate_recordset(null::country_names, $1::json)',
    [JSON.stringify(names)],
  );
}

/** Recomputes derived data, drops the former schema and checks every reference. */
async function finish(sql: Sql): Promise<void> {
  await run(
    sql,
    `select refresh_round_sources(array(select id from fundings));
     select refresh_women_led(array(select id from startups));
     select refresh_startup_figures(array(select id from startups));
     select refresh_startup_metrics(array(select distinct startup_id from metric_points));
     select refresh_investor_figures(array(select id from investors));
     -- Refreshing dates a record anew.
     update startups s set updated_at = f.updated_at from ${FORMER}.startups f where f.id = s.id;
     update investors i set updated_at = f.updated_at from ${FORMER}.investors f where f.id = i.id;
     select refresh_search();
     -- Nothing is new to those who are told of what is new.
     delete from alert_changes c where not exists (select from ${FORMER}.alert_changes f where f.id = c.id);
     do $$ declare one record; begin
       for one in select relname from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace loop
         execute format('alter table %I enable trigger user', one.relname);
       end loop;
       for one in select * from always_on loop
         execute format('alter table %s enable always trigger %I', one.of_table, one.name);
       end loop;
     end $$;
     drop schema ${FORMER} cascade;
     do $$ declare key record; begin
       for key in select * from foreign_keys loop
         execute format('alter table %s add constraint %I %s', key.of_table, key.name, key.definition);
       end loop;
     end $$;
     select record_invalidation('{all}')`,
  );
}
