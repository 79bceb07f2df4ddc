// Runs the embedded Postgres in a worker thread, so that queries do not block requests. It uses
// node-postgres for the same named statements and type parsers as on a server.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type pg from 'pg';
import { errorFields } from './database-error.ts';
import type { EmbeddedReply, EmbeddedRequest } from './embedded.ts';
import { EmbeddedConnection } from './embedded-connection.ts';
import { startOptions } from './embedded-options.ts';
import { NamedStatementClient } from './named-statements.ts';
import { parseNumbersAndDates } from './type-parsers.ts';

const port = parentPort;
if (!port) throw new Error('embedded-worker.ts runs as a worker thread only');
const { dataDir, snapshot } = workerData as { dataDir?: string; snapshot?: ArrayBuffer };

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
    if (request.kind === 'dump') {
      // Copies then start without replaying the log.
      await client.query('checkpoint');
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
  queue = queue
    .then(() => answer(request))
    // A dump is moved, not copied.
    .then((reply) => port.postMessage(reply, reply.dump ? [reply.dump] : []));
});

// There are no background processes: without checkpoints the log would grow, and a start after a
// crash would replay all of it.
const CHECKPOINT_EVERY_MS = 30_000;
const CHECKPOINT_AFTER_BYTES = 64 * 1_048_576;

async function shortenLog(): Promise<void> {
  const { rows } = await client.query(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
  );
  if (rows[0]?.bytes > CHECKPOINT_AFTER_BYTES) await client.query('checkpoint');
}

if (dataDir) {
  // Fails in an aborted transaction; the next one succeeds.
  setInterval(() => {
    queue = queue.then(shortenLog).catch(() => {});
  }, CHECKPOINT_EVERY_MS).unref();
}
