// Databases for tests, copied from one that was migrated and filled once per run (test/global-setup.ts).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sql as raw } from 'kysely';
import { type Database, openDatabase } from '../app/data/database.ts';

export type Catalogue = 'empty' | 'starter';

export const SNAPSHOTS: Record<Catalogue, URL> = {
  empty: new URL('../build/test/empty.tar', import.meta.url),
  starter: new URL('../build/test/starter.tar', import.meta.url),
};
const PGLITE = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const EMBEDDED_CODE = join(dirname(PGLITE), 'pglite.wasm');
/** Address of a real Postgres whose user may create databases. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL;

export function templateName(catalogue: Catalogue): string {
  return `griot_template_${catalogue}`;
}

export function addressOf(name: string): string {
  const address = new URL(TEST_DATABASE_URL ?? '');
  address.pathname = `/${name}`;
  return address.href;
}

export function openTestDatabase(catalogue: Catalogue): Promise<Database> {
  return TEST_DATABASE_URL ? openPostgresCopy(catalogue) : openSnapshot(catalogue);
}

// Held, so that V8 shares it between all databases of a process: what it has optimised for one it need not for the next.
const heldCode: WebAssembly.Module[] = [];

async function openSnapshot(catalogue: Catalogue): Promise<Database> {
  if (heldCode.length === 0) heldCode.push(await WebAssembly.compile(readFileSync(EMBEDDED_CODE)));
  const bytes = readFileSync(SNAPSHOTS[catalogue]);
  return openDatabase({ snapshot: new Uint8Array(bytes).buffer });
}

let copies = 0;

async function openPostgresCopy(catalogue: Catalogue): Promise<Database> {
  const name = `griot_test_${process.pid}_${++copies}`;
  await runOnServer(`create database ${name} template ${templateName(catalogue)}`);
  const database = await openDatabase({ databaseUrl: addressOf(name), poolSize: 6 });
  return {
    ...database,
    async close() {
      await database.close();
      await runOnServer(`drop database ${name}`);
    },
  };
}

/** Runs one statement on the server's own database; names in it are ours, never input. */
export async function runOnServer(statement: string): Promise<void> {
  const server = await openDatabase({ databaseUrl: TEST_DATABASE_URL, poolSize: 1 });
  try {
    await raw.raw(statement).execute(server.sql);
  } finally {
    await server.close();
  }
}
