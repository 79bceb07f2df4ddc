// Which files were imported, and what became of them.
import { sql as raw } from 'kysely';
import { isHeld } from '../../../data/advisory-locks.ts';
import type { Sql } from '../../../data/database.ts';
import type { ImportKind } from './contract.ts';

interface Run {
  id: number;
  kind: ImportKind;
  file_name: string;
  started_at: Date;
  /** Null when it was interrupted. */
  finished_at: Date | null;
  created: number | null;
  updated: number | null;
  undone_at: Date | null;
  /** Its changes are still recorded, or it wrote nothing. */
  can_undo: boolean;
}

const RUNS = raw`
  select id, kind, file_name, started_at, finished_at, created, updated, undone_at,
    undone_at is null and (coalesce(created + updated, 1) = 0 or exists (
      select from import_changes c where c.run_id = r.id)) as can_undo
  from import_runs r`;

/** The latest first. */
export async function listRuns(sql: Sql, limit: number): Promise<Run[]> {
  const { rows } = await raw<Run>`${RUNS} order by id desc limit ${limit}`.execute(sql);
  return rows;
}

export async function findRun(sql: Sql, id: number): Promise<Run | null> {
  const { rows } = await raw<Run>`${RUNS} where id = ${id}`.execute(sql);
  return rows[0] ?? null;
}

interface Unfinished {
  runs: Array<Pick<Run, 'id' | 'kind' | 'file_name'>>;
  /** One may be under way: none of them is known to be interrupted. */
  isImporting: boolean;
}

export async function findUnfinished(sql: Sql): Promise<Unfinished> {
  const { rows } = await raw<Unfinished['runs'][number] & { isImporting: boolean }>`
    select id, kind, file_name, ${isHeld('import')} as "isImporting" from import_runs
    where finished_at is null order by id`.execute(sql);
  const isImporting = rows.some((run) => run.isImporting);
  return { runs: rows.map(({ id, kind, file_name }) => ({ id, kind, file_name })), isImporting };
}

/** Deletes the changes of older imports: they can no longer be undone. */
const UNDONE_WITHIN_DAYS = 180;

export async function forgetOldChanges(sql: Sql, now: Date): Promise<void> {
  await raw`
    delete from import_changes c using import_runs r
    where r.id = c.run_id and r.started_at < ${now}::timestamptz - make_interval(days => ${UNDONE_WITHIN_DAYS})`.execute(
    sql,
  );
}
