// Runs of jobs: the cost of each is counted while it runs and stored with it in pg-boss's tables,
// which the status page, metrics and the doctor read here alone.
import { sql as raw } from 'kysely';
import { countUse, DatabaseUse } from '../data/background-work.ts';
import type { Sql } from '../data/database.ts';

/** How long it took, of that in the database, and over how many rows. */
export type Ran = { ms: number; databaseMs: number; rows: number };

/** Does the work; what it threw is returned beside what it took. */
export async function countRun(
  work: () => Promise<void>,
): Promise<Ran & { failed?: { error: unknown } }> {
  const use = new DatabaseUse();
  const startedAt = performance.now();
  const failed = await countUse(use, work).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const ms = Math.round(performance.now() - startedAt);
  return { ms, databaseMs: Math.round(use.databaseMs), rows: use.rows, failed };
}

/** The last run of each job that ended well, the longest first. */
export async function listLastRuns(sql: Sql): Promise<Array<{ job: string } & Ran>> {
  const { rows } = await raw<{ job: string } & Ran>`
    select job, ms, "databaseMs", rows from (
      select distinct on (name) name as job, (output->>'ms')::float8 as ms,
        (output->>'databaseMs')::float8 as "databaseMs", (output->>'rows')::float8 as rows
      from jobs.job where state = 'completed' and output ? 'ms'
      order by name, completed_on desc) last
    order by ms desc`.execute(sql);
  return rows;
}

/** The queue of what failed permanently. */
export const DEAD_LETTERS = 'dead-letters';

/** Whether jobs have ever run: they make their tables. */
export async function haveRun(sql: Sql): Promise<boolean> {
  const { rows } = await raw<{ found: string | null }>`
    select to_regclass('jobs.job')::text as found`.execute(sql);
  return rows[0]?.found != null;
}

interface FailedForGood {
  job: string;
  count: number;
  hasWorkedSince: boolean;
}

export async function listFailedForGood(sql: Sql): Promise<FailedForGood[]> {
  const { rows } = await raw<FailedForGood>`
    select coalesce(d.source_name, 'unknown') as job, count(*)::int as count,
      bool_and(exists (select from jobs.job later where later.name = d.source_name
        and later.state = 'completed' and later.completed_on > d.created_on)) as "hasWorkedSince"
    from jobs.job d
    where d.name = ${DEAD_LETTERS} and d.state = 'created' group by 1 order by 1`.execute(sql);
  return rows;
}

export async function forgetFailures(sql: Sql, jobs: readonly string[]): Promise<void> {
  await raw`
    delete from jobs.job
    where name = ${DEAD_LETTERS} and source_name = any (${jobs}::text[])`.execute(sql);
}

export interface JobState {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  /** Of the last run that began; null where none is remembered, which is for a week. */
  began_at: Date | null;
  seconds: number | null;
  /** Of pg-boss: completed, failed, active, retry. */
  state: string | null;
  /** Runs of the last week that failed at least once. */
  failures: number;
}

/** Those that fail first. */
export async function listScheduled(sql: Sql): Promise<JobState[]> {
  const { rows } = await raw<JobState>`
    select s.name, s.cron, last.started_on as began_at, last.state::text as state,
      extract(epoch from last.completed_on - last.started_on)::float as seconds, coalesce(kept.failures, 0)::int as failures
    from jobs.schedule s
      left join lateral (select * from jobs.job j where j.name = s.name and j.started_on is not null
        order by j.started_on desc limit 1) last on true
      left join lateral (select count(*) filter (where j.retry_count > 0 or j.state in ('failed', 'retry')) as failures
        from jobs.job j where j.name = s.name and j.created_on > now() - interval '7 days') kept on true
    order by failures desc, began_at desc nulls last, s.name`.execute(sql);
  return rows;
}

/** By what they wait for; `failed` are those that failed permanently, each counted once. */
export async function countJobs(
  sql: Sql,
): Promise<Array<{ job: string; state: string; count: number }>> {
  const { rows } = await raw<{ job: string; state: string; count: number }>`
    select name as job, state::text as state, count(*)::int as count from jobs.job
    where state in ('created', 'retry', 'active') and name <> ${DEAD_LETTERS}
    group by name, state`.execute(sql);
  const failed = await listFailedForGood(sql);
  return [...rows, ...failed.map(({ job, count }) => ({ job, state: 'failed', count }))];
}
