// Runs the embedded Postgres off the main thread: in the main thread a long query would stop every visitor.
// Queries go through node-postgres, so that both databases share its named statements and type parsers.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type pg from 'pg';
import { errorFields } from './database-error.ts';
import type { EmbeddedReply, EmbeddedRequest } from './embedded.ts';
import { NamedStatementClient } from './named-statements.ts';
import { parseNumbersAndDates } from './type-parsers.ts';

const port = parentPort;
if (!port) throw new Error('embedded-worker.ts runs as a worker thread only');
const { dataDir, snapshot } = workerData as { dataDir?: string; snapshot?: ArrayBuffer };

const pglite = new PGlite({
  dataDir,
  loadDataDir: snapshot ? new Blob([snapshot]) : undefined,
  extensions: { pg_trgm, unaccent },
});
const client: pg.Client = new NamedStatementClient(createPgConfig(pglite));

async function answer(request: EmbeddedRequest): Promise<EmbeddedReply> {
  const { id } = request;
  try {
    if (request.kind === 'close') {
      await pglite.close();
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

parseNumbersAndDates();
const ready = client.connect();
ready.then(
  () => port.postMessage({ id: 0 } satisfies EmbeddedReply),
  (error: unknown) =>
    port.postMessage({ id: 0, error: errorFields(error) } satisfies EmbeddedReply),
);
let queue: Promise<unknown> = ready;
port.on('message', (request: EmbeddedRequest) => {
  queue = queue.then(() => answer(request)).then((reply) => port.postMessage(reply));
});
