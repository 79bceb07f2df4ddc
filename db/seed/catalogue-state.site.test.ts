import { readFileSync } from 'node:fs';
import { type ControlledTransaction, sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../app/data/database.ts';
import type { Tables } from '../../app/data/row-types.ts';
import { openTestDatabase } from '../../test/databases.ts';
import {
  CATALOGUE_TABLES,
  emptyCatalogue,
  isCatalogueEmpty,
  markCatalogue,
} from './catalogue-state.ts';

let database: Database;
/** Each test has the starter catalogue in a transaction of its own, which is taken back. */
let transaction: ControlledTransaction<Tables>;
beforeAll(async () => {
  database = await openTestDatabase('starter');
});
beforeEach(async () => {
  transaction = await database.sql.startTransaction().execute();
});
afterEach(() => transaction.rollback().execute());
afterAll(() => database.close());

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of CATALOGUE_TABLES) {
    const { rows } = await raw<{ count: number }>`
      select count(*)::int from ${raw.table(table)}`.execute(transaction);
    counts[table] = rows[0]?.count ?? -1;
  }
  return counts;
}

async function empty(): Promise<void> {
  await raw`set local griot.defer_figures = 'on'`.execute(transaction);
  await emptyCatalogue(transaction);
}

test('the list of tables is that of the catalogue’s migrations', () => {
  const created = ['010-places-and-industries.sql', '020-catalogue.sql']
    .map((file) => readFileSync(new URL(`../migrations/${file}`, import.meta.url), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^create table (\w+)/gm)]);
  expect(
    CATALOGUE_TABLES.toSorted(),
    'FILLED_TABLES in db/seed/row-batch.ts lists the tables of 010 and 020 that rows fill',
  ).toEqual(created.map((match) => match[1]).toSorted());
});

test('nothing of the catalogue is left, other facts of the site are', async () => {
  await raw`insert into site_state (key, value) values ('other', '1')`.execute(transaction);
  expect(await isCatalogueEmpty(transaction)).toBe(false);
  await empty();
  expect(await isCatalogueEmpty(transaction)).toBe(true);
  expect(Object.values(await countRows()).every((count) => count === 0)).toBe(true);
  const { rows } = await raw`select key from site_state`.execute(transaction);
  expect(rows).toEqual([{ key: 'other' }]);
});

test('tables of others lose what was about the catalogue, by their own rules, and keep the rest', async () => {
  for (const statement of [
    'create table test_follows (id int, startup_id bigint references startups (id) on delete cascade)',
    'create table test_members (name text, startup_id bigint references startups (id) on delete set null)',
    'insert into test_follows values (1, 1), (2, null)',
    "insert into test_members values ('a', 2), ('b', null)",
  ]) {
    await raw.raw(statement).execute(transaction);
  }
  await empty();
  expect(Object.values(await countRows()).every((count) => count === 0)).toBe(true);
  const { rows } = await raw`select (select json_agg(id) from test_follows) as follows,
    (select json_agg(json_build_array(name, startup_id) order by name) from test_members) as members`.execute(
    transaction,
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
    .raw('create table test_notes (startup_id bigint references startups (id))')
    .execute(transaction);
  await raw`insert into test_notes values (1)`.execute(transaction);
  await expect(empty()).rejects.toThrow(/test_notes/);
});

test('a single country makes the database not empty', async () => {
  await empty();
  await raw`insert into places (kind, slug, name, iso2) values ('country', 'kenya', 'Kenya', 'KE')`.execute(
    transaction,
  );
  expect(await isCatalogueEmpty(transaction)).toBe(false);
});

test('the mark is written over', async () => {
  await markCatalogue(transaction, { kind: 'demo', count: 5 });
  const { rows } = await raw`select value from site_state where key = 'catalogue'`.execute(
    transaction,
  );
  expect(rows).toEqual([{ value: { kind: 'demo', count: 5 } }]);
});
