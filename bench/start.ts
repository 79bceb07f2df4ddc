// npm run bench -- start [pages]: time from start to the first page and memory, with an empty
// database and later, and after that many pages.
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '../e2e/start-site.ts';
import { formatTable, median, print, saveResults, timeAll } from './measure.ts';
import { listPages, loadPage, makeBenchFolder, residentMiB } from './sites.ts';

const LATER_STARTS = 5;
// The search index is read in meanwhile.
const CALM_MS = 15_000;
const AT_ONCE = 4;

const [pages = 20_000] = process.argv.slice(2).map(Number);
const dataDir = makeBenchFolder();
const first = await measureStart();
const later: Array<Awaited<ReturnType<typeof measureStart>>> = [];
for (let n = 0; n < LATER_STARTS; n += 1) later.push(await measureStart());
const rows = [
  { name: 'empty database', ...first },
  {
    name: `filled database, median of ${LATER_STARTS}`,
    seconds: median(later.map(({ seconds }) => seconds)),
    mebibytes: median(later.map(({ mebibytes }) => mebibytes)),
  },
  { name: `after ${pages} pages`, ...(await measureStart(pages)) },
];
print(
  formatTable(rows, [
    ['start of the built site', ({ name }) => name],
    ['seconds', ({ seconds }) => seconds.toFixed(2)],
    ['MiB, 15 s later', ({ mebibytes }) => mebibytes],
  ]),
);
saveResults('start', { pages }, rows);

/** Then every page of the sitemaps in turn, as a browser asks for it. */
async function measureStart(read = 0): Promise<{ seconds: number; mebibytes: number }> {
  const startedAt = performance.now();
  const site = await startSite({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  await (await fetch(site.url)).text();
  const seconds = (performance.now() - startedAt) / 1_000;
  await wait(CALM_MS);
  if (read > 0) {
    const listed = await listPages(site.url);
    const asked = Array.from({ length: read }, (_, n) => listed[n % listed.length] ?? site.url);
    await timeAll(asked, AT_ONCE, loadPage);
  }
  const mebibytes = residentMiB(site);
  await site.stop();
  return { seconds, mebibytes };
}
