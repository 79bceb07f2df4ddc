// Opens Postgres when a URL is given, otherwise the embedded database, with the same dialect.
import {
  Kysely,
  type Logger,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import pg from 'pg';
import { BackgroundWork } from './background-work.ts';
import { DatabaseError } from './database-error.ts';
import { EmbeddedPool } from './embedded.ts';
import { EpochGuard, startHeartbeat } from './failover.ts';
import { CONNECTION_LIMITS, listenOn, SILENT_SERVER_MS } from './listen-on.ts';
import { NamedStatementClient, useNamedStatements } from './named-statements.ts';
import { poolOfSite } from './operator-socket.ts';
import { parseNumbersAndDates, SEARCH_OPTIONS, SEARCH_STATEMENT_MS } from './postgres-settings.ts';
import { queryBudget } from './query-budget.ts';
import type { Tables } from './row-types.ts';

export type Sql = Kysely<Tables>;

export interface Database {
  sql: Sql;
  /** For searches: on Postgres a small pool with its own settings; otherwise the same as sql. */
  searchSql: Sql;
  /** For background work, which leaves the database to requests for most of the time. */
  backgroundSql: Sql;
  /** For /readyz, which must not wait behind requests: on Postgres a connection of its own. */
  checkSql: Sql;
  kind: 'embedded' | 'postgres';
  /** Calls back after each notification and each reconnect; returns a function that stops it. */
  listen(channel: string, onNotified: () => void): Promise<() => Promise<void>>;
  /** Open and idle connections, and waiting callers. */
  load(): { open: number; idle: number; waiting: number };
  /** Settles when the database has failed permanently in this process. */
  lost: Promise<Error>;
  /** A connection to the embedded database, for `./griot` beside it. */
  connect(): Promise<PostgresPoolClient>;
  /** A copy of the embedded database, in memory. */
  dump(): Promise<ArrayBuffer>;
  /** Copies the files of the embedded database into a new folder. */
  copyFiles(folder: string): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl?: string;
  dataDir?: string;
  snapshot?: ArrayBuffer;
  poolSize?: number;
  namedStatements?: boolean;
  /** Limit of a statement on Postgres, or of the wait for the embedded database; 0 is none. */
  statementTimeoutMs?: number;
  /** Limit of a search's statement on Postgres; the embedded database cannot stop any. */
  searchTimeoutMs?: number;
  /** Called after every query with its text, without values, and its duration. */
  onQuery?: (text: string, durationMs: number) => void;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  parseNumbersAndDates();
  useNamedStatements(options.namedStatements ?? true);
  return options.databaseUrl ? openPostgres(options) : openEmbedded(options);
}

const embedded = new WeakSet<Sql>();

export const isEmbedded = (sql: Sql): boolean => embedded.has(sql);

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const pool = await EmbeddedPool.open(options);
  const background = new BackgroundWork();
  const dialect = new PostgresDialect({ pool: background.requestPool(pool) });
  const sql: Sql = new Kysely({ dialect, plugins: [queryBudget], log: reportQueries(options) });
  const backgroundSql = background.openSql(pool, options.onQuery);
  embedded.add(sql).add(backgroundSql);
  return {
    sql,
    searchSql: sql,
    backgroundSql,
    checkSql: sql,
    kind: 'embedded',
    listen: (channel, onNotified) => pool.listen(channel, onNotified),
    load: () => pool.load(),
    lost: pool.lost,
    connect: () => pool.connect(),
    dump: () => pool.dump(),
    copyFiles: (folder) => pool.copyFiles(folder),
    async close() {
      await Promise.all([sql.destroy(), backgroundSql.destroy()]);
      // Kysely does not close a pool that it has not used.
      await pool.end();
    },
  };
}

const EMBEDDED_ONLY = 'Only the embedded database is shared and copied this way';

/** The database of a command that runs while the site does. */
export type SharedDatabase = Pick<Database, 'sql' | 'kind' | 'close'>;

/** The embedded database that another process has open; undefined when that takes no commands. */
export async function openThroughSite(dataDir: string): Promise<SharedDatabase | undefined> {
  const pool = await poolOfSite(dataDir);
  if (!pool) return undefined;
  const sql: Sql = new Kysely({ dialect: new PostgresDialect({ pool }) });
  embedded.add(sql);
  return { sql, kind: 'embedded', close: () => sql.destroy() };
}

// New connections replan everything, which a quiet site's visitors would notice.
const IDLE_CONNECTION_MS = 600_000;

