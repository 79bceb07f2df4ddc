// Applies db/migrations in order and then the triggers of the page cache, each once and all in one transaction.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { CompiledQuery, sql as raw } from 'kysely';
import { formatTriggers } from '../page-cache/trigger-sql.ts';
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
    .map((file) => toMigration(file, readFileSync(new URL(file, folder), 'utf8')))
    .concat(cacheTriggers());
}

function toMigration(name: string, text: string): Migration {
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
}

const CACHE_TRIGGERS = 'cache-triggers';

/** Named after its text: when the list of tag writers has changed, this is a new migration. */
function cacheTriggers(): Migration {
  const { text, checksum } = toMigration(CACHE_TRIGGERS, formatTriggers());
  return { name: `${CACHE_TRIGGERS}-${checksum.slice(0, 12)}`, text, checksum };
}

/** The database was made by other migrations than these, which can only begin with an empty one. */
export class OtherSchema extends Error {
  constructor(name: string) {
    super(
      `This database was made by another version of Griot (its ${name} is not this one's); nothing was changed.
Its catalogue comes along by export and import; accounts and what belongs to them do not.
  With that version:  ./griot export startups --output startups.jsonl.gz
                      and likewise investors, rounds, news and metrics
  With this one, on an empty database or data directory:  ./griot import startups.jsonl.gz, and so on`,
    );
  }
}

/** Brings the database up to date; returns the names applied. Throws OtherSchema. */
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
    const other = findOtherSchema(applied, migrations);
    if (other) throw new OtherSchema(other);
    const names: string[] = [];
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      await transaction.executeQuery(CompiledQuery.raw(migration.text));
      await raw`insert into schema_migrations (name, checksum)
                values (${migration.name}, ${migration.checksum})`.execute(transaction);
      names.push(migration.name);
    }
    return names;
  });
}

/**
 * A name that was applied and that these migrations cannot follow: its text was another one, or it is unknown here
 * while some of these are missing. Unknown ones beside all of these are a newer version's: processes of both may run.
 */
export function findOtherSchema(
  applied: Map<string, string>,
  migrations = listMigrations(),
): string | undefined {
  const changed = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (changed) return changed.name;
  if (migrations.every(({ name }) => applied.has(name))) return undefined;
  const known = new Set(migrations.map(({ name }) => name));
  return [...applied.keys()].find((name) => !known.has(name) && !name.startsWith(CACHE_TRIGGERS));
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
