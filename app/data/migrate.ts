// Applies db/migrations in order, each once and in one transaction.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { CompiledQuery, sql as raw } from 'kysely';
import { lockInTransaction } from './advisory-locks.ts';
import type { Database, Sql } from './database.ts';

const FOLDER = new URL('../../db/migrations/', import.meta.url);

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

export function listMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{3}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return { name: file, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/** Brings the database up to date; answers the names applied. Throws when an applied file has since changed. */
export async function migrate(
  database: Database,
  migrations = listMigrations(),
): Promise<string[]> {
  return database.sql.transaction().execute(async (transaction) => {
    // A new index over millions of rows takes longer than any visitor may wait.
    await raw`set local statement_timeout = 0`.execute(transaction);
    await lockInTransaction(transaction, 'migrations');
    await transaction.executeQuery(
      CompiledQuery.raw(
        `create table if not exists schema_migrations (
           name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
      ),
    );
    const applied = await appliedMigrations(transaction);
    const names: string[] = [];
    for (const migration of migrations) {
      const checksum = applied.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum) throw new Error(`${migration.name} was changed after it had been applied`);
      await transaction.executeQuery(CompiledQuery.raw(migration.text));
      await raw`insert into schema_migrations (name, checksum)
                values (${migration.name}, ${migration.checksum})`.execute(transaction);
      names.push(migration.name);
    }
    return names;
  });
}

/** Whether every migration this code knows has been applied. */
export async function isMigrated(sql: Sql, migrations = listMigrations()): Promise<boolean> {
  const applied = await appliedMigrations(sql);
  return migrations.every(({ name, checksum }) => applied.get(name) === checksum);
}

/** Name and checksum of each. */
export async function appliedMigrations(sql: Sql): Promise<Map<string, string>> {
  const { rows } = await raw<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations`.execute(sql);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}
