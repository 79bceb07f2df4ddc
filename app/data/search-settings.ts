// Postgres settings for searches, which start in a large table and are planned for their values.
export const SEARCH_STATEMENT_MS = 2_500;

const FOR_BOTH = {
  // Data is in memory, where reading ahead only repeats lookups.
  effective_io_concurrency: 0,
  // Large enough for exact bitmaps of matches.
  work_mem: '16MB',
};

const FOR_CONNECTIONS = {
  ...FOR_BOTH,
  // Compiling or starting workers takes longer than most searches.
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  // In memory, random reads cost hardly more than sequential ones.
  random_page_cost: 0.3,
  seq_page_cost: 0.3,
};

const asOptions = (settings: object) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

export const START_OPTIONS = asOptions(FOR_BOTH);
/** For the connections of the search pool, so that no pooler shares them. */
export const SEARCH_OPTIONS = asOptions(FOR_CONNECTIONS).join(' ');
