// A Postgres for measurements, with the settings that docs/operating.md asks for.
import { totalmem } from 'node:os';
import { startPostgres } from '../scripts/test-postgres.ts';

const MIB = 1_048_576;

/** Answers its address. It is thrown away as the process ends, unless TEST_DATABASE_URL names it. Throws where there is none. */
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
