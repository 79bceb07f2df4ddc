import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeFolderToOthers, listOpenToOthers } from './data-directory.ts';
import { EmbeddedPool } from './embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'griot-modes-'));
const dataDir = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('files of the embedded database are the owner’s alone, also those made open by others', async () => {
  const first = await EmbeddedPool.open({ dataDir });
  expect(listOpenToOthers(dataDir)).toEqual([]);
  const { query } = await first.connect();
  await query('create table secrets as select 1 as one', []);
  await first.end();
  expect(listOpenToOthers(dataDir)).toEqual([]);
  const wal = globSync('postgres/pg_wal/0*', { cwd: dataDir }).map((name) => join(dataDir, name));
  for (const path of [dataDir, join(dataDir, 'postgres'), ...wal]) chmodSync(path, 0o777);
  mkdirSync(join(dataDir, 'postgres', 'left'));
  const again = await EmbeddedPool.open({ dataDir });
  expect(listOpenToOthers(dataDir)).toEqual([]);
  await again.end();
});

test('hidden files and folders count, and what links lead to does not', () => {
  const own = join(folder, 'own');
  const elsewhere = join(folder, 'elsewhere');
  const files = [join(own, '.hidden', 'mail.eml'), join(own, '.env'), join(elsewhere, 'of others')];
  for (const path of [join(own, '.hidden'), elsewhere]) mkdirSync(path, { recursive: true });
  for (const path of files) writeFileSync(path, '');
  for (const path of [own, join(own, '.hidden'), elsewhere]) chmodSync(path, 0o755);
  for (const path of files) chmodSync(path, 0o644);
  symlinkSync(elsewhere, join(own, 'link'));
  expect(listOpenToOthers(own).sort()).toEqual(
    [own, join(own, '.env'), join(own, '.hidden'), join(own, '.hidden', 'mail.eml')].sort(),
  );
  closeFolderToOthers(own);
  expect(listOpenToOthers(own)).toEqual([]);
  expect(statSync(join(elsewhere, 'of others')).mode & 0o777).toBe(0o644);
});
