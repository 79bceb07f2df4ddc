// Copies of a database migrated and filled once per run (test/global-setup.ts).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sql as raw } from 'kysely';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../app/data/database.ts';
import { WAIT_HUNG_AFTER_MS } from './hung-after.ts';

export type Catalogue = 'empty' | 'starter';

export const SNAPSHOTS: Record<Catalogue, URL> = {
  empty: new URL('../build/test/empty.tar', import.meta.url),
  starter: new URL('../build/test/starter.tar', import.meta.url),
};
const PGLITE = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const EMBEDDED_CODE = join(dirname(PGLITE), 'pglite.wasm');

export function isOnPostgres(): boolean {
  return inject('databaseUrl') !== null;
}

export function templateName(catalogue: Catalogue): string {
  return `griot_template_${catalogue}`;
}

export function addressOf(name: string, server = inject('databaseUrl') ?? ''): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** No statement is given up because the machine is slow, nor a search unless a limit is given. */
export function openTestDatabase(
  catalogue: Catalogue,
  searchTimeoutMs = WAIT_HUNG_AFTER_MS,
): Promise<Database> {
  const server = inject('databaseUrl');
  return server ? openPostgresCopy(server, catalogue, searchTimeoutMs) : openSnapshot(catalogue);
}

// A shared module lets V8 optimise once for all databases of a process.
let embeddedCode: Promise<WebAssembly.Module> | undefined;

async function openSnapshot(catalogue: Catalogue): Promise<Database> {
  embeddedCode ??= WebAssembly.compile(readFileSync(EMBEDDED_CODE));
  await embeddedCode;
  const bytes = readFileSync(SNAPSHOTS[catalogue]);
  return openDatabase({ snapshot: new Uint8Array(bytes).buffer });
}

let copies = 0;

/** Without tables: no migration has run. */
export function openEmptyDatabase(): Promise<Database> {
  const server = inject('databaseUrl');
  return server ? openPostgresCopy(server, undefined) : openDatabase({});
}

async function openPostgresCopy(
  server: string,
  catalogue: Catalogue | undefined,
  searchTimeoutMs = WAIT_HUNG_AFTER_MS,
): Promise<Database> {
  const name = `griot_test_${process.pid}_${++copies}`;
  const template = catalogue ? `template ${templateName(catalogue)} strategy file_copy` : '';
  await runOnServer(server, `create database ${name} ${template}`);
  const database = await openDatabase({
    databaseUrl: addressOf(name, server),
    poolSize: 6,
    statementTimeoutMs: WAIT_HUNG_AFTER_MS,
    searchTimeoutMs,
  });
  return {
    ...database,
    async close() {
      await database.close();
      await runOnServer(server, `drop database ${name}`);
    },
  };
}

/** Runs one statement on the server's own database; never with input in names. */
export async function runOnServer(server: string, statement: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: server, poolSize: 1 });
  try {
    await raw.raw(statement).execute(database.sql);
  } finally {
    await database.close();
  }
}
