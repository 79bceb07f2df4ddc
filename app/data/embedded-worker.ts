// Runs the embedded Postgres in a worker thread, so that queries do not block requests. It uses
// node-postgres for the same named statements and type parsers as on a server.
import { constants, cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type pg from 'pg';
import { errorFields } from './database-error.ts';
import type { EmbeddedOptions, EmbeddedReply, EmbeddedRequest } from './embedded.ts';
import { NamedStatementClient } from './named-statements.ts';
import { parseNumbersAndDates, START_OPTIONS } from './postgres-settings.ts';

/**
 * A socket to PGlite that speaks Postgres's protocol with node-postgres. PGlite's own client is
 * slower: parsing takes it a sixth of a small query's time.
 */
class EmbeddedConnection extends Duplex {
  private pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.pglite = pglite;
  }

  connect(): void {
    this.pglite.waitReady.then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
  }

  // Required by node-postgres.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  /** Sends all messages of a query at once, as one call of PGlite. */
  override _writev(chunks: Array<{ chunk: Buffer }>, done: (error?: Error | null) => void): void {
    const messages = Buffer.concat(chunks.map(({ chunk }) => chunk));
    this._write(messages, 'buffer', done);
  }

  override _write(messages: Buffer, _: string, done: (error?: Error | null) => void): void {
    this.pglite
      .execProtocolRawStream(messages, {
        // Postgres writes its files itself.
        syncToFs: false,
        // Copied, since PGlite reuses this memory.
        onRawData: (answer) => void this.push(Buffer.from(answer)),
      })
      .then(() => done(), done);
  }
}

/** Options of the start. */
const OPTIONS = [
  // There are no replicas, and loads into new tables need no log.
  'wal_level=minimal',
  'max_wal_senders=0',
  // The default keeps a gigabyte of log.
  'max_wal_size=128MB',
  // Data is in memory or the system's cache, so random reads cost little. With the default of 4
  // Postgres prefers to scan whole tables.
  'random_page_cost=1.1',
];

// For an empty database. The process grows by the pages that it reads into its buffers.
const LEAST_BUFFERS_MB = 48;
// The data that visitors read of 50,000 startups.
const MOST_BUFFERS_MB = 256;

/** For a database in memory when no directory is given. */
function startOptions(dataDir?: string): string[] {
  const options = [...OPTIONS, `shared_buffers=${buffersFor(dataDir)}MB`];
  return [
    ...PGlite.defaultStartParams,
    ...options.flatMap((option) => ['-c', option]),
    ...START_OPTIONS,
  ];
}

/** Pages outside the buffers cost a system call. Buffers are allocated at start. */
function buffersFor(dataDir?: string): number {
  const tables = dataDir && join(dataDir, 'base');
  if (!tables || !existsSync(tables)) return LEAST_BUFFERS_MB;
  const bytes = readdirSync(tables, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(tables, name)).size)
    .reduce((sum, size) => sum + size, 0);
  return Math.min(MOST_BUFFERS_MB, Math.max(LEAST_BUFFERS_MB, Math.ceil(bytes / 1_048_576)));
}

const port = parentPort;
if (!port) throw new Error('embedded-worker.ts runs as a worker thread only');
const { dataDir, snapshot, shortenLogMs = 30_000 } = workerData as EmbeddedOptions;

const pglite = new PGlite({
  dataDir,
  startParams: startOptions(dataDir),
  loadDataDir: snapshot ? new Blob([snapshot]) : undefined,
  extensions: { pg_trgm, unaccent },
  // For a new database: a damaged file is an error, not a wrong answer.
  initDbStartParams: ['--data-checksums'],
});
const client: pg.Client = new NamedStatementClient({
  stream: () => new EmbeddedConnection(pglite),
  user: 'postgres',
  database: 'postgres',
  ssl: false,
});

async function answer(request: EmbeddedRequest): Promise<EmbeddedReply> {
  const { id } = request;
  try {
    if (request.kind === 'close') {
      await pglite.close();
      return { id };
    }
    // Copies then start without replaying the log.
    if (request.kind !== 'query') await client.query('checkpoint');
    if (request.kind === 'copy') {
      if (!dataDir) throw new Error('A database in memory has no files');
      cpSync(dataDir, request.folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
      return { id };
    }
    if (request.kind === 'dump') {
      const dump = await pglite.dumpDataDir('none');
      return { id, dump: await dump.arrayBuffer() };
    }
    const { rows, rowCount, command } = await client.query(request.text, request.values);
    return { id, rows, rowCount, command };
  } catch (error) {
    return { id, error: errorFields(error) };
  }
}

client.on('notification', ({ channel }) => {
  port.postMessage({ id: -1, notified: channel } satisfies EmbeddedReply);
});

parseNumbersAndDates();
const ready = client.connect();
ready.then(
  () => port.postMessage({ id: 0 } satisfies EmbeddedReply),
  (error: unknown) =>
    port.postMessage({ id: 0, error: errorFields(error) } satisfies EmbeddedReply),
);
let queue: Promise<unknown> = ready;
port.on('message', (request: EmbeddedRequest) => {
  // At once: what is queued behind the end would ask a database that is gone.
  if (request.kind === 'close') clearInterval(shortening);
  queue = queue
    .then(() => answer(request))
    // A dump is moved, not copied.
    .then((reply) => port.postMessage(reply, reply.dump ? [reply.dump] : []));
});

// There are no background processes: without checkpoints the log would grow, and a start after a
// crash would replay all of it.
const CHECKPOINT_AFTER_BYTES = 64 * 1_048_576;

async function shortenLog(): Promise<void> {
  const { rows } = await client.query(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
  );
  if (rows[0]?.bytes > CHECKPOINT_AFTER_BYTES) await client.query('checkpoint');
}

const shortening = dataDir
  ? // Fails in an aborted transaction; the next one succeeds.
    setInterval(() => {
      queue = queue.then(shortenLog).catch(() => {});
    }, shortenLogMs).unref()
  : undefined;
