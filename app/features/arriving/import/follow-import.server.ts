// A run of an import: noted in the database, and followed by figures and search at its end. Batches
// leave them out: updating them takes ten times as long as writing the rows.
import { basename } from 'node:path';
import { type RawBuilder, sql as raw } from 'kysely';
import { refreshLeaders } from '../../../catalogue/related.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { ImportCounts, ImportKind } from './contract.ts';
import type { Survey } from './survey-file.server.ts';

const AT_ONCE = 1_000;
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
  onSearch?: (rows: number, all: number) => void,
): Promise<void> {
  const isFollowed = kind === 'startups' || kind === 'rounds';
  if (isFollowed) {
    if (counts.created > 1_000) await raw`analyze ${raw.raw(WRITTEN[kind])}`.execute(sql);
    await followRounds(sql, run.behindSince);
    await followStartups(sql, run.behindSince, onSearch);
  }
  const { read, created, updated, unchanged, rejected } = counts;
  await raw`update import_runs set finished_at = clock_timestamp(), rows_read = ${read}, created = ${created}, updated = ${updated},
    unchanged = ${unchanged}, rejected = ${rejected} where id = ${run.id}`.execute(sql);
  // What interrupted imports had left was followed as well.
  if (isFollowed) {
    await raw`update import_runs set finished_at = clock_timestamp() where finished_at is null and started_at <= ${run.startedAt}`.execute(
      sql,
    );
  }
}

/** Without statistics Postgres expects few rows in what was just filled, and plans badly. */
const WRITTEN = {
  startups: 'startups, startup_industries, startup_sources, sources, people, startup_people',
  rounds: 'fundings, funding_reports, funding_investors, investors, sources',
} as const;

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
  onProgress?.(0, changed);
  if (changed >= AFRESH_FROM && changed * 2 >= all) {
    await makeSearchAfresh(sql);
  } else {
    const ids = raw<{ id: number }>`select id from startups where updated_at >= ${since}`;
    await inParts(
      sql,
      ids,
      (part) =>
        raw`refresh_search_startups(${part}), refresh_search_names('startup', ${part}), count_startups(${part})`,
      (done) => onProgress?.(done, changed),
    );
    await refreshLeaders(sql);
  }
  onProgress?.(changed, changed);
  await raw`select record_invalidation('{all}')`.execute(sql);
}

/** Figures of startups and investors whose rounds changed at or after `since`. */
async function followRounds(sql: Sql, since: Date): Promise<void> {
  const changed = raw`select from fundings f where f.updated_at >= ${since}`;
  await inParts(
    sql,
    raw`select s.id from startups s where exists (${changed} and f.startup_id = s.id)`,
    (part) =>
      raw`refresh_round_sources(array(select id from fundings where startup_id = any (${part}))), refresh_startup_figures(${part})`,
  );
  await inParts(
    sql,
    raw`select i.id from investors i where i.created_at >= ${since}
      or exists (select from funding_investors l where l.investor_id = i.id and exists (${changed} and f.id = l.funding_id))`,
    (part) => raw`refresh_investor_figures(${part}), refresh_search_names('investor', ${part})`,
  );
}

/** Calls functions for these ids, some a transaction, in which triggers leave figures alone. */
async function inParts(
  sql: Sql,
  query: RawBuilder<unknown>,
  calls: (part: RawBuilder<unknown>) => RawBuilder<unknown>,
  onProgress?: (done: number) => void,
): Promise<void> {
  const { rows } = await raw<{ id: number }>`select id from (${query}) its order by id`.execute(
    sql,
  );
  for (let done = 0; done < rows.length; ) {
    const ids = rows.slice(done, done + AT_ONCE).map(({ id }) => id);
    await sql.transaction().execute(async (transaction) => {
      await raw`select set_config('griot.defer_figures', 'on', true)`.execute(transaction);
      await raw`select ${calls(raw`${ids}::bigint[]`)}`.execute(transaction);
    });
    done += ids.length;
    onProgress?.(done);
  }
}

/** Search and sums, and the figures that interrupted imports have left. */
export async function reindexSearch(sql: Sql): Promise<void> {
  const { rows } = await raw<{ since: Date | null }>`
    select min(started_at) as since from import_runs where finished_at is null`.execute(sql);
  if (rows[0]?.since) await followRounds(sql, rows[0].since);
  await makeSearchAfresh(sql);
}

async function makeSearchAfresh(sql: Sql): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    await raw`set local statement_timeout = 0`.execute(transaction);
    await raw`select refresh_search()`.execute(transaction);
  });
}
