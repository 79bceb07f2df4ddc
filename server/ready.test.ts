import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../app/data/database.ts';
import { listMigrations, migrate } from '../app/data/migrate.ts';
import { createReadyCheck } from './ready.ts';

const folder = mkdtempSync(join(tmpdir(), 'griot-migrations-'));
const address = pathToFileURL(`${folder}/`);
let database: Database;
beforeAll(async () => {
  cpSync(new URL('../db/migrations', import.meta.url), folder, { recursive: true });
  database = await openDatabase({});
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a running process stays ready while the next version lies there, until it has migrated', async () => {
  const check = createReadyCheck(address);
  const ready = { isReady: true, takesWrites: true, words: 'ready' };
  expect(await check(database.sql)).toEqual(ready);
  writeFileSync(join(folder, '900-next.compatible.sql'), 'create table next (id int)');
  expect(await check(database.sql)).toEqual(ready);
  expect(await createReadyCheck(address)(database.sql)).toMatchObject({
    isReady: false,
    words: 'migrations are missing',
  });

  await migrate(database, listMigrations(address));
  expect(await check(database.sql), 'it is marked as compatible').toEqual(ready);
  writeFileSync(join(folder, '901-after.sql'), 'drop table next');
  await migrate(database, listMigrations(address));
  expect(await check(database.sql)).toEqual({
    isReady: false,
    takesWrites: false,
    words: 'another version has changed the database',
  });
});

test('a read-only database is ready for readers alone', async () => {
  await raw`set session characteristics as transaction read only`.execute(database.sql);
  expect(await createReadyCheck(address)(database.sql)).toEqual({
    isReady: true,
    takesWrites: false,
    words: 'ready to read; the database takes no writes',
  });
});
