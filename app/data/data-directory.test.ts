import { chmodSync, globSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EmbeddedPool } from './embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'griot-modes-'));
const dataDir = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What others may read, write or enter, of everything in DATA_DIR. */
function listOpenToOthers(): string[] {
  const all = globSync('**', { cwd: folder }).map((name) => join(folder, name));
  return all.filter((path) => (lstatSync(path).mode & 0o077) !== 0);
}

test('files of the embedded database are the owner’s alone, also those made open by others', async () => {
  const first = await EmbeddedPool.open({ dataDir });
  expect(listOpenToOthers()).toEqual([]);
  const { query } = await first.connect();
  await query('create table secrets as select 1 as one', []);
  await first.end();
  expect(listOpenToOthers()).toEqual([]);
  const wal = globSync('postgres/pg_wal/0*', { cwd: dataDir }).map((name) => join(dataDir, name));
  for (const path of [dataDir, join(dataDir, 'postgres'), ...wal]) chmodSync(path, 0o777);
  mkdirSync(join(dataDir, 'postgres', 'left'));
  const again = await EmbeddedPool.open({ dataDir });
  expect(listOpenToOthers()).toEqual([]);
  await again.end();
});
