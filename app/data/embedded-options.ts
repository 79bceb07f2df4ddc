// What the embedded Postgres is started with.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { START_OPTIONS } from './search-settings.ts';

const OPTIONS = [
  // Nothing ever follows its log, and loads into new tables need none: a killed process finds those written out.
  'wal_level=minimal',
  'max_wal_senders=0',
  // Of the log no more is kept than the next minutes fill; the default is a gigabyte.
  'max_wal_size=128MB',
  // What is not in its memory is in the system's: to Postgres's mind a page out of order costs four times one in order,
  // and it would rather read all of a table than find a few hundred rows of it.
  'random_page_cost=1.1',
];

// Postgres's default, for what is loaded into an empty one.
const LEAST_BUFFERS_MB = 128;
// As much as visitors' calls read of 50,000 startups.
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

/** A page that is not in its buffers costs a call to the system. All of them are taken at the start: no more than there are tables. */
function buffersFor(dataDir?: string): number {
  const tables = dataDir && join(dataDir, 'base');
  if (!tables || !existsSync(tables)) return LEAST_BUFFERS_MB;
  const bytes = readdirSync(tables, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(tables, name)).size)
    .reduce((sum, size) => sum + size, 0);
  return Math.min(MOST_BUFFERS_MB, Math.max(LEAST_BUFFERS_MB, Math.ceil(bytes / 1_048_576)));
}