/** Of a statement's time, for waiting for a lock: 5 s of a visitor's 30. */
const LOCK_SHARE = 1 / 6;
/** Proxies give a check a few seconds. */
const CHECK_MS = 2_000;
const CANNOT_CONNECT_NOW = '57P03';
const FORMER_PRIMARY = 'A former primary answers in place of its successor';

/** Searches at once; more would compete for processors and take other queries' connections. */
export const ASKED_AT_ONCE = 3;

function openPostgres(options: DatabaseOptions): Database {
  const { databaseUrl, poolSize = 10, statementTimeoutMs = 30_000 } = options;
  const { searchTimeoutMs = SEARCH_STATEMENT_MS } = options;
  const settings: pg.PoolConfig = {
    connectionString: databaseUrl,
    Client: NamedStatementClient,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    // Later than the statement's timeout, the server itself has stopped responding.
    query_timeout: statementTimeoutMs > 0 ? statementTimeoutMs + SILENT_SERVER_MS : undefined,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs * LOCK_SHARE,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    ...CONNECTION_LIMITS,
  };
  const pool = new pg.Pool(settings);
  const searchPool = new pg.Pool({
    ...settings,
    max: ASKED_AT_ONCE,
    // Searches can be rare; pages keep their connections open.
    min: 1,
    statement_timeout: searchTimeoutMs,
    query_timeout: searchTimeoutMs + SILENT_SERVER_MS,
    options: SEARCH_OPTIONS,
  });
  const checkPool = new pg.Pool({
    ...settings,
    max: 1,
    statement_timeout: CHECK_MS,
    query_timeout: CHECK_MS,
    connectionTimeoutMillis: CHECK_MS,
  });
  const pools = [pool, searchPool, checkPool];
  // Pools replace broken connections; without a listener the error would end the process.
  const clients = new Set<NamedStatementClient>();
  for (const one of pools) {
    one.on('error', () => {});
    one.on('connect', (client) => {
      client.on('error', () => {});
      if (client instanceof NamedStatementClient) clients.add(client);
    });
    one.on('remove', (client) => {
      if (client instanceof NamedStatementClient) clients.delete(client);
    });
  }
  const epochs = new EpochGuard();
  const heartbeat = startHeartbeat(databaseUrl ?? '', epochs, () => {
    for (const client of clients) client.endIfBusy();
  });
  const background = new BackgroundWork();
  const poolOf = (of: pg.Pool): PostgresPool => {
    const connect = async () => {
      if (heartbeat.isAlive) return connectToCurrent(of, epochs);
      throw new DatabaseError({ code: CANNOT_CONNECT_NOW, message: 'Postgres does not answer' });
    };
    return { connect, end: () => of.end(), options: {} };
  };
  const open = (pool: PostgresPool): Sql =>
    new Kysely({
      dialect: new PostgresDialect({ pool }),
      plugins: [queryBudget],
      log: reportQueries(options),
    });
  const sql = open(background.requestPool(poolOf(pool)));
  const searchSql = open(background.requestPool(poolOf(searchPool)));
  const checkSql = open(poolOf(checkPool));
  const backgroundSql = background.openSql(poolOf(pool), options.onQuery);
  const sum = (count: (pool: pg.Pool) => number) => count(pool) + count(searchPool);
  return {
    sql,
    searchSql,
    backgroundSql,
    checkSql,
    kind: 'postgres',
    listen: (channel, onNotified) => listenOn(databaseUrl ?? '', channel, onNotified),
    load: () => ({
      open: sum(({ totalCount }) => totalCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    }),
    lost: new Promise(() => {}),
    connect: () => Promise.reject(new Error(EMBEDDED_ONLY)),
    dump: () => Promise.reject(new Error(EMBEDDED_ONLY)),
    copyFiles: () => Promise.reject(new Error(EMBEDDED_ONLY)),
    async close() {
      await heartbeat.stop();
      const all = [sql, searchSql, backgroundSql, checkSql];
      await Promise.all(all.map((one) => one.destroy()));
      // Kysely does not close a pool that it has not used.
      await Promise.all(pools.map(async (one) => one.ending || (await one.end())));
    },
  };
}

/** Each transaction begins here: none goes to a former primary once its successor is known. */
async function connectToCurrent(pool: pg.Pool, epochs: EpochGuard): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect();
    const isNew = !epochs.knows(client);
    try {
      if (isNew) await epochs.identify(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
    if (epochs.isCurrent(client)) return client;
    client.release(true);
    if (isNew) throw new DatabaseError({ code: CANNOT_CONNECT_NOW, message: FORMER_PRIMARY });
  }
}

function reportQueries({ onQuery }: DatabaseOptions): Logger | undefined {
  return onQuery && (({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis));
}
