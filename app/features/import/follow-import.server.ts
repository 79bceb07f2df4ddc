// Batches leave the search out: updating it takes ten times as long as writing the rows.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { refreshLeaders } from '../startups/related.server.ts';

const STARTUPS_AT_ONCE = 1_000;
// From here rebuilding is cheaper than updating, if at least half of all startups changed.
const AFRESH_FROM = 20_000;

/** Updates startups changed at or after `since`, some per transaction. Idempotent. */
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
    await refreshLeaders(sql);
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
      await raw`select refresh_search_startups(${ids}::bigint[]), refresh_search_names('startup', ${ids}::bigint[]),
        count_startups(${ids}::bigint[])`.execute(transaction);
    });
    last = highest;
    done += ids.length;
    onProgress(done);
  }
}

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
