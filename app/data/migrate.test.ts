import { readFileSync } from 'node:fs';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeRowTypes,
  makeSchema,
  ROW_TYPES_FILE,
  SCHEMA_FILE,
} from '../../scripts/make-schema.ts';
import { type Database, openDatabase } from './database.ts';
import { listMigrations, migrate, NewerSchema, OtherSchema } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({});
});
afterAll(() => database.close());

test('applies every migration once', async () => {
  const all = listMigrations().map(({ name }) => name);
  expect(await migrate(database)).toEqual(all);
  expect(await migrate(database)).toEqual([]);
});

test('a database made by another version is left alone, with what to do; so is a newer one', async () => {
  const [first, ...rest] = listMigrations();
  if (!first) throw new Error('no migrations');
  const changed = [{ ...first, checksum: 'other' }, ...rest];
  await expect(migrate(database, changed)).rejects.toThrow(OtherSchema);

  const squashed = { name: '005-all.sql', text: 'create table "all" (id int)', checksum: 'x' };
  await expect(migrate(database, [squashed])).rejects.toThrow(
    /export startups[\s\S]*import startups/,
  );
  const { rows } = await raw`select to_regclass('all') as made`.execute(database.sql);
  expect(rows).toEqual([{ made: null }]);

  await expect(migrate(database, [first])).rejects.toThrow(NewerSchema);
});

test('a migration that fails leaves nothing behind', async () => {
  const broken = {
    name: '999-broken.sql',
    text: 'create table half (id int); select 1/0',
    checksum: 'x',
  };
  await expect(migrate(database, [...listMigrations(), broken])).rejects.toThrow(
    'division by zero',
  );
  const { rows } = await raw<{
    half: string | null;
  }>`select to_regclass('half')::text as half`.execute(database.sql);
  expect(rows[0]?.half).toBeNull();
});

test('every table and every column that is not an id says what it means', async () => {
  const { rows } = await raw<{ missing: string }>`
    select c.relname || coalesce('.' || a.attname, '') as missing
    from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname <> 'id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
      and (obj_description(c.oid) is null or col_description(c.oid, a.attnum) is null)`.execute(
    database.sql,
  );
  expect(
    rows.map((row) => row.missing),
    'without a "comment on"',
  ).toEqual([]);
});

test('every reference has an index, but for those to places, which stay', async () => {
  const { rows } = await raw<{ missing: string }>`
    select k.conrelid::regclass || '.' || a.attname as missing
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confrelid <> 'places'::regclass
      and not exists (select from pg_index where indrelid = k.conrelid and indkey[0] = k.conkey[1])`.execute(
    database.sql,
  );
  expect(rows.map((row) => row.missing)).toEqual([]);
});

test('docs/schema.md is what the database says; fix it with: npm run make:schema', async () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(await makeSchema());
});

test('row-types.ts is what the database is; fix it with: npm run make:schema', async () => {
  expect(readFileSync(ROW_TYPES_FILE, 'utf8')).toBe(await makeRowTypes());
});

test('functions that look rows up one by one are not compiled first: that takes longer than they do', async () => {
  const { rows } = await raw<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = current_schema::regnamespace and 'enable_seqscan=off' = any (proconfig)
      and 'jit=off' <> all (proconfig)`.execute(database.sql);
  expect(rows).toEqual([]);
});
