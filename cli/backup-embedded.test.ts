import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  globSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { readBackup } from '../app/data/backup-stream.ts';
import { openDatabase, type Sql } from '../app/data/database.ts';
import { isDamaged } from '../app/data/database-error.ts';
import { serveOperator } from '../app/data/operator-socket.ts';
import { WAIT_HUNG_AFTER_MS } from '../test/hung-after.ts';
import { backupEmbedded, restoreEmbedded } from './backup-embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'griot-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const count = async (sql: Sql) => {
  const { rows } = await raw<{ count: number }>`select count(*)::int as count from notes`.execute(
    sql,
  );
  return rows[0]?.count ?? 0;
};

test('a backup is read in small pieces, and leaves no copy behind', async () => {
  const dataDir = join(folder, 'pieces');
  const database = await openDatabase({ dataDir });
  try {
    await raw`create table notes as select repeat(md5(nth::text), 100) as text
      from generate_series(1, 5000) as nth`.execute(database.sql);
    const sizes: number[] = [];
    for await (const piece of readBackup(database, dataDir)) sizes.push(piece.length);
    expect(Math.max(...sizes)).toBeLessThan(100_000);
    expect(globSync('*.unfinished', { cwd: dataDir })).toEqual([]);
  } finally {
    await database.close();
  }
});

test('the embedded database is backed up while it is written to, and comes back whole', async () => {
  const dataDir = join(folder, 'running');
  const file = join(folder, 'running.backup');
  const running = await openDatabase({ dataDir });
  await raw`create table schema_migrations (name text)`.execute(running.sql);
  await raw`create table notes (text text)`.execute(running.sql);
  await expect(backupEmbedded(dataDir, file)).rejects.toThrow('in use by process');

  const server = await serveOperator(running, dataDir);
  let written = 0;
  let isOver = false;
  const note = async () => {
    while (!isOver) {
      // Both or none: a copy during the transaction would have the first alone.
      await running.sql.transaction().execute(async (transaction) => {
        await raw`insert into notes values ('first')`.execute(transaction);
        await raw`insert into notes values ('second')`.execute(transaction);
      });
      written += 2;
    }
  };
  const writing = Promise.all([note(), note()]);
  await expect.poll(() => written).toBeGreaterThan(10);
  const before = written;
  // Of somebody else, who would keep it open.
  writeFileSync(`${file}.unfinished`, '');
  chmodSync(`${file}.unfinished`, 0o666);
  expect(await backupEmbedded(dataDir, file)).toBe(statSync(file).size);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  isOver = true;
  await writing;
  expect(written).toBeGreaterThan(before);
  server.close();
  await running.close();

  const elsewhere = join(folder, 'elsewhere');
  await restoreEmbedded(elsewhere, file, {});
  const restored = await openDatabase({ dataDir: elsewhere });
  const restoredCount = await count(restored.sql);
  expect(restoredCount).toBeGreaterThanOrEqual(before);
  expect(restoredCount % 2).toBe(0);
  await restored.close();
});

test('a restore that is killed leaves the database that was there', async () => {
  const dataDir = join(folder, 'killed');
  const file = join(folder, 'killed.backup');
  const before = await openDatabase({ dataDir });
  await raw`create table schema_migrations (name text)`.execute(before.sql);
  await raw`create table notes as select 'a' as text`.execute(before.sql);
  await before.close();
  await backupEmbedded(dataDir, file);
  const command = new URL('main.ts', import.meta.url).pathname;
  const restoring = spawn(process.execPath, [command, 'restore', file, '--replace'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const ended = once(restoring, 'exit');
  // It has begun to write.
  await expect
    .poll(() => globSync(['*/postgres/*', 'postgres-*'], { cwd: dataDir }).length, {
      timeout: WAIT_HUNG_AFTER_MS,
      interval: 10,
    })
    .toBeGreaterThan(0);
  restoring.kill('SIGKILL');
  await ended;
  const after = await openDatabase({ dataDir });
  expect(await count(after.sql)).toBe(1);
  await after.close();
  await restoreEmbedded(dataDir, file, { replace: true });
  expect(globSync('*.unfinished', { cwd: dataDir })).toEqual([]);
});

test('a damaged file is an error, not a wrong answer', async () => {
  const dataDir = join(folder, 'damaged');
  const first = await openDatabase({ dataDir });
  await raw`create table notes as select repeat('x', 500) as text from generate_series(1, 100)`.execute(
    first.sql,
  );
  const { rows } = await raw<{ path: string }>`
    select pg_relation_filepath('notes') as path`.execute(first.sql);
  await first.close();

  const path = join(dataDir, 'postgres', rows[0]?.path ?? '');
  const table = openSync(path, 'r+');
  writeSync(table, 'garbage', 4_000);
  closeSync(table);
  const second = await openDatabase({ dataDir });
  const error = await raw`select * from notes`.execute(second.sql).catch((reason) => reason);
  expect(isDamaged(error)).toBe(true);
  await second.close();
});
