// Opens the database: a real Postgres when an address is given, else the embedded one. Same dialect, same queries.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { EmbeddedPool } from './embedded.ts';
import { NamedStatementClient, useNamedStatements } from './named-statements.ts';
import type { Tables } from './row-types.ts';
import { parseNumbersAndDates } from './type-parsers.ts';

export type Sql = Kysely<Tables>;

export interface Database {
  sql: Sql;
  kind: 'embedded' | 'postgres';
  /** The whole embedded database as bytes; tests begin from it. */
  dump(): Promise<ArrayBuffer>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl?: string;
  dataDir?: string;
  snapshot?: ArrayBuffer;
  poolSize?: number;
  namedStatements?: boolean;
  /** Longest time one statement may take on a real Postgres. */
  statementTimeoutMs?: number;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  parseNumbersAndDates();
  useNamedStatements(options.namedStatements ?? true);
  return options.databaseUrl ? openPostgres(options) : openEmbedded(options);
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const pool = await EmbeddedPool.open(options);
  const sql: Sql = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return {
    sql,
    kind: 'embedded',
    dump: () => pool.dump(),
    async close() {
      await sql.destroy();
      // Kysely leaves a pool open that it has not used yet.
      await pool.end();
    },
  };
}

function openPostgres(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    Client: NamedStatementClient,
    max: options.poolSize ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    connectionTimeoutMillis: 5_000,
  });
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {});
  const sql: Sql = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return {
    sql,
    kind: 'postgres',
    dump: () => Promise.reject(new Error('Only the embedded database can be dumped this way')),
    async close() {
      await sql.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}
