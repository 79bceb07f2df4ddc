// The connection of an import holds its temporary tables; on Postgres rows arrive by COPY.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql as raw,
} from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import { tryLock, unlock } from '../../../data/advisory-locks.ts';
import type { Database, Sql } from '../../../data/database.ts';
import { CONNECTION_LIMITS } from '../../../data/listen-on.ts';
import { NamedStatementClient } from '../../../data/named-statements.ts';
import type { Tables } from '../../../data/row-types.ts';
import type { ImportKind } from './contract.ts';

export type StagedValue = string | number | boolean | null | readonly (string | number | boolean)[];

export interface ImportConnection {
  sql: Sql;
  kind: Database['kind'];
  /** A row as `stage` takes it. */
  encode(columns: readonly string[], row: readonly StagedValue[]): string;
  /** Fills a temporary table of this connection with these rows alone. */
  stage(
    transaction: Sql,
    table: string,
    columns: readonly string[],
    rows: readonly string[],
  ): Promise<void>;
  close(): Promise<void>;
}

export class ImportRunning extends Error {
  override name = 'ImportRunning';
  constructor() {
    super('Another import is writing to this database. Wait until it has ended.');
  }
}

/** Throws ImportRunning while another one writes. */
export async function openImportConnection(
  database: Pick<Database, 'sql'>,
  databaseUrl?: string,
): Promise<ImportConnection> {
  const connection = databaseUrl ? await connectPostgres(databaseUrl) : shareEmbedded(database);
  if (!(await tryLock(connection.sql, 'import'))) {
    await connection.close();
    throw new ImportRunning();
  }
  return connection;
}

function shareEmbedded({ sql }: Pick<Database, 'sql'>): ImportConnection {
  return {
    sql,
    kind: 'embedded',
    encode: (columns, row) =>
      JSON.stringify(Object.fromEntries(columns.map((column, index) => [column, row[index]]))),
    async stage(transaction, table, columns, rows) {
      const names = raw.join(columns.map((column) => raw.ref(column)));
      await raw`truncate ${raw.table(table)}`.execute(transaction);
      await raw`insert into ${raw.table(table)} (${names})
        select ${names} from json_populate_recordset(null::${raw.table(table)}, ${`[${rows.join()}]`}::json)`.execute(
        transaction,
      );
    },
    async close() {
      await unlock(sql, 'import');
      await raw`discard temp`.execute(sql);
    },
  };
}

async function connectPostgres(databaseUrl: string): Promise<ImportConnection> {
  const client = new NamedStatementClient({
    connectionString: databaseUrl,
    statement_timeout: 0,
    ...CONNECTION_LIMITS,
  });
  await client.connect();
  // A connection that breaks between statements fails the next statement.
  client.on('error', () => {});
  const pool: PostgresPool = {
    options: {},
    connect: async () => ({ query: client.query, release: () => {} }) as PostgresPoolClient,
    end: () => client.end(),
  };
  const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // Inserting trigrams into the index row by row costs more than the rows.
  await raw`select set_config('work_mem', '64MB', false), set_config('jit', 'off', false), set_config('temp_buffers', '64MB', false),
    set_config('gin_pending_list_limit', '1GB', false)`.execute(sql);
  return {
    sql,
    kind: 'postgres',
    encode: (_columns, row) => `${row.map(formatCopyValue).join('\t')}\n`,
    async stage(transaction, table, columns, rows) {
      await raw`truncate ${raw.table(table)}`.execute(transaction);
      const target = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
      await pipeline(Readable.from(copyText(rows)), target);
    },
    close: () => sql.destroy(),
  };
}

/** Triggers record what is written as that of the run, where there is one. */
export async function prepareWriting(
  transaction: Sql,
  kind: ImportKind,
  database: ImportConnection['kind'],
  runId: number | undefined,
): Promise<void> {
  // A server flushes asynchronous commits within a second even if this process dies; the embedded
  // database would lose them.
  const defersFigures = kind === 'startups' || kind === 'rounds';
  await raw`select set_config('griot.defer_figures', ${defersFigures ? 'on' : 'off'}, true),
    set_config('synchronous_commit', ${database === 'postgres' ? 'off' : 'on'}, true),
    set_config('griot.import_run', ${runId?.toString() ?? ''}, true)`.execute(transaction);
  // Ids were looked up in this transaction: foreign keys need no check where the role may skip it.
  if (kind === 'startups') {
    await raw`
      select set_config('session_replication_role', 'replica', true)
      where has_parameter_privilege('session_replication_role', 'set')`.execute(transaction);
  }
}

const LINES_AT_ONCE = 500;

function* copyText(lines: readonly string[]): Generator<string> {
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
    yield lines.slice(start, start + LINES_AT_ONCE).join('');
  }
}

const COPY_ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

function formatCopyValue(value: StagedValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return escapeCopy(typeof value === 'string' ? value : formatArray(value));
}

function escapeCopy(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (sign) => COPY_ESCAPES[sign] ?? sign);
}

function formatArray(values: readonly (string | number | boolean)[]): string {
  return `{${values.map((value) => (typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value))).join(',')}}`;
}
