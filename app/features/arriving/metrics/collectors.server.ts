// The interface of all sources of metrics; runs those that are due, independently of each other.

import { sql as raw } from 'kysely';
import type { Metric } from '../../../base/enumerations.ts';
import type { Sql } from '../../../data/database.ts';
import { OutsideError } from '../../../http/fetch-outside.server.ts';
import type { JobLog } from '../../../jobs/jobs.server.ts';

export interface MetricPoint {
  startupId: number;
  metric: Metric;
  /** "2026-05-17" */
  measuredOn: string;
  /** A whole number from 0. */
  value: number;
  sourceUrl: string | null;
}

/** Figures of one startup or row, or a short reason why there are none. */
export type Measured = { points: MetricPoint[] } | { failed: string };

export interface MetricCollector {
  name: string;
  everyMinutes: number;
  /** A failure of one startup is yielded; throwing ends the run. */
  collect(run: { sql: Sql; now: Date; signal: AbortSignal }): AsyncIterable<Measured>;
}

const MINUTE_MS = 60_000;
const BATCH = 500;
/** Writes early when a collector is slow to fill a batch. */
const STORE_AT_LEAST_EVERY_MS = 5_000;
/** Limit of failures listed in the log. */
const LISTED_FAILURES = 20;

interface Collecting {
  sql: Sql;
  collectors: readonly MetricCollector[];
  log: JobLog;
  now: () => Date;
  signal: AbortSignal;
}

export async function runDueCollectors(collecting: Collecting): Promise<void> {
  const { sql, collectors, now, signal } = collecting;
  for (const collector of collectors) {
    if (signal.aborted) return;
    const { name, everyMinutes } = collector;
    const nextRunAt = new Date(now().getTime() + everyMinutes * MINUTE_MS);
    const { rows: claimed } = await raw`
      insert into metric_collectors (name, next_run_at) values (${name}, ${nextRunAt})
      on conflict (name) do update set next_run_at = excluded.next_run_at
        where metric_collectors.next_run_at <= ${now()}
      returning name`.execute(sql);
    if (claimed.length > 0) await runOne(collecting, collector);
  }
}

async function runOne(
  { sql, log, now, signal }: Collecting,
  collector: MetricCollector,
): Promise<void> {
  const { name } = collector;
  const failures: string[] = [];
  let measured = 0;
  let failed = 0;
  let error: string | null = null;
  let waiting: MetricPoint[] = [];
  let storedAt = Date.now();
  try {
    for await (const one of collector.collect({ sql, now: now(), signal })) {
      if ('failed' in one) {
        failed++;
        if (failures.length < LISTED_FAILURES) failures.push(one.failed);
      } else {
        measured++;
        waiting.push(...one.points);
      }
      if (waiting.length >= BATCH || Date.now() - storedAt >= STORE_AT_LEAST_EVERY_MS) {
        await storePoints(sql, waiting);
        waiting = [];
        storedAt = Date.now();
      }
    }
  } catch (problem) {
    // A word, without text from the other side.
    error =
      problem instanceof OutsideError
        ? problem.reason
        : ((problem as { code?: string }).code ?? 'failed');
  }
  await storePoints(sql, waiting);
  await raw`
    update metric_collectors set ran_at = ${now()}, measured = ${measured}, failed = ${failed},
      last_error = ${error} where name = ${name}`.execute(sql);
  if (error || failed > 0)
    log.warn({ collector: name, measured, failed, failures, error }, 'not all was measured');
  else log.info({ collector: name, measured }, 'measured');
}

/** The last value of a startup, metric and day wins; triggers update rankings and profiles. */
async function storePoints(sql: Sql, points: readonly MetricPoint[]): Promise<void> {
  if (points.length === 0) return;
  const last = new Map(
    points.map((one) => [`${one.startupId} ${one.metric} ${one.measuredOn}`, one]),
  );
  const list = JSON.stringify([...last.values()]);
  await sql.transaction().execute(async (transaction) => {
    await raw`
      insert into sources (url)
      select distinct "sourceUrl" from json_to_recordset(${list}::json) as given ("sourceUrl" text)
      where "sourceUrl" is not null
      on conflict (url) do nothing`.execute(transaction);
    await raw`
      insert into metric_points as known (startup_id, metric, measured_on, value, source_id)
      select given."startupId", given.metric, given."measuredOn", given.value, x.id
      from json_to_recordset(${list}::json)
          as given ("startupId" bigint, metric text, "measuredOn" date, value bigint, "sourceUrl" text)
        left join sources x on x.url = given."sourceUrl"
      on conflict (startup_id, metric, measured_on) do update
        set value = excluded.value, source_id = coalesce(excluded.source_id, known.source_id)
        where known.value is distinct from excluded.value
          or known.source_id
            is distinct from coalesce(excluded.source_id, known.source_id)`.execute(transaction);
  });
}
