// Opens the database: a real Postgres when an address is given, else the embedded one. Same dialect, same queries.
import { Kysely, type Logger, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CONNECTION_LIMITS, SILENT_SERVER_MS } from './connection-limits.ts';
import { EmbeddedPool } from './embedded.ts';
import { listenOn } from './listen-on.ts';
import { NamedStatementClient, useNamedStatements } from './named-statements.ts';
import type { Tables } from './row-types.ts';
import { SEARCH_OPTIONS, SEARCH_STATEMENT_MS } from './search-settings.ts';
import { parseNumbersAndDates } from './type-parsers.ts';

export type Sql = Kysely<Tables>;

export interface Database {
  sql: Sql;
  /** For searches: a few connections of their own on a real Postgres, with settings that suit them; else the same as sql. */
  searchSql: Sql;
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
  /** Longest time one statement may take on a real Postgres, or wait for others on the embedded one; 0 is unlimited. */
  statementTimeoutMs?: number;
  /** Told of every query: its text, in which values are only numbered, and how long it took. */
  onQuery?: (text: string, durationMs: number) => void;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  parseNumbersAndDates();
  useNamedStatements(options.namedStatements ?? true);
  return options.databaseUrl ? openPostgres(options) : openEmbedded(options);
}

const embedded = new WeakSet<Sql>();

export function isEmbedded(sql: Sql): boolean {
  return embedded.has(sql);
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const pool = await EmbeddedPool.open(options);
  const sql: Sql = new Kysely({ dialect: new PostgresDialect({ pool }), log: logTo(options) });
  embedded.add(sql);
  return {
    sql,
    searchSql: sql,
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

// A new connection has to plan everything anew, which visitors of a quiet site would wait for at each of their visits.
const IDLE_CONNECTION_MS = 600_000;

/**
 * How many searches ask a database at once, and how many startups or suggestions: with more they would only push each other out of its
 * processors, and leave others none of the connections.
 */
export const ASKED_AT_ONCE = 3;

function openPostgres(options: DatabaseOptions): Database {
  const { databaseUrl, poolSize = 10, statementTimeoutMs = 30_000 } = options;
  const settings: pg.PoolConfig = {
    connectionString: databaseUrl,
    Client: NamedStatementClient,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    // Past the time a statement may take, the server itself has stopped answering.
    query_timeout: statementTimeoutMs > 0 ? statementTimeoutMs + SILENT_SERVER_MS : undefined,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    ...CONNECTION_LIMITS,
  };
  const pool = new pg.Pool(settings);
  const searchPool = new pg.Pool({
    ...settings,
    max: ASKED_AT_ONCE,
    // Pages keep theirs open by asking; nobody may search for an hour.
    min: 1,
    statement_timeout: SEARCH_STATEMENT_MS,
    query_timeout: SEARCH_STATEMENT_MS + SILENT_SERVER_MS,
    options: SEARCH_OPTIONS,
  });
  const pools = [pool, searchPool];
  // A connection that breaks fails its query, an idle one is replaced at its next use; without listeners either would end the process.
  for (const one of pools) {
    one.on('error', () => {});
    one.on('connect', (client) => client.on('error', () => {}));
  }
  const open = (of: pg.Pool): Sql =>
    new Kysely({ dialect: new PostgresDialect({ pool: of }), log: logTo(options) });
  const sql = open(pool);
  const searchSql = open(searchPool);
  const sum = (count: (pool: pg.Pool) => number) => count(pool) + count(searchPool);
  return {
    sql,
    searchSql,
    kind: 'postgres',
    listen: (channel, onNotified) => listenOn(databaseUrl ?? '', channel, onNotified),
    load: () => ({
      open: sum(({ totalCount }) => totalCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    }),
    // A server that went away may come back.
    lost: new Promise(() => {}),
    dump: () => Promise.reject(new Error('Only the embedded database can be dumped this way')),
    async close() {
      await Promise.all([sql.destroy(), searchSql.destroy()]);
      // Kysely leaves a pool open that it has not used yet.
      await Promise.all(pools.map(async (one) => one.ending || (await one.end())));
    },
  };
}

function logTo({ onQuery }: DatabaseOptions): Logger | undefined {
  return onQuery && (({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis));
}
