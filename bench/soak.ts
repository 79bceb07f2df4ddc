// Mixed load with writes on two processes, a worker and a real Postgres of fictional startups: nothing may fail, memory may not grow,
// and at the end every kept page must equal a fresh one. It asks at a fixed rate, so that it can run beside other work.
// Usage: npm run bench -- soak [minutes] [--startups 50000] [--rate 20]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../app/data/database.ts';
import { startSite } from '../e2e/start-site.ts';
import { type Comparison, compareKept } from './compare-kept.ts';
import { withDemoPostgres } from './demo-postgres.ts';
import { pause, startFleet, startWorker } from './fleet.ts';
import { formatRows, keepResults } from './measure.ts';
import { findMemoryTrend } from './memory-trend.ts';
import { type Watched, watchProcesses } from './memory-watch.ts';
import { doSomething, editAndDecide, listAndDecide, openPeople } from './soak-members.ts';
import { listVisits, readSomething } from './soak-readers.ts';
import { type Desk, importManyNews, WRITES } from './soak-writes.ts';
import { pick, startTally, type Tally } from './tally.ts';

const PORTS = [3911, 3912];
const USERS = 12;
const MEMBERS = 6;
// Of a member's visits, each is a handful of calls.
const MEMBERS_SHARE = 0.1;
const WRITE_EVERY_MS = 10_000;
const MANY_NEWS = 3_000;
const SAMPLE_EVERY_MS = 10_000;
/** The part of the time after which memory may not grow any more. */
const WARM_AFTER = 0.25;
const FOLLOW_MS = 5_000;
const SHOWN_FAILURES = 20;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    startups: { type: 'string', default: '50000' },
    /** What readers and members do a second, together. */
    rate: { type: 'string', default: '20' },
  },
});
const minutes = Number(positionals[0] ?? 30);
const seconds = minutes * 60;
const rate = Number(values.rate);
const folder = mkdtempSync(join(tmpdir(), 'griot-bench-'));

