import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql as raw } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { forgetKeys, packStarter, placeStarter } from './starter-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'griot-starter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a filled database is unpacked once, and never over one that is there', async () => {
  const made = join(folder, 'made');
  const first = await openDatabase({ dataDir: made });
  await raw`create table notes as select 'of the release' as text`.execute(first.sql);
  await first.close();
  packStarter(join(made, 'postgres'), join(folder, 'starter'));
  const starter = pathToFileURL(`${join(folder, 'starter')}/`);
  const dataDir = join(folder, 'data');
  // A copy that a kill cut short.
  mkdirSync(join(dataDir, 'postgres-copying'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres-copying', 'half'), '');

  expect(await placeStarter(dataDir, starter)).toBe(true);
  const database = await openDatabase({ dataDir });
  await raw`update notes set text = 'own'`.execute(database.sql);
  await database.close();
  expect(await placeStarter(dataDir, starter)).toBe(true);
  const again = await openDatabase({ dataDir });
  const { rows } = await raw`select text from notes`.execute(again.sql);
  expect(rows).toEqual([{ text: 'own' }]);
  await again.close();
  expect(readdirSync(dataDir).toSorted()).toEqual(['lock.kernel', 'postgres']);

  const other = join(folder, 'other');
  mkdirSync(join(other, 'postgres'), { recursive: true });
  writeFileSync(join(other, 'postgres', 'something'), '');
  expect(await placeStarter(other, starter), 'not a database').toBe(false);
  expect(existsSync(join(other, 'postgres', 'something'))).toBe(true);
  expect(await placeStarter(other, pathToFileURL(join(folder, 'none/')))).toBe(false);
});

test('it brings no keys along: each site that begins with it makes its own', async () => {
  const made = join(folder, 'release');
  const release = await openDatabase({ dataDir: made });
  await migrate(release);
  await forgetKeys(release.sql);
  await release.close();
  packStarter(join(made, 'postgres'), join(made, 'packed'));
  const keysOf = async (name: string) => {
    const dataDir = join(folder, name);
    await placeStarter(dataDir, pathToFileURL(`${join(made, 'packed')}/`));
    const database = await openDatabase({ dataDir });
    await migrate(database);
    const { rows } = await raw<{ purpose: string; key: string }>`
      select purpose, encode(secret, 'hex') as key from signing_keys order by purpose`.execute(
      database.sql,
    );
    await database.close();
    return rows;
  };
  const [one, other, again] = [await keysOf('one'), await keysOf('another'), await keysOf('one')];
  expect(one.map(({ purpose }) => purpose)).toEqual([
    'forgotten',
    'mail links',
    'sandbox events',
    'security log',
  ]);
  expect(again).toEqual(one);
  const all = [...one, ...other].map(({ key }) => key);
  expect(new Set(all).size).toBe(8);
});
