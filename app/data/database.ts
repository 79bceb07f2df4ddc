// Opens the database: a real Postgres when an address is given, else the embedded one. Same dialect, same queries.
import { Kysely, type Logger, PostgresDialect } from 'kysely';
import pg from 'pg';
import { EmbeddedPool } from './embedded.ts';
import { listenOn } from './listen-on.ts';
import { NamedStatementClient, useNamedStatements } from './named-statements.ts';
import type { Tables } from './row-types.ts';
import { parseNumbersAndDates } from './type-parsers.ts';

export type Sql = Kysely<Tables>;

export interface Database {
  sql: Sql;
  kind: 'embedded' | 'postgres';
  /**
   * Calls back after each notification on a channel, and whenever one may have been missed: after the connection was
   * away. Answers what ends it.
   */
  listen(channel: string, onNotified: () => void): Promise<() => Promise<void>>;
  /** Connections open, of those idle, and callers waiting for one. */
  load(): DatabaseLoad;
  /** Settles when the database can never answer again in this process. */
  lost: Promise<Error>;
  /** The whole embedded database as bytes; tests begin from it. */
  dump(): Promise<ArrayBuffer>;
  close(): Promise<void>;
}

export interface DatabaseLoad {
  open: number;
  idle: number;
  waiting: number;
}

export interface DatabaseOptions {
  databaseUrl?: string;
  dataDir?: string;
  snapshot?: ArrayBuffer;
  poolSize?: number;
  namedStatements?: boolean;
  /** Longest time one statement may take on a real Postgres. */
  statementTimeoutMs?: number;
  /** Told of every query: its text, in which values are only numbered, and how long it took. */
  onQuery?: (text: string, durationMs: number) => void;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  parseNumbersAndDates();
  useNamedStatements(options.namedStatements ?? true);
  return options.databaseUrl ? openPostgres(options) : openEmbedded(options);
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const pool = await EmbeddedPool.open(options);
  const sql: Sql = new Kysely({ dialect: new PostgresDialect({ pool }), log: logTo(options) });
  return {
    sql,
    kind: 'embedded',
    listen: (channel, onNotified) => pool.listen(channel, onNotified),
    load: () => pool.load(),
    lost: pool.lost,
    dump: () => pool.dump(),
    async close() {
      await sql.destroy();
      // Kysely leaves a pool open that it has not used yet.
      await pool.end();
    },
  };
}

// Past the time a statement may take, the server itself has stopped answering.
const SILENT_SERVER_MS = 5_000;
// A new connection has to plan everything anew, which visitors of a quiet site would wait for at each of their visits.
const IDLE_CONNECTION_MS = 600_000;

function openPostgres(options: DatabaseOptions): Database {
  const { databaseUrl, statementTimeoutMs = 30_000 } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: NamedStatementClient,
    max: options.poolSize ?? 10,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs > 0 ? statementTimeoutMs + SILENT_SERVER_MS : undefined,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {});
  const sql: Sql = new Kysely({ dialect: new PostgresDialect({ pool }), log: logTo(options) });
  return {
    sql,
    kind: 'postgres',
    listen: (channel, onNotified) => listenOn(databaseUrl ?? '', channel, onNotified),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // A server that went away may come back.
    lost: new Promise(() => {}),
    dump: () => Promise.reject(new Error('Only the embedded database can be dumped this way')),
    async close() {
      await sql.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}

function logTo({ onQuery }: DatabaseOptions): Logger | undefined {
  return onQuery && (({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis));
}
