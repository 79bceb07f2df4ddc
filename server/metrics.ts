import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Semaphore } from '../app/base/semaphore.ts';
import type { Database, Sql } from '../app/data/database.ts';
import { isSameSecret } from '../app/http/is-same-secret.server.ts';
import type { Settings } from '../app/http/settings.ts';
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

export interface Metrics {
  /** Not for cache hits, counted there: the histogram would cost more than the response. */
  observe(request: Observed): void;
  observeQuery(durationMs: number): void;
  /** What can only be measured after the start. */
  watch(parts: MetricsParts): void;
  watchWork(sql: Sql): void;
  text(): Promise<string>;
  contentType: string;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE']);

export function createMetrics(): Metrics {
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
    observe({ route = 'none', method = '', status, seconds }) {
      // Methods a client invents must not create new series.
      const known = METHODS.has(method) ? method : 'other';
      requests.observe({ route, method: known, status }, seconds);
    },
    observeQuery: (durationMs) => queries.observe(durationMs / 1_000),
    watch: (parts) => watchParts(parts, registers),
    watchWork: (sql) => watchWork(sql, registers),
    text: () => registry.metrics(),
  };
}

function watchParts({ database, semaphores, cache }: MetricsParts, registers: Registry[]): void {
  const gauge = (name: string, help: string, label: string, read: () => Record<string, number>) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        for (const [value, figure] of Object.entries(read())) this.set({ [label]: value }, figure);
      },
    });
  const byQueue = (figure: 'running' | 'waiting' | 'refused') => () =>
    Object.fromEntries(Object.entries(semaphores).map(([name, one]) => [name, one[figure]]));
  const connections = 'Connections, and callers waiting for one.';
  gauge('griot_database_connections', connections, 'state', () => ({ ...database.load() }));
  gauge('griot_queue_running', 'Requests being worked on.', 'queue', byQueue('running'));
  gauge('griot_queue_waiting', 'Requests that wait for their turn.', 'queue', byQueue('waiting'));
  counter(
    'griot_queue_refused_total',
    'Requests refused with 503.',
    'queue',
    registers,
    byQueue('refused'),
  );
  if (!cache) return;
  const outcomes = () => ({ ...cache.counts });
  counter(
    'griot_page_cache_total',
    'What became of requests for cached pages.',
    'outcome',
    registers,
    outcomes,
  );
  gauge('griot_page_cache_size', 'Cached pages, and their bytes.', 'unit', () => ({
    ...cache.size,
  }));
}

/** A counter whose value is read from elsewhere. */
function counter(
  name: string,
  help: string,
  label: string,
  registers: Registry[],
  read: () => Record<string, number>,
): void {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers,
    collect() {
      this.reset();
      for (const [value, figure] of Object.entries(read())) this.inc({ [label]: value }, figure);
    },
  });
}

const THIS_MACHINE = /^(::1|(::ffff:)?127\..*)$/;

/** With METRICS_TOKEN its bearer; without one only this machine, and nobody in production. */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { METRICS_TOKEN, isProduction }: Pick<Settings, 'METRICS_TOKEN' | 'isProduction'>,
): boolean {
  if (METRICS_TOKEN) return isSameSecret(headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`);
  return !isProduction && THIS_MACHINE.test(socket.remoteAddress ?? '');
}

export async function sendMetrics(metrics: Metrics, response: ServerResponse): Promise<void> {
  const text = await metrics.text();
  response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
  response.end(text);
}
