// Questions asked by users who never pause; tables of Markdown, and results as JSON.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

export interface Question {
  path: string;
  body?: unknown;
}

export type Ask = (question: Question) => Promise<void>;

export type Measured = Awaited<ReturnType<typeof measure>>;

/** The first tenth warms up. `targetMs` is the promised 95th percentile, or null. */
export async function measure(
  name: string,
  ask: Ask,
  questions: readonly Question[],
  { users, targetMs = null }: { users: number; targetMs?: number | null },
) {
  const warmUp = Math.floor(questions.length / 10);
  await timeAll(questions.slice(0, warmUp), users, ask);
  const measured = questions.slice(warmUp);
  const startedAt = performance.now();
  const usedBefore = process.cpuUsage();
  const durations = await timeAll(measured, users, ask);
  const { user, system } = process.cpuUsage(usedBefore);
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    name,
    users,
    requests: durations.length,
    /** Repeated ones may be cached. */
    distinct: new Set(measured.map((one) => JSON.stringify(one))).size,
    perSecond: Math.round(durations.length / seconds),
    /** Of the whole process, for one response: fairer than latency on a busy machine. */
    processorMs: round((user + system) / 1_000 / durations.length),
    p50Ms: percentile(durations, 50),
    p95Ms: percentile(durations, 95),
    p99Ms: percentile(durations, 99),
    maxMs: percentile(durations, 100),
    targetMs,
  };
}

export const MEASURED_COLUMNS: Columns<Measured> = [
  ['', ({ name }) => name],
  ['users', ({ users }) => users],
  ['asked', ({ requests }) => requests],
  ['distinct', ({ distinct }) => distinct],
  ['per second', ({ perSecond }) => perSecond],
  ['processor ms', ({ processorMs }) => processorMs],
  ['p50 ms', ({ p50Ms }) => p50Ms],
  ['p95 ms', ({ p95Ms }) => p95Ms],
  ['p99 ms', ({ p99Ms }) => p99Ms],
  [
    'promised p95',
    ({ targetMs, p95Ms }) =>
      targetMs === null ? '' : `under ${targetMs}${p95Ms < targetMs ? '' : ' (missed)'}`,
  ],
];

const FLAT_SHARE = 0.1;

interface Flatness {
  /** Of the memory after the first tenth of the time, the median of the next tenth. */
  base: number;
  /** Medians of the tenths from the second on. */
  tenths: number[];
  /** How far the highest tenth lies above the base, as a share of it; less is fine. */
  off: number;
  isFlat: boolean;
}

/** Whether what was sampled grows by a tenth at most after the first tenth of the time. */
export function judgeFlatness(samples: readonly number[]): Flatness {
  const tenthOf = (number: number) =>
    samples.slice(
      Math.floor((samples.length * number) / 10),
      Math.floor((samples.length * (number + 1)) / 10),
    );
  const tenths = Array.from({ length: 9 }, (_, at) => percentile(tenthOf(at + 1), 50));
  const [base = 0] = tenths;
  const off = (Math.max(...tenths) - base) / base;
  return { base, tenths, off, isFlat: off <= FLAT_SHARE };
}

/** How long each took, in the order in which they were done. */
export async function timeAll<Item>(
  items: readonly Item[],
  users: number,
  work: (item: Item) => Promise<unknown>,
): Promise<number[]> {
  const durations: number[] = [];
  let next = 0;
  const user = async () => {
    while (next < items.length) durations.push(await timeOf(() => work(items[next++] as Item)));
  };
  await Promise.all(Array.from({ length: users }, user));
  return durations;
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Nearest rank, to a tenth of a millisecond. */
export function percentile(values: readonly number[], part: number): number {
  const place = Math.max(0, Math.ceil((values.length * part) / 100) - 1);
  return round(values.toSorted((a, b) => a - b)[place] ?? 0);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

type Cell = string | number;

/** The head of each column, and its cell in a row. */
export type Columns<Row> = ReadonlyArray<readonly [head: string, cellOf: (row: Row) => Cell]>;

export function formatTable<Row>(rows: readonly Row[], columns: Columns<Row>): string {
  return formatRows([
    columns.map(([head]) => head),
    ...rows.map((row) => columns.map(([, cellOf]) => cellOf(row))),
  ]);
}

/** A Markdown table that is also readable in a terminal. */
export function formatRows(rows: ReadonlyArray<readonly Cell[]>): string {
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

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes to bench/results, with the machine measured on, and returns what it wrote. */
export function saveResults(file: string, about: object, measured: readonly object[]): object {
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const machine = {
    processors: cpus().length,
    processor: cpus()[0]?.model,
    load: loadavg()[0],
    node: process.version,
  };
  const saved = { measuredAt: new Date().toISOString(), ...about, machine, measured };
  writeFileSync(new URL(`${file}.json`, folder), `${JSON.stringify(saved, null, 2)}\n`);
  return saved;
}
