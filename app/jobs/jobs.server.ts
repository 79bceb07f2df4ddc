// Background jobs, defined in the features' jobs.server.ts and listed in server/jobs.ts, on
// pg-boss's queue in the database (decision 005). Requests have priority (decision 079).
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { type Db, PgBoss } from 'pg-boss';
import type { Sql } from '../data/database.ts';
import { countRun, DEAD_LETTERS, type Ran } from './runs.server.ts';

/** A scheduled job. Failed or killed runs are repeated, so it must be idempotent. */
export interface Job {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  /** Also runs when a process starts its jobs, or if it is needed then: for what visitors see. */
  atStart?: boolean | (() => Promise<boolean>);
  run(): Promise<void>;
}

/** Runs repeatedly with a pause, for work queued in its own table. */
export interface Loop {
  name: string;
  everyMs: number;
  /** After `signal` aborts, finish current work and take nothing new. */
  run(signal: AbortSignal): Promise<void>;
}

/** The site's own log is one. */
export interface JobLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Work {
  jobs: Job[];
  loops: Loop[];
}

// A killed job is noticed within this time and one watch more.
const HEARTBEAT_S = 20;
const WATCH_S = 30;
// Of every queue, also of an idle site. Nothing waits in one but for its schedule or a retry.
const POLL_S = 10;
// With growing delays; then the job goes to the dead letters.
const RETRIES = 4;
const FIRST_RETRY_S = 5;
const LONGEST_RETRY_S = 3_600;
const STOP_TIMEOUT_MS = 8_000;
/** Jobs that are due at the start begin one after the other. */
const STARTS_EVERY_S = 15;
/** Loops look for work every few seconds: one is worth a line that asked the database so long. */
const LONG_LOOK_MS = 1_000;

export interface RunningJobs {
  /** Finishes current work, for at most 8 seconds. */
  stop(): Promise<void>;
}

interface JobsOptions {
  sql: Sql;
  kind: 'embedded' | 'postgres';
  work: Work;
  log: JobLog;
}

/**
 * Creates the queue's schema at the first start. Where it throws, nothing runs. Loops do not wait
 * for the queue: what it asks takes seconds after a kill, and mails are due.
 */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const { sql, kind, work, log } = options;
  const loops = work.loops.map((loop) => startLoop(loop, log));
  const stopLoops = () => Promise.all(loops.map((stop) => stop()));
  const boss = new PgBoss({
    db: queueDatabase(sql),
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    superviseIntervalSeconds: WATCH_S,
    monitorIntervalSeconds: WATCH_S,
  });
  boss.on('error', (error) => report(log, error, 'queue'));
  try {
    await boss.start();
    await boss.createQueue(DEAD_LETTERS);
    const due = await startQueues(boss, work.jobs, log);
    for (const [place, job] of due.entries()) {
      await boss.send(job.name, {}, { startAfter: place * STARTS_EVERY_S });
    }
    await forgetOldSchedules(boss, work.jobs);
  } catch (error) {
    await Promise.all([boss.stop({ graceful: false }).catch(() => {}), stopLoops()]);
    throw error;
  }
  log.info({ jobs: work.jobs.length, loops: work.loops.length }, 'jobs run here');
  return {
    async stop() {
      const stopped = stopLoops();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      await stopped;
    },
  };
}

/** pg-boss on our connections: works on the embedded database, without a second pool. */
function queueDatabase(sql: Sql): Db {
  return {
    executeSql: (text, values = []) =>
      sql.connection().execute(async (connection) => {
        try {
          const { rows } = await connection.executeQuery(CompiledQuery.raw(text, values));
          return { rows };
        } catch (error) {
          // Some statements are whole transactions; a failed one must not stay open.
          if (values.length === 0) {
            await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
          }
          throw error;
        }
      }),
  };
}

/** Returns a function that stops the loop and settles when current work is finished. */
function startLoop(loop: Loop, log: JobLog): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      const { failed, ...ran } = await countRun(() => loop.run(signal));
      if (failed) report(log, failed.error, loop.name);
      else if (ran.databaseMs >= LONG_LOOK_MS) log.info({ loop: loop.name, ...ran }, 'loop ran');
      await wait(loop.everyMs, undefined, { signal }).catch(() => {});
    }
  })();
  return () => {
    stopping.abort();
    return running;
  };
}

/** Returns the jobs that are due at the start. */
async function startQueues(boss: PgBoss, jobs: readonly Job[], log: JobLog): Promise<Job[]> {
  const due: Job[] = [];
  for (const job of jobs) {
    const options = {
      retryLimit: RETRIES,
      retryDelay: FIRST_RETRY_S,
      retryBackoff: true,
      retryDelayMax: LONGEST_RETRY_S,
      heartbeatSeconds: HEARTBEAT_S,
      deadLetter: DEAD_LETTERS,
    };
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
    if (await isDueAtStart(job)) due.push(job);
    await boss.work(job.name, { pollingIntervalSeconds: POLL_S }, () => runJob(job, log));
    await boss.schedule(job.name, job.cron);
  }
  return due;
}

/** What it returns stays with the job in the queue, for metrics and the doctor. */
async function runJob(job: Job, log: JobLog): Promise<Ran> {
  const { failed, ...ran } = await countRun(() => job.run());
  if (failed) {
    report(log, failed.error, job.name);
    throw failed.error;
  }
  log.info({ job: job.name, ...ran }, 'job ran');
  return ran;
}

async function isDueAtStart({ atStart = false }: Job): Promise<boolean> {
  return typeof atStart === 'boolean' ? atStart : atStart();
}

/** Unschedules removed jobs. */
async function forgetOldSchedules(boss: PgBoss, jobs: Job[]): Promise<void> {
  const scheduled = new Set(jobs.map((job) => job.name));
  for (const { name } of await boss.getSchedules()) {
    if (!scheduled.has(name)) await boss.unschedule(name);
  }
}

/** The error's type and place without its message, which could hold personal data. */
function report(log: JobLog, error: unknown, job: string): void {
  const { name, code, stack } = error as { name?: string; code?: string; stack?: string };
  const at = stack?.split('\n').find((line) => /^\s+at .*[/\\](app|server)[/\\]/.test(line));
  log.error({ job, error: name, code, at: at?.trim() }, 'job failed');
}
