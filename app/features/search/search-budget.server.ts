// Search has its own share of the database, so that no search, and no number of them, can starve the pages.
import { sql as raw } from 'kysely';
import { Turns } from '../../base/turns.ts';
import type { Sql } from '../../data/database.ts';
import { DatabaseError } from '../../data/database-error.ts';
import type { Context } from '../../http/context.ts';
import { HttpError } from '../../http/errors.ts';
import { searchText } from '../../text/text.ts';

/** The longest one statement of a search may take on a real Postgres. */
const STATEMENT_MS = 2_500;
/** Searches that ask a database at once; its pool has ten connections unless set otherwise. */
const MAX_AT_ONCE = 4;
/** Searches that wait for their turn; at the embedded database's slowest that is about a second. */
const MAX_WAITING = 60;
const RETRY_AFTER_SECONDS = 5;

const QUERY_CANCELED = '57014';

// Compiling a plan, or starting helpers for it, takes longer than most of these. What is searched lies in memory, where a page out of
// order costs hardly more than one in order, and either little more than its rows: thought dear, all of a table, or of a long list, would
// be read to spare a few hundred. A scan begins where its table begins: from where it ends follows how many pass. Lists of matches fit
// into the memory for work, beyond which they would name pages only. All in one text, which is sent at once.
const begin = raw`
  begin;
  set local statement_timeout = ${raw.lit(STATEMENT_MS)};
  set local jit = off;
  set local max_parallel_workers_per_gather = 0;
  set local random_page_cost = 0.3;
  set local seq_page_cost = 0.3;
  set local synchronize_seqscans = off;
  set local work_mem = '16MB'`;

const turnsOf = new WeakMap<Sql, Turns>();

/** Runs a search's statements within its budget. Throws 503 with Retry-After when that is used up. */
export async function withinSearchBudget<Result>(
  { sql, databaseKind }: Pick<Context, 'sql' | 'databaseKind'>,
  search: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const turns = turnsOf.get(sql) ?? new Turns(MAX_AT_ONCE);
  turnsOf.set(sql, turns);
  if (turns.waiting >= MAX_WAITING) throw unavailable(searchText.errors.tooBusy);
  try {
    return await turns.take(() =>
      databaseKind === 'embedded' ? search(sql) : searchAlone(sql, search),
    );
  } catch (error) {
    if (isCanceled(error)) throw unavailable(searchText.errors.tooSlow);
    throw error;
  }
}

function searchAlone<Result>(sql: Sql, search: (sql: Sql) => Promise<Result>): Promise<Result> {
  return sql.connection().execute(async (connection) => {
    await begin.execute(connection);
    try {
      return await search(connection);
    } finally {
      // Of a transaction that failed it is the end as well.
      await raw`commit`.execute(connection);
    }
  });
}

function isCanceled(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === QUERY_CANCELED;
  return error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;
}

function unavailable(detail: string): HttpError {
  return new HttpError(503, detail, { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
}
