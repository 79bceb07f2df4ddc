// A run of an import: noted in the database, and followed by figures and search at its end. Batches
// leave them out: updating them takes ten times as long as writing the rows.
import { basename } from 'node:path';
import { type RawBuilder, sql as raw } from 'kysely';
import { refreshLeaders } from '../../../catalogue/related.server.ts';
import { isEmbedded, type Sql } from '../../../data/database.ts';
import type { ImportCounts, ImportKind } from './contract.ts';
import { findUnfinished } from './runs.server.ts';
import type { Survey } from './survey-file.server.ts';

const AT_ONCE = 1_000;
/** The embedded database answers nobody else meanwhile. */
const AT_ONCE_EMBEDDED = 200;
// From here rebuilding is cheaper than updating, if at least half of all startups changed.
const AFRESH_FROM = 20_000;

interface Run {
  id: number;
  startedAt: Date;
  /** Since when these may be out of date: an earlier import may have been interrupted. */
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
  onProgress?: OnProgress,
): Promise<void> {
  if (isFollowed(kind)) {
    if (counts.created > 1_000) await raw`analyze ${raw.raw(FILLED[kind])}`.execute(sql);
    await followRounds(sql, run.behindSince, onProgress);
    await followStartups(sql, kind, run.behindSince, onProgress);
  }
  const { read, created, updated, unchanged, rejected } = counts;
  await raw`update import_runs set finished_at = clock_timestamp(), rows_read = ${read}, created = ${created}, updated = ${updated},
    unchanged = ${unchanged}, rejected = ${rejected} where id = ${run.id}`.execute(sql);
  // This run has processed the rows of interrupted imports as well.
  if (isFollowed(kind)) {
    await raw`
      update import_runs set finished_at = clock_timestamp()
      where finished_at is null and started_at <= ${run.startedAt}`.execute(sql);
  }
}

/** Without statistics Postgres expects few rows in what was just filled, and plans badly. */
const FILLED = {
  startups: 'startups, startup_industries, startup_sources, sources, people, startup_people',
  rounds: 'fundings, funding_reports, funding_investors, investors, sources',
} as const;

export const isFollowed = (kind: ImportKind): kind is keyof typeof FILLED => kind in FILLED;

type OnProgress = (done: number, all: number) => void;

/** Updates startups changed at or after `since`, some per transaction. Idempotent. */
async function followStartups(
  sql: Sql,
  kind: keyof typeof FILLED,
  since: Date,
  onProgress?: OnProgress,
): Promise<void> {
  const { rows } = await raw<{ changed: number; all: number }>`
    select count(*) filter (where updated_at >= ${since})::int as changed, count(*)::int as all
    from startups`.execute(sql);
  const { changed, all } = rows[0] ?? { changed: 0, all: 0 };
  if (changed === 0) return;
  if (changed >= AFRESH_FROM && changed * 2 >= all) {
    onProgress?.(0, changed);
    await makeSearchAfresh(sql);
    onProgress?.(changed, changed);
  } else {
    await inParts(
      sql,
      raw`select id from startups where updated_at >= ${since}`,
      (ids) =>
        raw`refresh_search_startups(${ids}), refresh_search_names('startup', ${ids}), count_startups(${ids})`,
      onProgress,
    );
    await refreshLeaders(sql);
  }
  const shown =
    kind === 'startups'
      ? raw`'{all}'`
      : raw`array(select list_affected_tags(array(select id from startups where updated_at >= ${since}), '{}'))`;
  await raw`select record_invalidation(${shown})`.execute(sql);
}

/** Figures of startups and investors whose rounds changed at or after `since`. */
async function followRounds(sql: Sql, since: Date, onProgress?: OnProgress): Promise<void> {
  const changed = raw`select from fundings f where f.updated_at >= ${since}`;
  await inParts(
    sql,
    raw`select s.id from startups s where exists (${changed} and f.startup_id = s.id)`,
    (ids) =>
      raw`refresh_round_sources(array(select id from fundings where startup_id = any (${ids}))), refresh_startup_figures(${ids})`,
    onProgress,
  );
  await inParts(
    sql,
    raw`select i.id from investors i where i.created_at >= ${since}
      or exists (select from funding_investors l where l.investor_id = i.id and exists (${changed} and f.id = l.funding_id))`,
    (ids) => raw`refresh_investor_figures(${ids}), refresh_search_names('investor', ${ids})`,
    onProgress,
  );
}

/** Calls functions for the ids of `query`, some a transaction, in which no trigger repeats them. */
async function inParts(
  sql: Sql,
  query: RawBuilder<unknown>,
  calls: (ids: RawBuilder<unknown>) => RawBuilder<unknown>,
  onProgress?: OnProgress,
): Promise<void> {
  const { rows } = await raw<{ id: number }>`${query} order by id`.execute(sql);
  const atOnce = isEmbedded(sql) ? AT_ONCE_EMBEDDED : AT_ONCE;
  for (let done = 0; done < rows.length; done += atOnce) {
    onProgress?.(done, rows.length);
    const ids = rows.slice(done, done + atOnce).map(({ id }) => id);
    await sql.transaction().execute(async (transaction) => {
      await raw`select set_config('griot.defer_figures', 'on', true)`.execute(transaction);
      await raw`select ${calls(raw`${ids}::bigint[]`)}`.execute(transaction);
    });
  }
  if (rows.length > 0) onProgress?.(rows.length, rows.length);
}

/** Search and sums, and the figures that interrupted imports have left. */
export async function reindexSearch(sql: Sql): Promise<void> {
  const { rows } = await raw<{ since: Date | null }>`
    select min(started_at) as since from import_runs where finished_at is null`.execute(sql);
  if (rows[0]?.since) await followRounds(sql, rows[0].since);
  await makeSearchAfresh(sql);
}

/** Rebuilds search, which then has all rows of interrupted imports, and marks these as ended. */
export async function endInterrupted(sql: Sql): Promise<void> {
  const { runs, isImporting } = await findUnfinished(sql);
  await reindexSearch(sql);
  if (isImporting) return;
  await raw`
    update import_runs set finished_at = clock_timestamp()
    where finished_at is null and id = any (${runs.map(({ id }) => id)}::bigint[])`.execute(sql);
}

async function makeSearchAfresh(sql: Sql): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    await raw`set local statement_timeout = 0`.execute(transaction);
    await raw`select refresh_search()`.execute(transaction);
  });
}
