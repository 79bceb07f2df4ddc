// What a run of a job took: counted while it goes on, kept with it in the queue, and read there.
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import { Asked, countAsked } from '../data/guests.ts';

/** How long it took, of that in the database, and over how many rows. */
export type Ran = { ms: number; databaseMs: number; rows: number };

/** Does the work; what it threw is returned beside what it took. */
export async function countRun(
  work: () => Promise<void>,
): Promise<Ran & { failed?: { error: unknown } }> {
  const asked = new Asked();
  const startedAt = performance.now();
  const failed = await countAsked(asked, work).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const ms = Math.round(performance.now() - startedAt);
  return { ms, databaseMs: Math.round(asked.databaseMs), rows: asked.rows, failed };
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
