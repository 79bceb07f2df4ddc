// A run of an import: noted in the database, and followed by the search at its end. Batches leave
// the search out: updating it takes ten times as long as writing the rows.
import { basename } from 'node:path';
import { sql as raw } from 'kysely';
import { refreshLeaders } from '../../../catalogue/related.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { ImportCounts, ImportKind } from './contract.ts';
import type { Survey } from './survey-file.server.ts';

const STARTUPS_AT_ONCE = 1_000;
// From here rebuilding is cheaper than updating, if at least half of all startups changed.
const AFRESH_FROM = 20_000;

interface Run {
  id: number;
  startedAt: Date;
  /** Since when the search may be out of date: an earlier import may have been interrupted. */
  behindSince: Date;
}

export async function beginRun(
  sql: Sql,
  kind: ImportKind,
  survey: Survey,
  uploadId?: number,
): Promise<Run> {
  const { rows } = await raw<Run>`
    insert into import_runs (kind, file_name, content_hash, upload_id)
    values (${kind}, ${basename(survey.path)}, ${survey.contentHash}, ${uploadId ?? null})
    returning id, started_at as "startedAt",
      least(started_at, (select min(started_at) from import_runs where finished_at is null)) as "behindSince"`.execute(
    sql,
  );
  const [run] = rows;
  if (!run) throw new Error('The import could not be noted');
  return run;
}

export async function endRun(
  sql: Sql,
  kind: ImportKind,
  run: Run,
  counts: ImportCounts,
  onSearch?: (rows: number, all: number) => void,
): Promise<void> {
  if (kind === 'startups') {
    await followStartups(sql, run.behindSince, onSearch);
    if (counts.created > 1_000)
      await raw`analyze startups, startup_industries, startup_sources, sources, people, startup_people`.execute(
        sql,
      );
  }
  const { read, created, updated, unchanged, rejected } = counts;
  await raw`update import_runs set finished_at = clock_timestamp(), rows_read = ${read}, created = ${created}, updated = ${updated},
    unchanged = ${unchanged}, rejected = ${rejected} where id = ${run.id}`.execute(sql);
  // The search of interrupted imports was updated as well.
  if (kind === 'startups') {
    await raw`update import_runs set finished_at = clock_timestamp() where finished_at is null and started_at <= ${run.startedAt}`.execute(
      sql,
    );
  }
}

/** Updates startups changed at or after `since`, some per transaction. Idempotent. */
async function followStartups(
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
    const { rows } = await raw<{ id: number }>`
      select id from startups where updated_at >= ${since} and id > ${last} order by id limit ${STARTUPS_AT_ONCE}`.execute(
      sql,
    );
    const ids = rows.map(({ id }) => id);
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
