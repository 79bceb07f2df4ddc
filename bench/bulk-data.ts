// What a snapshot of the whole record costs, and whether pages wait for it. Usage: npm run bench --
// bulk-data [startups]
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../app/data/database.ts';
import { publishData } from '../app/features/bulk-data/publish.server.ts';
import { listSnapshots } from '../app/features/bulk-data/snapshots.server.ts';
import { readSettings } from '../app/http/settings.ts';
import { startSite } from '../e2e/start-site.ts';
import { withDemoPostgres } from './demo-postgres.ts';
import { formatRows, percentile, saveResults } from './measure.ts';
import { type Sample, sampleCatalogue } from './search-questions.ts';
import { residentMiB } from './started-site.ts';

const PAUSE_MS = 40;
const LOOK_EVERY_MS = 200;
const QUIET_MS = 30_000;
const KIB_A_MIB = 1_024;

const startups = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'griot-bench-'));
try {
  await withDemoPostgres(startups, async (databaseUrl) => {
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, RATE_LIMITS: 'off' };
    const site = await startSite({ ...env, NEWS_READING: 'off', TECHNOLOGY_DETECTION: 'off' });
    const database = await openDatabase({ databaseUrl, statementTimeoutMs: 0 });
    try {
      const sample = await sampleCatalogue(database.sql);
      const phase = async (name: string, until: () => Promise<unknown>) => ({
        name,
        ...(await readPages(site, sample, until())),
      });
      const rows = [
        // The first snapshot is written as the site starts.
        await phase('first snapshot, by the site', () =>
          untilTrue(() => listSnapshots(folder).length === 1),
        ),
        await phase('nothing published', () => pause(QUIET_MS)),
        await phase('next snapshot, by a command', () =>
          publishData(database.sql, readSettings(env), new Date()),
        ),
        await phase('nothing published again', () => pause(QUIET_MS)),
      ];
      report(rows);
    } finally {
      await database.close();
      await site.stop('SIGINT');
    }
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function untilTrue(isDone: () => boolean): Promise<void> {
  while (!isDone()) await pause(LOOK_EVERY_MS);
}

/** Reads pages of the cache and pages that are drawn anew, until `end`. */
async function readPages(
  site: Awaited<ReturnType<typeof startSite>>,
  { startups: all }: Sample,
  end: Promise<unknown>,
) {
  const beganAt = performance.now();
  let isOver = false;
  const over = end.then(() => {
    isOver = true;
  });
  const durations = { cached: [] as number[], drawn: [] as number[] };
  let writerMiB = 0;
  for (let n = 0; !isOver; n += 1) {
    const slug = all[n % all.length]?.slug;
    durations.cached.push(await timeOf(`${site.url}/`));
    // A question with a number of its own is in no cache.
    durations.drawn.push(await timeOf(`${site.url}/startup/${slug}?n=${Math.random()}`));
    writerMiB = Math.max(writerMiB, peakOfWriters());
    await Promise.race([pause(PAUSE_MS), over]);
  }
  await over;
  const sorted = (list: number[]) => list.toSorted((one, other) => one - other);
  const [cached, drawn] = [sorted(durations.cached), sorted(durations.drawn)];
  return {
    seconds: Math.round((performance.now() - beganAt) / 1_000),
    writerMiB,
    siteMiB: residentMiB(site),
    cachedP50: percentile(cached, 50),
    cachedP95: percentile(cached, 95),
    drawnP50: percentile(drawn, 50),
    drawnP95: percentile(drawn, 95),
  };
}

async function timeOf(address: string): Promise<number> {
  const beganAt = performance.now();
  const response = await fetch(address);
  await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return performance.now() - beganAt;
}

/** Linux: the most memory that a process which writes a snapshot has taken, in MiB. */
function peakOfWriters(): number {
  const writers = readdirSync('/proc').filter((pid) =>
    readIfThere(`/proc/${pid}/cmdline`).includes('bulk-data/writer'),
  );
  const peaks = writers.map((pid) => /VmHWM:\s+(\d+)/.exec(readIfThere(`/proc/${pid}/status`)));
  return Math.round(Math.max(0, ...peaks.map((peak) => Number(peak?.[1] ?? 0))) / KIB_A_MIB);
}

/** Empty when its process has ended. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function report(rows: readonly Awaited<ReturnType<typeof readPages> & { name: string }>[]): void {
  const header = [
    `${startups.toLocaleString('en')} startups`,
    'seconds',
    'writer MiB at most',
    'site MiB after',
    'cached p50 ms',
    'p95',
    'drawn p50 ms',
    'p95',
  ];
  process.stdout.write(`${formatRows([header, ...rows.map((row) => Object.values(row))])}\n`);
  saveResults('bulk-data', { startups }, rows);
}
