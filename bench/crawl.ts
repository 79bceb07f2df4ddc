// A crawler that nothing slows down asks a site that was just started for every page of fictional startups; meanwhile readers ask for a
// few pages that lie ready. Nothing may be answered 5xx, and the readers may not wait much longer than without the crawler.
// Usage: npm run bench -- crawl [startups] [--share 1] [--users 32]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StartupTab } from '../app/base/paths.ts';
import { startCrawler } from './crawler.ts';
import { withDemoPostgres } from './demo-postgres.ts';
import { pause, startFleet } from './fleet.ts';
import { formatRows, keepResults, percentile } from './measure.ts';
import { starterPaths } from './page-paths.ts';
import { askSteadily } from './steady-readers.ts';

const PORT = 3921;
const CALM_MS = 30_000;
const READERS_A_SECOND = 100;
const HOT_STARTUPS = 6;
const HOT = ['/', '/top-100', '/industries', '/investors', '/news', '/explore/location'];
const TABS: StartupTab[] = ['news-activities', 'team', 'fundings', 'competitors'];
const MOST_SLOWER = 5;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** A part of the pages, spread evenly. */
    share: { type: 'string', default: '1' },
    /** How many pages the crawler asks for at once. */
    users: { type: 'string', default: '32' },
  },
});
const startups = Number(positionals[0] ?? 50_000);
const [share, users] = [Number(values.share), Number(values.users)];
const folder = mkdtempSync(join(tmpdir(), 'griot-bench-'));

try {
  await withDemoPostgres(startups, async (databaseUrl) => {
    const fleet = await startFleet([PORT], { DATABASE_URL: databaseUrl, DATA_DIR: folder });
    try {
      const url = `http://127.0.0.1:${PORT}`;
      const paths = await listPages(url);
      const hot = [...HOT, ...paths.filter(isStartup).slice(0, HOT_STARTUPS)];
      for (const path of hot) await (await fetch(url + path)).text();
      const before = askSteadily(url, hot, READERS_A_SECOND);
      await pause(CALM_MS);
      const calm = await before.stop();
      const during = askSteadily(url, hot, READERS_A_SECOND);
      const crawled = await startCrawler({ url, paths, users });
      report(paths.length, calm, await during.stop(), crawled);
    } finally {
      await fleet.stop();
    }
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What the sitemaps list, and every tab of a startup. */
async function listPages(url: string): Promise<string[]> {
  const listed = await starterPaths(url);
  const all = listed.flatMap((path) =>
    isStartup(path) ? [path, ...TABS.map((tab) => `${path}/${tab}`)] : [path],
  );
  return all.filter((_, nth) => Math.floor(nth * share) !== Math.floor((nth - 1) * share));
}

function isStartup(path: string): boolean {
  return /^\/startup\/[^/]+$/.test(path);
}

type Readers = Awaited<ReturnType<ReturnType<typeof askSteadily>['stop']>>;
type Crawled = Awaited<ReturnType<typeof startCrawler>>;

function report(pages: number, calm: Readers, busy: Readers, crawled: Crawled): void {
  const [calmP99, busyP99] = [percentile(calm.waitedMs, 99), percentile(busy.waitedMs, 99)];
  const ratio = busyP99 / calmP99;
  const failed = [...crawled.failed, ...calm.failed, ...busy.failed];
  const { statuses } = crawled;
  const refused = Object.entries(statuses).filter(([status]) => Number(status) >= 500);
  process.stdout.write(`${pages.toLocaleString('en')} pages of ${startups.toLocaleString('en')} fictional startups, ${users} asked for at once by a crawler that never pauses, right after the start; ${(pages / crawled.seconds).toFixed(0)} a second

${formatRows([['answered', 'pages'], ...Object.entries(statuses), ['no answer', crawled.failed.length]])}

Readers of ${HOT.length + HOT_STARTUPS} pages that lie ready, ${READERS_A_SECOND} a second, in ms
${formatRows([
  ['', 'asked', 'p50', 'p95', 'p99', 'longest'],
  ...Object.entries({ 'without the crawler': calm, 'beside it': busy }).map(
    ([name, { waitedMs }]) => [
      name,
      waitedMs.length,
      ...[50, 95, 99, 100].map((part) => percentile(waitedMs, part)),
    ],
  ),
])}

p99 beside the crawler: ${ratio.toFixed(1)} times the one without it
`);
  for (const line of failed.slice(0, 10)) process.stderr.write(`${line}\n`);
  keepResults('crawl', { startups, share, users, pages, ratio }, [
    { name: 'crawler', ...crawled },
    ...Object.entries({ calm, busy }).map(([name, { waitedMs, failed: wrong }]) => ({
      name,
      asked: waitedMs.length,
      p50Ms: percentile(waitedMs, 50),
      p95Ms: percentile(waitedMs, 95),
      p99Ms: percentile(waitedMs, 99),
      failed: wrong,
    })),
  ]);
  if (failed.length + refused.length > 0 || ratio > MOST_SLOWER) process.exitCode = 1;
}
