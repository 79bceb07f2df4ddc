// Pages for signed-out visitors: cached ones beside nginx with the same bytes, and the cost of
// rendering.
import {
  formatRows,
  formatTable,
  median,
  percentile,
  print,
  saveResults,
  timeAll,
} from './measure.ts';
import { KINDS_OF_PAGE, loadBytes, loadPage, processorMs, withStartedSite } from './sites.ts';
import { runWrk, serveByNginx } from './wrk-and-nginx.ts';

const PAGE = KINDS_OF_PAGE.startup;
const CONNECTIONS = 64;
const WARM_SECONDS = 2;
const SECONDS = 6;
const RUNS = 5;
// Warms up the compiler.
const WARM_REQUESTS = 800;
const RENDERED_REQUESTS = 200;
const USERS = 8;

const runs = await withStartedSite(async (site) => {
  const page = { process: site.process, url: site.url + PAGE };
  await askAtOnce(page, WARM_SECONDS);
  // Only after warming up is the page fully compressed.
  const nginx = await serveByNginx((await loadBytes(page.url)).body);
  try {
    await askAtOnce(nginx, WARM_SECONDS);
    const inTurn: Array<{ griot: Served; nginx: Served }> = [];
    for (let run = 0; run < RUNS; run += 1) {
      inTurn.push({
        griot: await askAtOnce(page, SECONDS),
        nginx: await askAtOnce(nginx, SECONDS),
      });
    }
    return inTurn;
  } finally {
    await nginx.stop();
  }
});
const kept = {
  griot: medianOf(runs.map(({ griot }) => griot)),
  nginx: medianOf(runs.map(({ nginx }) => nginx)),
  // Compares adjacent runs, so that other load on the machine affects both.
  ratio: median(runs.map((run) => run.griot.perSecond / run.nginx.perSecond)),
};

const rendered = await withStartedSite(
  async (site) => {
    const rows = [];
    for (const [name, path] of Object.entries(KINDS_OF_PAGE)) {
      const askMany = (requests: number) =>
        timeAll(Array(requests).fill(site.url + path), USERS, loadPage);
      await askMany(WARM_REQUESTS);
      const before = processorMs(site);
      const durations = await askMany(RENDERED_REQUESTS);
      rows.push({
        name,
        processorMs: (processorMs(site) - before) / RENDERED_REQUESTS,
        p50Ms: percentile(durations, 50),
        p95Ms: percentile(durations, 95),
      });
    }
    return rows;
  },
  { PAGE_CACHE_MB: '0' },
);

print(`${PAGE} from the page cache, ${CONNECTIONS} connections, medians of ${RUNS} runs in turn

${formatRows([
  ['', 'a second', 'p99 ms', 'processor µs'],
  ['Griot', ...cellsOf(kept.griot)],
  ['nginx, same bytes', ...cellsOf(kept.nginx)],
  ['Griot / nginx', kept.ratio.toFixed(2), '', ''],
])}

Rendered anew each time, ${USERS} users

${formatTable(rendered, [
  ['', ({ name }) => name],
  ['processor ms', (row) => row.processorMs.toFixed(1)],
  ['p50 ms', ({ p50Ms }) => p50Ms.toFixed(1)],
  ['p95 ms', ({ p95Ms }) => p95Ms.toFixed(1)],
])}`);
saveResults('pages', { page: PAGE, connections: CONNECTIONS, kept }, rendered);

interface Served {
  perSecond: number;
  p99Ms: number;
  /** Processor time of one response. */
  processorUs: number;
}

/** Of all connections together. */
async function askAtOnce(
  server: { process: { pid?: number }; url: string },
  seconds: number,
): Promise<Served> {
  const before = processorMs(server);
  const options = { connections: CONNECTIONS, seconds };
  const { requests, perSecond, p99Ms, failed } = await runWrk(server.url, options);
  if (failed > 0) throw new Error(`${failed} answers of ${server.url} failed`);
  return { perSecond, p99Ms, processorUs: ((processorMs(server) - before) * 1_000) / requests };
}

function medianOf(served: readonly Served[]): Served {
  return {
    perSecond: median(served.map((one) => one.perSecond)),
    p99Ms: median(served.map((one) => one.p99Ms)),
    processorUs: median(served.map((one) => one.processorUs)),
  };
}

function cellsOf({ perSecond, p99Ms, processorUs }: Served): string[] {
  return [Math.round(perSecond).toLocaleString('en'), p99Ms.toFixed(1), processorUs.toFixed(1)];
}
