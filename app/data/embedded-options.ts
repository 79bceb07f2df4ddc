// Start options of the embedded Postgres.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { START_OPTIONS } from './search-settings.ts';

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
export function startOptions(dataDir?: string): string[] {
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
