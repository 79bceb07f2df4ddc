import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql as raw } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { tryLock } from '../app/data/advisory-locks.ts';
import { openDatabase, type Sql } from '../app/data/database.ts';
import { listMigrations, migrate } from '../app/data/migrate.ts';
import { serveOperator } from '../app/data/operator-socket.ts';
import { ensureReference } from '../db/seed/load-reference.ts';
import { makeFunding, makeStartup } from '../test/factories.ts';

const COMMAND = fileURLToPath(new URL('main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'griot-doctor-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function within(work: (sql: Sql) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await migrate(database);
    await work(database.sql);
  } finally {
    await database.close();
  }
}

/** What is not well, by what it is. */
async function examine(...flags: string[]) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const doctor = spawn(process.execPath, [COMMAND, 'doctor', '--json', ...flags], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: '1' },
  });
  const [said, [status]] = await Promise.all([text(doctor.stdout), once(doctor, 'exit')]);
  const { findings } = JSON.parse(said) as {
    findings: Array<{ what: string; state: string; detail: string }>;
  };
  // No site has run here, and no jobs.
  const unwell = findings.filter(({ state, what }) => state !== 'ok' && what !== 'jobs');
  return {
    status,
    unwell: Object.fromEntries(
      unwell.map(({ what, state, detail }) => [what, `${state} ${detail}`]),
    ) as Record<string, string>,
  };
}

test('the doctor says what it would repair and changes nothing; with --fix it repairs it', async () => {
  const left = join(dataDir, 'lock-left-by-a-kill');
  await within(async (sql) => {
    await ensureReference(sql);
    const { id } = await makeStartup(sql);
    await makeFunding(sql, { startup_id: id, amount_usd: 1_000_000 });
    await raw`set session_replication_role = replica`.execute(sql);
    await raw`delete from search_startups`.execute(sql);
    await raw`update figures set total_fundings = total_fundings + 5`.execute(sql);
    await raw`set session_replication_role = origin`.execute(sql);
    await raw`insert into import_runs (kind, file_name, content_hash) values ('rounds', 'cut.csv', 'x')`.execute(
      sql,
    );
    await raw`insert into mails (to_address, template, subject, text, html, dedupe_key, state, last_error)
      values ('a@people.example', 'x', 'x', '', '', 'cut', 'failed', 'interrupted while it was handed over')`.execute(
      sql,
    );
  });
  writeFileSync(left, '');
  utimesSync(left, 0, 0);
  const open = join(dataDir, 'open.txt');
  writeFileSync(open, '');
  chmodSync(open, 0o644);

  const before = await examine();
  expect(before.status).toBe(1);
  expect(before.unwell).toEqual({
    files: expect.stringMatching(/may be read by others[\s\S]*--fix closes them/),
    leftovers: expect.stringMatching(/lock-left-by-a-kill[\s\S]*--fix removes them/),
    search: expect.stringMatching(/does not know 1 of 1[\s\S]*--fix makes it afresh/),
    sums: expect.stringMatching(/fail \d+ differ from the rows[\s\S]*--fix counts them again/),
    imports: expect.stringMatching(/cut\.csv[\s\S]*--fix lets search follow/),
  });
  expect([existsSync(left), statSync(open).mode & 0o777]).toEqual([true, 0o644]);

  const mended = await examine('--fix');
  expect(mended.status).toBe(0);
  expect(Object.keys(mended.unwell)).toEqual(Object.keys(before.unwell));
  for (const said of Object.values(mended.unwell)) expect(said).toMatch(/^mended /);

  expect(await examine()).toEqual({ status: 0, unwell: {} });
  expect([existsSync(left), statSync(open).mode & 0o777]).toEqual([false, 0o600]);
  await within(async (sql) => {
    const { rows } = await raw<{ total: number }>`
      select max(total_fundings)::int as total from figures`.execute(sql);
    expect(rows).toEqual([{ total: 1_000_000 }]);
  });
});

test('an import that the running site carries out is left to it', async () => {
  const database = await openDatabase({ dataDir });
  const operator = await serveOperator(database, dataDir);
  try {
    await raw`insert into import_runs (kind, file_name, content_hash) values ('rounds', 'runs.csv', 'x')`.execute(
      database.sql,
    );
    await tryLock(database.sql, 'import');
    const note = join(dataDir, 'last-backup.json');
    writeFileSync(note, '{', { mode: 0o600 });
    expect(await examine('--fix')).toEqual({
      status: 0,
      unwell: { backup: expect.stringMatching(/^warn its note cannot be read: .*last-backup/) },
    });
    const { rows } = await raw<{ file_name: string }>`
      select file_name from import_runs where finished_at is null`.execute(database.sql);
    expect(rows).toEqual([{ file_name: 'runs.csv' }]);
  } finally {
    operator.close();
    await database.close();
  }
});

test('migrations that have not run are said, and nothing is asked that they make', async () => {
  rmSync(dataDir, { recursive: true });
  const database = await openDatabase({ dataDir });
  await migrate(database, listMigrations().slice(0, 3));
  await database.close();
  const { status, unwell } = await examine();
  expect(status).toBe(0);
  expect(unwell).toEqual({
    migrations: expect.stringMatching(/to run at the next start[\s\S]*--fix runs them now/),
  });
  const mended = await examine('--fix');
  expect(mended).toEqual({
    status: 0,
    unwell: { migrations: expect.stringMatching(/^mended/) },
  });
});
