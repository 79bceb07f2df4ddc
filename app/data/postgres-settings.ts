// Settings of Postgres for searches, which start in a large table and are planned for their values,
// and what the driver makes of types.
import pg from 'pg';

/** Limit of a search's statement on Postgres; the embedded database cannot stop any. */
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

const { builtins } = pg.types;
// pg does not name array types.
const INT4_ARRAY: number = 1007;
const INT8_ARRAY: number = 1016;
const JSON_ARRAY: number = 199;

/**
 * Parses int8 and numeric as numbers, since all amounts and counts here fit exactly. Dates stay
 * text ("2022-03-01"): a Date would add a time zone.
 */
export function parseNumbersAndDates(): void {
  pg.types.setTypeParser(builtins.INT8, Number);
  pg.types.setTypeParser(INT8_ARRAY, pg.types.getTypeParser(INT4_ARRAY));
  pg.types.setTypeParser(JSON_ARRAY, parseJsonArray);
  pg.types.setTypeParser(builtins.NUMERIC, Number);
  pg.types.setTypeParser(builtins.DATE, String);
}

const readByCharacter: (text: string) => unknown[] = pg.types.getTypeParser(JSON_ARRAY);

/**
 * Postgres quotes elements as JSON quotes strings, but for the line breaks that json_agg writes
 * between tokens. pg's own parser takes a seventh of a page's time in the database.
 */
function parseJsonArray(text: string): unknown[] {
  // Nulls have no quotes.
  if (text.includes('NULL')) return readByCharacter(text);
  const elements = text.slice(1, -1).replaceAll('\n', ' ');
  // Short ones, such as numbers and [1], have no quotes.
  return JSON.parse(`[${elements}]`).map((element: unknown) =>
    typeof element === 'string' ? JSON.parse(element) : element,
  );
}
