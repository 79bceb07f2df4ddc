import { totalmem } from 'node:os';
import { startPostgres } from '../scripts/test-postgres.ts';

const MIB = 1_048_576;

/**
 * Returns the address of a Postgres with the settings of docs/operating.md. It is deleted as the
 * process ends, unless TEST_DATABASE_URL names it.
 */
export async function startBenchPostgres(): Promise<string> {
  const postgres = await startPostgres({
    shared_buffers: `${Math.floor(totalmem() / 4 / MIB)}MB`,
    max_wal_size: '8GB',
  });
  if (!postgres.url) {
    throw new Error(
      `A real Postgres is needed: ${postgres.reason}. apt-get install postgresql, or name one in TEST_DATABASE_URL.`,
    );
  }
  process.once('exit', postgres.stop);
  return postgres.url;
}
