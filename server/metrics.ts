// Metrics in Prometheus's text format, and who may read them.

import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricConfiguration,
  Registry,
} from 'prom-client';
import type { Semaphore } from '../app/base/semaphore.ts';
import { within } from '../app/base/waiting.ts';
import type { Database, Sql } from '../app/data/database.ts';
import { isFromThisMachine } from '../app/http/client-address.server.ts';
import { hasMetricsToken } from '../app/http/guard.server.ts';
import type { Settings } from '../app/http/settings.ts';
import { countJobs, listLastRuns, type Ran } from '../app/jobs/runs.server.ts';
import { countUnsent, readLateness } from '../app/outbox/send-mails.server.ts';
import type { Cacheable, PageCache } from '../app/page-cache/page-cache.ts';

interface Observed {
  route: string | undefined;
  method: string | undefined;
  status: number;
  /** By performance.now(). */
  startedAt: number;
}

interface MetricsParts {
  database: Pick<Database, 'load'>;
  semaphores: Record<string, Semaphore>;
  cache?: Pick<PageCache<Cacheable>, 'counts' | 'size'>;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics that are read when somebody asks for them; those of a _total only grow. */
const REPORTED = {
  griot_database_connections: {
    labels: ['state'],
    help: 'Connections, and callers waiting for one.',
  },
  griot_queue_running: { labels: ['queue'], help: 'Requests being worked on.' },
  griot_queue_waiting: { labels: ['queue'], help: 'Requests that wait for their turn.' },
  griot_queue_refused_total: { labels: ['queue'], help: 'Requests refused with 503.' },
  griot_page_cache_total: {
    labels: ['outcome'],
    help: 'What became of requests for cached pages.',
  },
  griot_page_cache_size: { labels: ['unit'], help: 'Cached pages, and their bytes.' },
  griot_jobs: {
    labels: ['job', 'state'],
    help: 'Jobs by what they wait for; state failed: for good.',
  },
  griot_job_seconds: { labels: ['job'], help: 'How long the last run of a job took.' },
  griot_job_rows: { labels: ['job'], help: 'Rows that its statements returned or wrote.' },
  griot_mails: {
    labels: ['state'],
    help: 'Mails that are not sent yet, failed, or were cut off after they were handed over.',
  },
  griot_mails_late_seconds: {
    labels: [],
    help: 'How long the mail that is due longest has waited.',
  },
};

/** A value, and its labels. */
type Counted = { count: number } & Record<string, string | number>;
type Kind = new (
  configuration: MetricConfiguration<string> & { collect(this: Gauge | Counter): Promise<void> },
) => unknown;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE']);
// All metrics must be readable while the database is in trouble.
const LONGEST_WAIT_MS = 2_000;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'griot_request_seconds',
    help: 'Time to the answer of each request that the page cache did not answer, by route.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const queries = new Histogram({
    name: 'griot_query_seconds',
    help: 'Time of each query of the database.',
    buckets: SECONDS,
    registers,
  });
  function report(name: keyof typeof REPORTED, read: () => Counted[] | Promise<Counted[]>): void {
    const { help, labels } = REPORTED[name];
    const Metric: Kind = name.endsWith('_total') ? Counter : Gauge;
    new Metric({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        const counted = (await within(LONGEST_WAIT_MS, Promise.try(read))) ?? [];
        this.reset();
        for (const { count, ...own } of counted) this.inc(own, count);
      },
    });
  }
  return {
    contentType: registry.contentType,
    /** Not for cache hits, counted there: the histogram would cost more than the response. */
    observe({ route = 'none', method = '', status, startedAt }: Observed) {
      // Methods a client invents must not create new series.
      const known = METHODS.has(method) ? method : 'other';
      const seconds = (performance.now() - startedAt) / 1_000;
      requests.observe({ route, method: known, status }, seconds);
    },
    observeQuery: (durationMs: number) => queries.observe(durationMs / 1_000),
    /** What can only be measured after the start. */
    watch({ database, semaphores, cache }: MetricsParts) {
      const byQueue = (figure: 'running' | 'waiting' | 'refused') => () =>
        Object.entries(semaphores).map(([queue, one]) => ({ queue, count: one[figure] }));
      report('griot_database_connections', () => byLabel('state', database.load()));
      report('griot_queue_running', byQueue('running'));
      report('griot_queue_waiting', byQueue('waiting'));
      report('griot_queue_refused_total', byQueue('refused'));
      if (!cache) return;
      report('griot_page_cache_total', () => byLabel('outcome', cache.counts));
      report('griot_page_cache_size', () => byLabel('unit', cache.size));
    },
    /** Only for the process that runs the jobs, so that nothing is counted twice. */
    watchWork(sql: Sql) {
      report('griot_jobs', () => countJobs(sql));
      const ofLastRuns = (figure: (ran: Ran) => number) => async () =>
        (await listLastRuns(sql)).map(({ job, ...ran }) => ({ job, count: figure(ran) }));
      report(
        'griot_job_seconds',
        ofLastRuns(({ ms }) => ms / 1_000),
      );
      report(
        'griot_job_rows',
        ofLastRuns(({ rows }) => rows),
      );
      report('griot_mails', async () => byLabel('state', await countUnsent(sql)));
      report('griot_mails_late_seconds', async () => [{ count: await readLateness(sql) }]);
    },
    text: () => registry.metrics(),
  };
}

const byLabel = (label: string, figures: object): Counted[] =>
  Object.entries(figures).map(([value, count]) => ({ [label]: value, count }));

/** With METRICS_TOKEN its bearer; without one only this machine, and nobody in production. */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { METRICS_TOKEN, isProduction }: Pick<Settings, 'METRICS_TOKEN' | 'isProduction'>,
): boolean {
  if (METRICS_TOKEN) return hasMetricsToken(headers.authorization, METRICS_TOKEN);
  return (
    !isProduction &&
    isFromThisMachine(socket.remoteAddress, headers.host, (name) => headers[name] !== undefined)
  );
}

export async function sendMetrics(metrics: Metrics, response: ServerResponse): Promise<void> {
  const text = await metrics.text();
  response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
  response.end(text);
}
