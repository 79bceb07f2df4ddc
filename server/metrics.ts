// Figures of this process in the text format of Prometheus.

import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../app/data/database.ts';
import type { Gate } from './gate.ts';
import type { KeptPages } from './kept-pages.ts';

export interface Observed {
  /** Template of the address; undefined where nothing stands. */
  route: string | undefined;
  method: string | undefined;
  status: number;
  seconds: number;
}

export interface MetricsParts {
  database: Pick<Database, 'load'>;
  gates: Record<string, Gate>;
  kept?: KeptPages;
}

export interface Metrics {
  observe(request: Observed): void;
  /** A page that was kept ready: counted apart, since the histogram would cost more than the answer. */
  observeQuery(durationMs: number): void;
  /** What can only be measured when the rest has been started. */
  watch(parts: MetricsParts): void;
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
      // Whatever a client makes up must not become a series of its own.
      const known = METHODS.has(method) ? method : 'other';
      requests.observe({ route, method: known, status }, seconds);
    },
    observeQuery: (durationMs) => queries.observe(durationMs / 1_000),
    watch: (parts) => watchParts(parts, registers),
    text: () => registry.metrics(),
  };
}

function watchParts({ database, gates, kept }: MetricsParts, registers: Registry[]): void {
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
  gauge('griot_database_connections', 'Connections, and callers waiting for one.', 'state', () => ({
    ...database.load(),
  }));
  const byGate = (read: (gate: Gate) => number) => () =>
    Object.fromEntries(Object.entries(gates).map(([name, gate]) => [name, read(gate)]));
  gauge(
    'griot_queue_running',
    'Requests being worked on.',
    'queue',
    byGate((gate) => gate.running),
  );
  gauge(
    'griot_queue_waiting',
    'Requests that wait for their turn.',
    'queue',
    byGate((gate) => gate.waiting),
  );
  counter('griot_queue_refused_total', 'Requests refused with 503.', 'queue', registers, () =>
    byGate((gate) => gate.refused)(),
  );
  if (!kept) return;
  const { cache } = kept;
  counter(
    'griot_page_cache_total',
    'What became of pages asked for.',
    'outcome',
    registers,
    () => ({
      ...cache.counts,
    }),
  );
  gauge('griot_page_cache_size', 'Pages kept, and their bytes.', 'unit', () => ({ ...cache.size }));
}

/** A counter that is kept elsewhere. */
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

const PRIVATE = new BlockList();
for (const [range, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(range, bits, 'ipv4');
}
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'];

/**
 * Who may read them: with a token, who sends it. Without one, who asks directly from this machine or a private network:
 * behind a proxy on this machine everybody would seem to.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | undefined,
): boolean {
  if (token) return isEqual(headers.authorization ?? '', `Bearer ${token}`);
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(address);
  return version !== 0 && PRIVATE.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
