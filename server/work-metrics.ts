// Metrics of the jobs, read from the database on request.
import { sql as raw } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { within } from '../app/base/within.ts';
import type { Sql } from '../app/data/database.ts';
import { countUnsent, readLateness } from '../app/outbox/send-mails.server.ts';

// The other metrics must be readable while the database is in trouble.
const LONGEST_WAIT_MS = 2_000;

interface Counted {
  labels: Record<string, string>;
  count: number;
}

/** Only for the process that runs the jobs, so that nothing is counted twice. */
export function watchWork(sql: Sql, registers: Registry[]): void {
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    read: () => Promise<Counted[]>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        const counted = (await within(LONGEST_WAIT_MS, read())) ?? [];
        for (const { labels, count } of counted) this.set(labels, count);
      },
    });
  gauge(
    'griot_jobs',
    'Jobs by what they are waiting for; those of the queue dead-letters failed for good.',
    ['job', 'state'],
    () => countJobs(sql),
  );
  gauge('griot_mails', 'Mails that are not sent yet, or failed.', ['state'], async () => {
    const counted = await countUnsent(sql);
    return counted.map(({ state, count }) => ({ labels: { state }, count }));
  });
  gauge(
    'griot_mails_late_seconds',
    'How long the mail that is due longest has waited.',
    [],
    async () => [{ labels: {}, count: await readLateness(sql) }],
  );
}

async function countJobs(sql: Sql): Promise<Counted[]> {
  const { rows } = await raw<{ job: string; state: string; count: number }>`
    select name as job, state::text as state, count(*)::int as count from jobs.job
    where state not in ('completed', 'cancelled') group by name, state`.execute(sql);
  return rows.map(({ job, state, count }) => ({ labels: { job, state }, count }));
}
