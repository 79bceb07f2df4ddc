// npm run bench -- start [pages]: time from start to the first page and memory, with an empty
// database and later, and after that many pages.
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '../e2e/start-site.ts';
import { makeBenchFolder } from './bench-folder.ts';
import { formatRows, saveResults } from './measure.ts';
import { listPages } from './page-paths.ts';
import { median, residentMiB } from './started-site.ts';

const LATER_STARTS = 5;

// The search index is read in meanwhile.
const CALM_MS = 15_000;
const AT_ONCE = 4;

const [pages = 20_000] = process.argv.slice(2).map(Number);
const dataDir = makeBenchFolder();
const first = await measureStart();
const later: Array<Awaited<ReturnType<typeof measureStart>>> = [];
for (let n = 0; n < LATER_STARTS; n += 1) later.push(await measureStart());
const after = await measureStart(pages);
const rows = [
  { name: 'empty database', ...first },
  {
    name: `filled database, median of ${LATER_STARTS}`,
    seconds: median(later.map(({ seconds }) => seconds)),
    mebibytes: median(later.map(({ mebibytes }) => mebibytes)),
  },
  { name: `after ${pages} pages`, ...after },
];
const cells = rows.map(({ name, seconds, mebibytes }) => [
  name,
  seconds.toFixed(2),
  String(mebibytes),
]);
process.stdout.write(
  `${formatRows([['start of the built site', 'seconds', 'MiB, 15 s later'], ...cells])}\n`,
);
saveResults('start', { pages }, rows);

async function measureStart(read = 0): Promise<{ seconds: number; mebibytes: number }> {
  const startedAt = performance.now();
  const site = await startSite({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  await (await fetch(site.url)).text();
  const seconds = (performance.now() - startedAt) / 1_000;
  await wait(CALM_MS);
  if (read > 0) await readPages(site.url, read);
  const mebibytes = residentMiB(site);
  await site.stop();
  return { seconds, mebibytes };
}

/** Every page of the sitemaps in turn, as a browser asks for it. */
async function readPages(url: string, count: number): Promise<void> {
  const addresses = await listPages(url);
  const left = Array.from({ length: count }, (_, n) => addresses[n % addresses.length] ?? url);
  const reader = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const response = await fetch(next, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${response.status} at ${next}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
}
