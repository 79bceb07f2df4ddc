import { basename } from 'node:path';
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { ImportCounts, ImportKind } from './contract.ts';
import { followStartups } from './follow-import.server.ts';
import type { Survey } from './survey-file.server.ts';

export interface Run {
  id: number;
  startedAt: Date;
  /** Since when the search may be out of date: an earlier import may have been interrupted. */
  behindSince: Date;
}

export async function beginRun(sql: Sql, kind: ImportKind, survey: Survey): Promise<Run> {
  const { rows } = await raw<Run>`
    insert into import_runs (kind, file_name, content_hash) values (${kind}, ${basename(survey.path)}, ${survey.contentHash})
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
