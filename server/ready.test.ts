import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
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

test('a running process stays ready while the next version lies there, whose own processes first migrate', async () => {
  const isReady = createReadyCheck(address);
  expect(await isReady(database.sql)).toBe(true);
  writeFileSync(join(folder, '999-next.sql'), 'create table next (id int)');
  expect(await isReady(database.sql)).toBe(true);
  expect(await createReadyCheck(address)(database.sql)).toBe(false);
});
