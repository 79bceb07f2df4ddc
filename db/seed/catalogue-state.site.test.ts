import { readFileSync } from 'node:fs';
import { sql as raw } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../app/data/database.ts';
import { openTestDatabase } from '../../test/databases.ts';
import {
  CATALOGUE_TABLES,
  emptyCatalogue,
  isCatalogueEmpty,
  markCatalogue,
} from './catalogue-state.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase('starter');
});
afterEach(() => database.close());

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of CATALOGUE_TABLES) {
    const { rows } = await raw<{ count: number }>`
      select count(*)::int from ${raw.table(table)}`.execute(database.sql);
    counts[table] = rows[0]?.count ?? -1;
  }
  return counts;
}

function empty(): Promise<void> {
  return database.sql.transaction().execute(async (transaction) => {
    await raw`set local griot.defer_figures = 'on'`.execute(transaction);
    await emptyCatalogue(transaction);
  });
}

test('the list of tables is that of the first migration', () => {
  const migration = new URL('../migrations/001-catalogue.sql', import.meta.url);
  const created = readFileSync(migration, 'utf8').matchAll(/^create table (\w+)/gm);
  const names = [...created].map((match) => match[1]).filter((name) => name !== 'site_state');
  expect(CATALOGUE_TABLES.toSorted()).toEqual(names.toSorted());
});

test('nothing of the catalogue is left, other facts of the site are', async () => {
  await raw`insert into site_state (key, value) values ('other', '1')`.execute(database.sql);
  expect(await isCatalogueEmpty(database.sql)).toBe(false);
  await empty();
  expect(await isCatalogueEmpty(database.sql)).toBe(true);
  expect(Object.values(await countRows()).every((count) => count === 0)).toBe(true);
  const { rows } = await raw`select key from site_state`.execute(database.sql);
  expect(rows).toEqual([{ key: 'other' }]);
});

test('tables of others lose what was about the catalogue, by their own rules, and keep the rest', async () => {
  for (const statement of [
    'create table follows (id int, startup_id bigint references startups (id) on delete cascade)',
    'create table members (name text, startup_id bigint references startups (id) on delete set null)',
    'insert into follows values (1, 1), (2, null)',
    "insert into members values ('a', 2), ('b', null)",
  ]) {
    await raw.raw(statement).execute(database.sql);
  }
  await empty();
  expect(Object.values(await countRows()).every((count) => count === 0)).toBe(true);
  const { rows } = await raw`select (select json_agg(id) from follows) as follows,
    (select json_agg(json_build_array(name, startup_id) order by name) from members) as members`.execute(
    database.sql,
  );
  expect(rows).toEqual([
    {
      follows: [2],
      members: [
        ['a', null],
        ['b', null],
      ],
    },
  ]);
});

test('a table that forbids it stops everything', async () => {
  await raw
    .raw('create table notes (startup_id bigint references startups (id))')
    .execute(database.sql);
  await raw`insert into notes values (1)`.execute(database.sql);
  const before = await countRows();
  await expect(empty()).rejects.toThrow(/notes/);
  expect(await countRows()).toEqual(before);
});

test('a single country makes the database not empty', async () => {
  await empty();
  await raw`insert into places (kind, slug, name, iso2) values ('country', 'kenya', 'Kenya', 'KE')`.execute(
    database.sql,
  );
  expect(await isCatalogueEmpty(database.sql)).toBe(false);
});

test('the mark is written over', async () => {
  await markCatalogue(database.sql, { kind: 'demo', count: 5 });
  const { rows } = await raw`select value from site_state where key = 'catalogue'`.execute(
    database.sql,
  );
  expect(rows).toEqual([{ value: { kind: 'demo', count: 5 } }]);
});
