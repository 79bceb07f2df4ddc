// What suits searches, whose plans are other ones than a page's: each begins in a large table, and its plan is made for its very values.

/** The longest one statement of a search may take on a real Postgres; the embedded one cannot stop any. */
export const SEARCH_STATEMENT_MS = 2_500;

/** For both databases. */
const FOR_BOTH = {
  // A scan begins where its table begins: from where it ends follows how many pass.
  synchronize_seqscans: 'off',
  // What lies in memory is not read ahead: each page would only be looked up twice.
  effective_io_concurrency: 0,
  // Lists of matches fit into it; beyond it they would name pages only.
  work_mem: '16MB',
};

const FOR_CONNECTIONS = {
  ...FOR_BOTH,
  // Compiling a plan, or starting helpers for it, takes longer than most of these.
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  // What is searched lies in memory, where a page out of order costs hardly more than one in order, and either little more than its
  // rows: thought dear, all of a table, or of a long list, would be read to spare a few hundred.
  random_page_cost: 0.3,
  seq_page_cost: 0.3,
};

const asOptions = (settings: object) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** For an embedded Postgres that is started. */
export const START_OPTIONS = asOptions(FOR_BOTH);
/** For a connection that serves nothing else: its own from the beginning, so that no pooler hands them on. */
export const SEARCH_OPTIONS = asOptions(FOR_CONNECTIONS).join(' ');
