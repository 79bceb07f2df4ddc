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
import type { Database, Sql } from '../app/data/database.ts';
import { isSameSecret } from '../app/http/is-same-secret.server.ts';
import type { Settings } from '../app/http/settings.ts';
import { isFromThisMachine } from '../app/http/this-machine.server.ts';
import type { Cacheable, PageCache } from '../app/page-cache/page-cache.ts';
import { watchWork } from './work-metrics.ts';

export interface Observed {
  route: string | undefined;
  method: string | undefined;
  status: number;
  seconds: number;
}

export interface MetricsParts {
  database: Pick<Database, 'load'>;
  semaphores: Record<string, Semaphore>;
  cache?: Pick<PageCache<Cacheable>, 'counts' | 'size'>;
}

export type Metrics = ReturnType<typeof createMetrics>;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE']);

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

  return {
    contentType: registry.contentType,
    /** Not for cache hits, counted there: the histogram would cost more than the response. */
    observe({ route = 'none', method = '', status, seconds }: Observed) {
      // Methods a client invents must not create new series.
      const known = METHODS.has(method) ? method : 'other';
      requests.observe({ route, method: known, status }, seconds);
    },
    observeQuery: (durationMs: number) => queries.observe(durationMs / 1_000),
    /** What can only be measured after the start. */
    watch: (parts: MetricsParts) => watchParts(parts, registers),
    watchWork: (sql: Sql) => watchWork(sql, registers),
    text: () => registry.metrics(),
  };
}

function watchParts({ database, semaphores, cache }: MetricsParts, registers: Registry[]): void {
  const report = (
    Kind: Reported,
    name: string,
    help: string,
    label: string,
    read: () => Record<string, number>,
  ) =>
    new Kind({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, figure] of Object.entries(read())) this.inc({ [label]: value }, figure);
      },
    });
  const byQueue = (figure: 'running' | 'waiting' | 'refused') => () =>
    Object.fromEntries(Object.entries(semaphores).map(([name, one]) => [name, one[figure]]));
  const connections = 'Connections, and callers waiting for one.';
  const waiting = 'Requests that wait for their turn.';
  const refused = 'Requests refused with 503.';
  report(Gauge, 'griot_database_connections', connections, 'state', () => ({ ...database.load() }));
  report(Gauge, 'griot_queue_running', 'Requests being worked on.', 'queue', byQueue('running'));
  report(Gauge, 'griot_queue_waiting', waiting, 'queue', byQueue('waiting'));
  report(Counter, 'griot_queue_refused_total', refused, 'queue', byQueue('refused'));
  if (!cache) return;
  const outcomes = 'What became of requests for cached pages.';
  const size = 'Cached pages, and their bytes.';
  report(Counter, 'griot_page_cache_total', outcomes, 'outcome', () => ({ ...cache.counts }));
  report(Gauge, 'griot_page_cache_size', size, 'unit', () => ({ ...cache.size }));
}

/** A metric whose value is read from elsewhere. */
type Reported = new (
  configuration: MetricConfiguration<string> & { collect(this: Gauge | Counter): void },
) => unknown;

/** With METRICS_TOKEN its bearer; without one only this machine, and nobody in production. */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { METRICS_TOKEN, isProduction }: Pick<Settings, 'METRICS_TOKEN' | 'isProduction'>,
): boolean {
  if (METRICS_TOKEN) return isSameSecret(headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`);
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
