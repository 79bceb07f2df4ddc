import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

export interface Question {
  path: string;
  body?: unknown;
}

export interface Measured {
  name: string;
  users: number;
  requests: number;
  /** Distinct requests; repeated ones may be cached. */
  distinct: number;
  perSecond: number;
  /** Processor time of the whole process per response: fairer than latency on a busy machine. */
  processorMs: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  maxMs: number;
  /** The promised 95th percentile, or null. */
  targetMs: number | null;
}

export type Ask = (question: Question) => Promise<void>;

/** Users never pause; the first tenth of the requests warms up. */
export async function measure(
  name: string,
  ask: Ask,
  questions: readonly Question[],
  { users, targetMs = null }: { users: number; targetMs?: number | null },
): Promise<Measured> {
  const warmUp = Math.floor(questions.length / 10);
  await askAll(ask, questions.slice(0, warmUp), users);
  const startedAt = performance.now();
  const usedBefore = process.cpuUsage();
  const durations = await askAll(ask, questions.slice(warmUp), users);
  const { user, system } = process.cpuUsage(usedBefore);
  const seconds = (performance.now() - startedAt) / 1_000;
  const sorted = durations.sort((a, b) => a - b);
  return {
    name,
    users,
    requests: sorted.length,
    distinct: new Set(questions.slice(warmUp).map((one) => JSON.stringify(one))).size,
    perSecond: Math.round(sorted.length / seconds),
    processorMs: round((user + system) / 1_000 / sorted.length),
    p50Ms: percentile(sorted, 50),
    p95Ms: percentile(sorted, 95),
    p99Ms: percentile(sorted, 99),
    maxMs: percentile(sorted, 100),
    targetMs,
  };
}

async function askAll(ask: Ask, questions: readonly Question[], users: number): Promise<number[]> {
  const durations: number[] = [];
  let next = 0;
  const user = async () => {
    for (let question = questions[next++]; question; question = questions[next++]) {
      const startedAt = performance.now();
      await ask(question);
      durations.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: users }, user));
  return durations;
}

/** Nearest rank, to a tenth of a millisecond; `sorted` ascends. */
export function percentile(sorted: readonly number[], part: number): number {
  const place = Math.max(0, Math.ceil((sorted.length * part) / 100) - 1);
  return round(sorted[place] ?? 0);
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

export function formatTable(measured: readonly Measured[]): string {
  const header = [
    '',
    'users',
    'asked',
    'distinct',
    'per second',
    'processor ms',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'promised p95',
  ];
  const rows = measured.map((one) => [
    one.name,
    one.users,
    one.requests,
    one.distinct,
    one.perSecond,
    one.processorMs,
    one.p50Ms,
    one.p95Ms,
    one.p99Ms,
    one.targetMs === null
      ? ''
      : `under ${one.targetMs}${one.p95Ms < one.targetMs ? '' : ' (missed)'}`,
  ]);
  return formatRows([header, ...rows]);
}

/** A Markdown table that is also readable in a terminal. */
export function formatRows(rows: ReadonlyArray<ReadonlyArray<string | number>>): string {
  const lines = rows.map((row) => row.map((cell) => String(cell).replaceAll('|', '\\|')));
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(3, ...lines.map((row) => row[column]?.length ?? 0)),
  );
  const format = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width))).join(' | ')} |`;
  const [header = [], ...body] = lines;
  const rule = widths.map(
    (width, column) => `${'-'.repeat(width - (column ? 1 : 0))}${column ? ':' : ''}`,
  );
  return [header, rule, ...body].map(format).join('\n');
}

/** Writes to bench/results, with the machine measured on, and returns what it wrote. */
export function saveResults(file: string, about: object, measured: readonly object[]): object {
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const [processor] = cpus();
  const machine = {
    processors: cpus().length,
    processor: processor?.model,
    load: loadavg()[0],
    node: process.version,
  };
  const saved = { measuredAt: new Date().toISOString(), ...about, machine, measured };
  writeFileSync(new URL(`${file}.json`, folder), `${JSON.stringify(saved, null, 2)}\n`);
  return saved;
}
