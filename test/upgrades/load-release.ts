// Loads what scripts of an earlier release wrote (README.md), into an empty database.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { CompiledQuery } from 'kysely';
import type { Sql } from '../../app/data/database.ts';

/** The names within are whole, so the dump empties the search path. */
const EXTENSIONS = `
  create schema public;
  create extension pg_trgm with schema public;
  create extension unaccent with schema public;`;

export async function loadRelease(sql: Sql, release: string): Promise<void> {
  const packed = readFileSync(new URL(`${release}.sql.gz`, import.meta.url));
  const dump = gunzipSync(packed)
    .toString()
    .replace(/^\\.*$/gm, '')
    .replace(/^SET .*transaction_timeout.*$/m, '')
    .replace('CREATE SCHEMA public;', EXTENSIONS);
  await sql.connection().execute(async (connection) => {
    const run = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
    await run('drop schema public cascade');
    await run(dump);
    await run('reset all');
  });
}
