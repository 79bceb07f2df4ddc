import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, globSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CompiledQuery, sql as raw } from 'kysely';
import { openDatabase, type Sql } from '../app/data/database.ts';
import { countAllRows } from '../app/data/upgrade.ts';
import type { RestoreOptions } from './backup-embedded.ts';
import { CommandFailed, EXIT } from './exit-codes.ts';
import { databaseOf, withPostgresEnvironment } from './postgres-environment.ts';

export async function backupPostgres(
  databaseUrl: string,
  file: string,
  isDryRun = false,
): Promise<number> {
  const program = findProgram('pg_dump');
  await look(databaseUrl);
  if (isDryRun) return 0;
  const unfinished = `${file}.unfinished`;
  // Created here, as pg_dump would make it readable to everybody on the machine.
  rmSync(unfinished, { force: true });
  closeSync(openSync(unfinished, 'wx', 0o600));
  run(
    program,
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${unfinished}`],
    databaseUrl,
    () => rmSync(unfinished, { force: true }),
  );
  renameSync(unfinished, file);
  return statSync(file).size;
}

/** Restores it into a new database of the server, counts its rows and drops that again. */
export async function testPostgresBackup(databaseUrl: string, file: string): Promise<number> {
  const program = findProgram('pg_restore');
  const name = `griot_restore_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await ask(databaseUrl, (sql) => sql.executeQuery(CompiledQuery.raw(`create database ${name}`)));
  try {
    run(program, [...RESTORE, `--dbname=${name}`, file], url.href);
    return await ask(url.href, countAllRows);
  } finally {
    await ask(databaseUrl, (sql) =>
      sql.executeQuery(CompiledQuery.raw(`drop database if exists ${name}`)),
    );
  }
}

async function ask<Answer>(databaseUrl: string, query: (sql: Sql) => Promise<Answer>) {
  const database = await openDatabase({ databaseUrl, poolSize: 1, statementTimeoutMs: 0 });
  try {
    return await query(database.sql);
  } finally {
    await database.close();
  }
}

const RESTORE = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];

export async function restorePostgres(
  databaseUrl: string,
  file: string,
  { replace, dryRun }: RestoreOptions,
): Promise<undefined> {
  const program = findProgram('pg_restore');
  if (!existsSync(file)) throw new CommandFailed(`There is no file ${file}.`);
  const listed = spawnSync(program, ['--list', file], { encoding: 'utf8' });
  if (listed.status !== 0)
    throw new CommandFailed(
      `${file} is no backup of a Postgres: ${listed.stderr.trim()} Nothing was changed.`,
    );
  const tablesCount = await look(databaseUrl);
  if (tablesCount > 0 && !replace) {
    throw new CommandFailed(
      'The database at DATABASE_URL is not empty. Nothing was changed. With --replace its tables make room; stop the site first.',
    );
  }
  if (dryRun) return undefined;
  const clean = tablesCount > 0 ? ['--clean', '--if-exists'] : [];
  run(program, [...RESTORE, ...clean, `--dbname=${databaseOf(databaseUrl)}`, file], databaseUrl);
  return undefined;
}

/** Number of tables. */
async function look(databaseUrl: string): Promise<number> {
  const { rows } = await ask(databaseUrl, (sql) =>
    raw<{ count: number }>`
      select count(*)::int as count
      from pg_tables where schemaname = current_schema()`.execute(sql),
  );
  return rows[0]?.count ?? 0;
}

function findProgram(name: string): string {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found) return found;
  throw new CommandFailed(
    `${name} is not installed. Install the client programs of Postgres, of the server's version or newer: apt-get install postgresql-client (Debian, Ubuntu), brew install libpq (macOS).`,
    EXIT.dependencyDown,
  );
}

function run(program: string, args: string[], databaseUrl: string, undo = () => {}): void {
  const { status, stderr } = withPostgresEnvironment(databaseUrl, (environment) =>
    spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...environment } }),
  );
  if (status === 0) return;
  undo();
  throw new CommandFailed(`${program} failed: ${stderr.trim()}`);
}
