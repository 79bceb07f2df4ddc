// What a snapshot of the whole record costs, and whether pages wait for it: npm run bench --
// bulk-data [startups]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type StartedSite, startSite } from '../e2e/start-site.ts';
import { formatTable, percentile, print, saveResults, timeOf } from './measure.ts';
import { withDemoPostgres } from './postgres.ts';
import { loadPage, makeBenchFolder, residentMiB } from './sites.ts';

const PAUSE_MS = 40;
const QUIET_MS = 30_000;
const KIB_A_MIB = 1_024;

let read = 0;

const startups = Number(process.argv[2] ?? 100_000);
const folder = makeBenchFolder();
await withDemoPostgres(startups, async (databaseUrl) => {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, RATE_LIMITS: 'off', JOBS: 'off' };
  const site = await startSite(env);
  try {
    const phase = async (name: string, work: () => Promise<unknown>) => ({
      name,
      ...(await readPages(site, work())),
    });
    const rows = [
      await phase('nothing published', () => pause(QUIET_MS)),
      await phase('first snapshot', () => publish(env)),
      await phase('nothing published again', () => pause(QUIET_MS)),
      await phase('next snapshot, with changes', () => publish(env)),
    ];
    print(
      formatTable(rows, [
        [`${startups.toLocaleString('en')} startups`, ({ name }) => name],
        ['seconds', ({ seconds }) => seconds],
        ['writer MiB at most', ({ writerMiB }) => writerMiB],
        ['site MiB after', ({ siteMiB }) => siteMiB],
        ['cached p50 ms', ({ cachedP50 }) => cachedP50],
        ['p95', ({ cachedP95 }) => cachedP95],
        ['drawn p50 ms', ({ drawnP50 }) => drawnP50],
        ['p95', ({ drawnP95 }) => drawnP95],
      ]),
    );
    saveResults('bulk-data', { startups }, rows);
  } finally {
    await site.stop('SIGINT');
  }
});

/** As an operator does, and as a worker does each night. */
async function publish(env: Record<string, string>): Promise<void> {
  const command = spawn(process.execPath, ['cli/main.ts', 'data', 'publish'], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = await once(command, 'exit');
  if (code !== 0) throw new Error(`griot data publish ended with ${code}`);
}

/** Reads cached and fresh pages, until `end`. */
async function readPages(site: StartedSite, end: Promise<unknown>) {
  const beganAt = performance.now();
  let isOver = false;
  const over = end.then(() => {
    isOver = true;
  });
  const cached: number[] = [];
  const drawn: number[] = [];
  let writerMiB = 0;
  while (!isOver) {
    cached.push(await timeOf(() => loadPage(`${site.url}/`)));
    // Each address once: in no cache.
    read += 1;
    drawn.push(await timeOf(() => loadPage(`${site.url}/rounds?amount=${1_000 + read}..`)));
    writerMiB = Math.max(writerMiB, peakOfWriters());
    await Promise.race([pause(PAUSE_MS), over]);
  }
  await over;
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
