// Lets the search follow startups that were imported, then invalidates all cached pages. Each batch leaves both out:
// indexes of the search take ten times as long as the rows, and pages show what follows with it.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

const STARTUPS_AT_ONCE = 1_000;
/** From here on, making the search afresh costs less than following row by row, if at least half of all startups are new to it. */
const AFRESH_FROM = 20_000;

/**
 * Startups changed at or after that moment. Each part is a transaction of its own; doing it again does no harm, so that an interrupted
 * one is simply done again.
 */
export async function followStartups(
  sql: Sql,
  since: Date,
  onProgress?: (done: number, all: number) => void,
): Promise<void> {
  const { rows } = await raw<{ changed: number; all: number }>`
    select count(*) filter (where updated_at >= ${since})::int as changed, count(*)::int as all from startups`.execute(
    sql,
  );
  const { changed, all } = rows[0] ?? { changed: 0, all: 0 };
  if (changed === 0) return;
  if (changed >= AFRESH_FROM && changed * 2 >= all) {
    onProgress?.(0, changed);
    await reindexSearch(sql);
    onProgress?.(changed, changed);
  } else {
    await followInParts(sql, since, (done) => onProgress?.(done, changed));
  }
  await raw`select record_invalidation('{all}')`.execute(sql);
}

async function followInParts(
  sql: Sql,
  since: Date,
  onProgress: (done: number) => void,
): Promise<void> {
  let done = 0;
  for (let last = 0; ; ) {
    const ids = await listChanged(sql, since, last);
    const highest = ids.at(-1);
    if (highest === undefined) return;
    await sql.transaction().execute(async (transaction) => {
      await raw`select refresh_search_startups(${ids}::bigint[]), refresh_search_names('startup', ${ids}::bigint[])`.execute(
        transaction,
      );
    });
    last = highest;
    done += ids.length;
    onProgress(done);
  }
}

/** Makes everything that search asks afresh. */
export async function reindexSearch(sql: Sql): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    await raw`set local statement_timeout = 0`.execute(transaction);
    await raw`select refresh_search()`.execute(transaction);
  });
}

async function listChanged(sql: Sql, since: Date, after: number): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    select id from startups where updated_at >= ${since} and id > ${after} order by id limit ${STARTUPS_AT_ONCE}`.execute(
    sql,
  );
  return rows.map(({ id }) => id);
}
