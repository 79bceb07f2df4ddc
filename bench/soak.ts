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
import { listVisits, readSomething, warmUp } from './soak-readers.ts';
import { BY_HAND, type Desk, IMPORTS, importManyNews } from './soak-writes.ts';
import { pick, startTally, type Tally } from './tally.ts';

const PORTS = [3911, 3912];
const USERS = 12;
// Of a member's visits, each is a handful of calls.
const MEMBERS_SHARE = 0.1;
const WRITE_EVERY_MS = 10_000;
const IMPORT_EVERY_MS = 45_000;
// About more startups in one file would note everything (decision 008), and leave nothing kept to look at.
const MANY_NEWS = 1_500;
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
// A listing is sent every 50 seconds, and nobody may send more than five a day.
const members = 6 + Math.ceil(minutes / 3);
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
      const chooseUrl = () => `http://127.0.0.1:${pick(PORTS)}`;
      await Promise.all(PORTS.map((port) => warmUp(`http://127.0.0.1:${port}`, visits)));
      const people = await openPeople(database.sql, chooseUrl, members);
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
      const startedAt = performance.now();
      const repeat = async (work: () => Promise<void>, pauseMs: () => number) => {
        while (performance.now() < startedAt + seconds * 1_000) {
          await work();
          await pause(pauseMs());
        }
      };
      const pauseMs = () => ((2 * Math.random() * USERS) / rate) * 1_000;
      await Promise.all([
        ...Array.from({ length: USERS }, () =>
          repeat(
            () =>
              Math.random() < MEMBERS_SHARE
                ? tally.attempt('visit of a member', () =>
                    doSomething(pick(people.members), visits.startups),
                  )
                : readSomething(visits, tally, chooseUrl()),
            pauseMs,
          ),
        ),
        repeat(
          inTurn(tally, {
            ...bind(BY_HAND, desk),
            'listing sent and decided': () => listAndDecide(people),
            'edit sent and decided': () => editAndDecide(people, visits.startups),
          }),
          () => WRITE_EVERY_MS,
        ),
        repeat(
          inTurn(tally, {
            ...bind(IMPORTS, desk),
            'import of much news': () => importManyNews(desk, MANY_NEWS),
          }),
          () => IMPORT_EVERY_MS,
        ),
      ]);
      const memory = await watched.stop();
      await pause(FOLLOW_MS);
      const comparisons = await compareAll(env, visits.kept);
      for (const line of listLoggedErrors(fleet.said() + worker.said())) tally.failed.push(line);
      report({ tally, desk, memory, comparisons });
    } finally {
      await database.close();
      await Promise.all([fleet.stop(), worker.stop()]);
    }
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function bind(
  works: Record<string, (desk: Desk) => Promise<void>>,
  desk: Desk,
): Record<string, () => Promise<void>> {
  return Object.fromEntries(Object.entries(works).map(([kind, work]) => [kind, () => work(desk)]));
}

/** A function that does one kind after the other. */
function inTurn(tally: Tally, works: Record<string, () => Promise<void>>): () => Promise<void> {
  const list = Object.entries(works);
  let nth = 0;
  return async () => {
    const [kind, work] = list[nth++ % list.length] ?? [];
    if (kind && work) await tally.attempt(kind, work);
  };
}

/** Every process against one that keeps no pages, started only now. */
async function compareAll(
  env: Record<string, string>,
  paths: readonly string[],
): Promise<Comparison[]> {
  const fresh = await startSite({ ...env, JOBS: 'off', RATE_LIMITS: 'off', PAGE_CACHE_MB: '0' });
  try {
    const comparisons: Comparison[] = [];
    for (const port of PORTS) {
      comparisons.push(await compareKept(`http://127.0.0.1:${port}`, fresh.url, paths));
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
  memory: Watched[];
  comparisons: Comparison[];
}

function report({ tally, desk, memory, comparisons }: Soaked): void {
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

Memory after the first ${Math.round(warmSeconds / 60)} minutes, in MiB: what is resident, and what was in use at least each minute, in the heap and in buffers beside it. An hour's growth is that of the straight line through them.
${formatRows([
  [
    '',
    'resident, first third',
    'last third',
    'an hour',
    'in use, first third',
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
    isGrowing === null ? 'too short to tell' : isGrowing ? 'yes' : 'no',
  ]),
])}

Every page that was visited, as its process keeps it, beside one drawn anew
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
