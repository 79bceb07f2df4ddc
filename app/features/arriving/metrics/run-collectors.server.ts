// Runs the collectors that are due, independently of each other.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { OutsideError } from '../../../http/fetch-outside.server.ts';
import type { JobLog } from '../../../jobs/jobs.server.ts';
import type { MetricCollector, MetricPoint } from './collector.ts';

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
    if (await claim(sql, collector, now())) await runOne(collecting, collector);
  }
}

async function claim(
  sql: Sql,
  { name, everyMinutes }: MetricCollector,
  now: Date,
): Promise<boolean> {
  const { rows } = await raw`
    insert into metric_collectors (name, next_run_at) values (${name}, ${later(now, everyMinutes)})
    on conflict (name) do update set next_run_at = excluded.next_run_at
      where metric_collectors.next_run_at <= ${now}
    returning name`.execute(sql);
  return rows.length > 0;
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
    error = sayWhy(problem);
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
          or known.source_id is distinct from coalesce(excluded.source_id, known.source_id)`.execute(
      transaction,
    );
  });
}

/** A word, without text from the other side. */
function sayWhy(error: unknown): string {
  if (error instanceof OutsideError) return error.reason;
  const { code } = error as { code?: string };
  return code ?? 'failed';
}

function later(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