try {
  await withDemoPostgres(Number(values.startups), async (databaseUrl) => {
    const env = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SITE_URL: 'http://griot.example',
      LOG_LEVEL: 'error',
      NEWS_READING: 'off',
      TECHNOLOGY_DETECTION: 'off',
    };
    const fleet = await startFleet(PORTS, env);
    const worker = await startWorker(env);
    const database = await openDatabase({ databaseUrl, poolSize: 2, statementTimeoutMs: 0 });
    try {
      const visits = await listVisits(database.sql);
      const tally = startTally();
      const visited = new Set<string>();
      const chooseUrl = () => `http://127.0.0.1:${pick(PORTS)}`;
      const people = await openPeople(database.sql, chooseUrl, MEMBERS);
      const desk: Desk = {
        sql: database.sql,
        databaseUrl,
        folder,
        startups: visits.startups,
        importedRows: 0,
      };
      const watched = watchProcesses(
        [
          ...PORTS.map((port) => ({ name: `site ${port}`, pid: fleet.pidOf(port), port })),
          { name: 'worker', pid: worker.pid },
        ],
        SAMPLE_EVERY_MS,
      );
      const endsAt = performance.now() + seconds * 1_000;
      const untilEnd = async (work: () => Promise<void>, pauseMs: () => number) => {
        while (performance.now() < endsAt) {
          await work();
          await pause(pauseMs());
        }
      };
      const pauseMs = () => ((2 * Math.random() * USERS) / rate) * 1_000;
      const reading = { tally, visited, chooseUrl };
      await Promise.all([
        ...Array.from({ length: USERS }, () =>
          untilEnd(
            () =>
              Math.random() < MEMBERS_SHARE
                ? tally.attempt('visit of a member', () =>
                    doSomething(pick(people.members), visits.startups),
                  )
                : readSomething(visits, reading),
            pauseMs,
          ),
        ),
        write(tally, desk, untilEnd, {
          'listing sent and decided': () => listAndDecide(people),
          'edit sent and decided': () => editAndDecide(people, visits.startups),
        }),
      ]);
      const memory = await watched.stop();
      await pause(FOLLOW_MS);
      const comparisons = await compareAll(env, visited);
      for (const line of listLoggedErrors(fleet.said() + worker.said())) tally.failed.push(line);
      report({ tally, desk, visited, memory, comparisons });
    } finally {
      await database.close();
      await Promise.all([fleet.stop(), worker.stop()]);
    }
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Each kind of write in turn; halfway one that touches more than the page cache takes as single changes. */
async function write(
  tally: Tally,
  desk: Desk,
  untilEnd: (work: () => Promise<void>, pauseMs: () => number) => Promise<void>,
  byPeople: Record<string, () => Promise<void>>,
): Promise<void> {
  const writes = Object.entries({
    ...Object.fromEntries(Object.entries(WRITES).map(([kind, run]) => [kind, () => run(desk)])),
    ...byPeople,
  });
  const many = Math.ceil((seconds * 1_000) / WRITE_EVERY_MS / 2);
  let nth = 0;
  await untilEnd(
    () => {
      nth += 1;
      if (nth === many)
        return tally.attempt('import of much news', () => importManyNews(desk, MANY_NEWS));
      const [kind, run] = writes[nth % writes.length] ?? ['', async () => {}];
      return tally.attempt(kind, run);
    },
    () => WRITE_EVERY_MS,
  );
}

/** Every process against one that keeps no pages, started only now. */
async function compareAll(
  env: Record<string, string>,
  visited: ReadonlySet<string>,
): Promise<Comparison[]> {
  const fresh = await startSite({ ...env, JOBS: 'off', RATE_LIMITS: 'off', PAGE_CACHE_MB: '0' });
  try {
    const comparisons: Comparison[] = [];
    for (const port of PORTS) {
      comparisons.push(await compareKept(`http://127.0.0.1:${port}`, fresh.url, visited));
    }
    return comparisons;
  } finally {
    await fresh.stop('SIGINT');
  }
}

/** Lines that pino wrote at 50 and above. */
function listLoggedErrors(said: string): string[] {
  return said.split('\n').filter((line) => /"level":[56]0/.test(line));
}

interface Soaked {
  tally: Tally;
  desk: Desk;
  visited: ReadonlySet<string>;
  memory: Watched[];
  comparisons: Comparison[];
}

function report({ tally, desk, visited, memory, comparisons }: Soaked): void {
  const warmSeconds = seconds * WARM_AFTER;
  const trends = memory.map(({ name, samples }) => ({
    name,
    ...findMemoryTrend(samples, warmSeconds),
  }));
  const used = memory.reduce((sum, { usedMs }) => sum + usedMs, 0) / (seconds * 1_000);
  const different = comparisons.flatMap((one) => one.different);
  const miB = (value: number | undefined) => (value === undefined ? '' : value.toFixed(0));
  process.stdout.write(`${minutes} minutes of mixed load with writes on ${PORTS.length} processes and a worker, ${Number(values.startups).toLocaleString('en')} fictional startups, ${(used * 100).toFixed(0)} % of a core without Postgres

${formatRows([['done', 'times'], ...Object.entries(tally.counts), ['rows made or changed by imports', desk.importedRows], ['failed', tally.failed.length]])}

Memory after the first ${Math.round(warmSeconds / 60)} minutes, in MiB: what is resident, and what the heap shrank to each minute. An hour's growth is that of the straight line through them.
${formatRows([
  [
    '',
    'resident, first third',
    'last third',
    'an hour',
    'heap, first third',
    'last third',
    'an hour',
    'grows',
  ],
  ...trends.map(({ name, resident, heap, isGrowing }) => [
    name,
    miB(resident.fromMiB),
    miB(resident.toMiB),
    miB(resident.perHourMiB),
    miB(heap?.fromMiB),
    miB(heap?.toMiB),
    miB(heap?.perHourMiB),
    isGrowing ? 'yes' : 'no',
  ]),
])}

${visited.size} addresses visited; each as its process keeps it, beside one drawn anew
${formatRows([
  ['', 'compared', 'lay ready', 'only “… ago” differs', 'different'],
  ...comparisons.map((one, nth) => [
    `site ${PORTS[nth]}`,
    one.compared,
    one.ready,
    one.aged,
    one.different.length,
  ]),
])}
`);
  for (const line of [...tally.failed, ...different].slice(0, SHOWN_FAILURES)) {
    process.stderr.write(`${line}\n`);
  }
  keepResults('soak', { minutes, rate, startups: Number(values.startups), coreShare: used }, [
    { name: 'done', ...tally.counts, importedRows: desk.importedRows, failed: tally.failed },
    ...trends,
    ...comparisons.map((one, nth) => ({ name: `kept by ${PORTS[nth]}`, ...one })),
    ...memory.map(({ name, samples }) => ({ name: `samples of ${name}`, samples })),
  ]);
  const isRight =
    tally.failed.length + different.length === 0 && !trends.some(({ isGrowing }) => isGrowing);
  if (!isRight) process.exitCode = 1;
}
