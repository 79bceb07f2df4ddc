// Settings for searches, whose plans differ from those of pages: each begins in a large table and is planned for its values.

/** The longest one statement of a search may take on a real Postgres; the embedded one cannot stop any. */
export const SEARCH_STATEMENT_MS = 2_500;

/** For both databases. */
const FOR_BOTH = {
  // Data lies in memory: reading ahead would look each page up twice.
  effective_io_concurrency: 0,
  // Lists of matches fit into it, row by row.
  work_mem: '16MB',
};

const FOR_CONNECTIONS = {
  ...FOR_BOTH,
  // To compile a plan, or to start workers for it, takes longer than most searches.
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  // In memory a page out of order costs hardly more than one in order, and either little more than its rows.
  random_page_cost: 0.3,
  seq_page_cost: 0.3,
};

const asOptions = (settings: object) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** For an embedded Postgres that is started. */
export const START_OPTIONS = asOptions(FOR_BOTH);
/** For a connection that serves nothing else: its own from the beginning, so that no pooler hands them on. */
export const SEARCH_OPTIONS = asOptions(FOR_CONNECTIONS).join(' ');
