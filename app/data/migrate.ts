// Applies db/migrations and the page cache's triggers, each once, in one transaction.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { CompiledQuery, sql as raw } from 'kysely';
import { formatTriggers } from '../page-cache/tag-writers.ts';
import { lockInTransaction } from './advisory-locks.ts';
import type { Database, Sql } from './database.ts';
import { CACHE_TRIGGERS, findRelease } from './releases.ts';

const FOLDER = new URL('../../db/migrations/', import.meta.url);

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

export function listMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{3}-[a-z0-9-]+(\.compatible)?\.sql$/.test(file))
    .sort()
    .map((file) => toMigration(file, readFileSync(new URL(file, folder), 'utf8')))
    .concat(cacheTriggers());
}

function toMigration(name: string, text: string): Migration {
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
}

/** Named after its checksum: a changed list of triggers is a new migration. */
function cacheTriggers(): Migration {
  const { text, checksum } = toMigration(CACHE_TRIGGERS, formatTriggers());
  return { name: `${CACHE_TRIGGERS}-${checksum.slice(0, 12)}`, text, checksum };
}

/** The database has migrations that these do not agree with. */
export class SchemaConflict extends Error {}

/** It was made by another version. */
export class OtherSchema extends SchemaConflict {
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

/** It is one of an earlier release, which `./griot upgrade` carries over. */
export class FormerSchema extends SchemaConflict {
  constructor(release: string) {
    super(
      `This database is one of Griot ${release}; nothing was changed. Stop the site and run
  ./griot upgrade --check   what would happen
  ./griot upgrade           does it, after a backup: accounts, follows, alerts, lists, listings, payments and all`,
    );
  }
}

/** A newer version has changed it in a way this one does not know. */
export class NewerSchema extends SchemaConflict {
  constructor(name: string) {
    super(
      `A newer version of Griot has changed this database (its ${name} is unknown here); nothing was changed.
Start that version again, or restore the backup made before the upgrade:  ./griot restore FILE --replace`,
    );
  }
}

/** Returns the names applied. Throws SchemaConflict. */
export async function migrate(
  database: Pick<Database, 'sql'>,
  migrations = listMigrations(),
): Promise<string[]> {
  return database.sql.transaction().execute(async (transaction) => {
    // Indexes of millions of rows take longer than the limit of requests.
    await raw`set local statement_timeout = 0`.execute(transaction);
    await lockInTransaction(transaction, 'migrations');
    await createMigrationTable(transaction);
    const applied = await appliedMigrations(transaction);
    const conflict = findConflict(applied, migrations);
    if (conflict) throw conflict;
    const names = await applyMissing(transaction, applied, migrations);
    await makeMissingKeys(transaction);
    return names;
  });
}

const KEY_PURPOSES = ['mail links', 'sandbox events', 'forgotten', 'security log'];

/** Made here alone: a database that travels has none (starter-database.ts). */
async function makeMissingKeys(sql: Sql): Promise<void> {
  const { rows } = await raw<{ isThere: boolean }>`
    select to_regclass('signing_keys') is not null as "isThere"`.execute(sql);
  // Tests migrate parts of the schema.
  if (!rows[0]?.isThere) return;
  await raw`
    insert into signing_keys (purpose, secret)
    select purpose, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
    from unnest(${KEY_PURPOSES}::text[]) as purpose
    on conflict do nothing`.execute(sql);
}

/** A command is newer than the site whose database it was to use. */
class OlderSite extends SchemaConflict {
  constructor(missing: readonly string[]) {
    super(
      `The running site is of an earlier version than this command: ${missing.join(', ')} will run when it starts anew. Nothing was changed; restart the site first.`,
    );
  }
}

/** Throws SchemaConflict unless every migration is applied; changes nothing. */
export async function requireMigrated(sql: Sql, migrations = listMigrations()): Promise<void> {
  const applied = await appliedMigrations(sql);
  const conflict = findConflict(applied, migrations);
  if (conflict) throw conflict;
  const missing = migrations.flatMap(({ name }) => (applied.has(name) ? [] : [name]));
  if (missing.length > 0) throw new OlderSite(missing);
}

async function createMigrationTable(sql: Sql): Promise<void> {
  await sql.executeQuery(
    CompiledQuery.raw(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    ),
  );
}

async function applyMissing(
  sql: Sql,
  applied: ReadonlyMap<string, string>,
  migrations: Migration[],
): Promise<string[]> {
  const names: string[] = [];
  for (const { name, text, checksum } of migrations) {
    if (applied.has(name)) continue;
    await sql.executeQuery(CompiledQuery.raw(text));
    await raw`
      insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(sql);
    names.push(name);
  }
  return names;
}

/** All of them, in an empty schema and the caller's transaction. */
export async function applyMigrations(sql: Sql): Promise<void> {
  await createMigrationTable(sql);
  await applyMissing(sql, new Map(), listMigrations());
}

/**
 * Other: one of these was changed, or is missing beside an unknown one. Newer: all of these were
 * applied and an unknown one, unless its name marks it as compatible with earlier versions
 * (NNN-name.compatible.sql).
 */
export function findConflict(
  applied: Map<string, string>,
  migrations = listMigrations(),
): SchemaConflict | undefined {
  const changed = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  const former = findRelease(applied);
  if (changed && former) return new FormerSchema(former.name);
  if (changed) return new OtherSchema(changed.name);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].find(
    (name) =>
      !known.has(name) && !name.startsWith(CACHE_TRIGGERS) && !name.endsWith('.compatible.sql'),
  );
  if (!unknown) return undefined;
  const isComplete = migrations.every(({ name }) => applied.has(name));
  return isComplete ? new NewerSchema(unknown) : new OtherSchema(unknown);
}

export async function appliedMigrations(sql: Sql): Promise<Map<string, string>> {
  const { rows } = await raw<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations`.execute(sql);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}
