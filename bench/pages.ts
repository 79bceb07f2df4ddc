// Pages for signed-out visitors: cached ones compared with Node's own server and nginx with the
// same bytes, and rendered ones with bare React of the same tree.
import { brotliDecompressSync } from 'node:zlib';
import { serveByNode } from './bare-http.ts';
import { startBareReact } from './bare-react.ts';
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
const CONNECTIONS = [16, 64];
const WARM = { connections: 16, seconds: 4 };
const SECONDS = 3;
const RUNS = 5;
// Warms up the compiler.
const WARM_REQUESTS = 300;
const RENDERED_REQUESTS = 50;
const RENDERED_RUNS = 5;
const USERS = 8;

const kept = await withStartedSite(async (site) => {
  const page = { process: site.process, url: site.url + PAGE };
  await runWrk(page.url, WARM);
  // Only after warming up is the page fully compressed.
  const { body, headers } = await loadBytes(page.url);
  const node = await serveByNode(body, headers);
  const nginx = await serveByNginx(body);
  try {
    await runWrk(node.url, WARM);
    await runWrk(nginx.url, WARM);
    const rows = [];
    for (const connections of CONNECTIONS) {
      const runs: Array<Record<'griot' | 'node' | 'nginx', Served>> = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push({
          griot: await askAtOnce(page, connections, SECONDS),
          node: await askAtOnce(node, connections, SECONDS),
          nginx: await askAtOnce(nginx, connections, SECONDS),
        });
      }
      rows.push({
        connections,
        griot: medianOf(runs.map(({ griot }) => griot)),
        node: medianOf(runs.map(({ node }) => node)),
        nginx: medianOf(runs.map(({ nginx }) => nginx)),
        // Compares adjacent runs, so that other load on the machine affects all.
        ratio: median(runs.map((run) => run.griot.perSecond / run.nginx.perSecond)),
        ratioToNode: median(runs.map((run) => run.griot.perSecond / run.node.perSecond)),
      });
    }
    return rows;
  } finally {
    await node.stop();
    await nginx.stop();
  }
});

const bare = startBareReact();
const rendered = await withStartedSite(
  async (site) => {
    const rows = [];
    for (const [name, path] of Object.entries(KINDS_OF_PAGE)) {
      const askMany = (requests: number) =>
        timeAll(Array(requests).fill(site.url + path), USERS, loadPage);
      const askBare = (requests: number) => timeAll(Array(requests).fill(bareUrl), USERS, loadPage);
      const { body } = await loadBytes(site.url + path);
      const bareUrl = await bare.show(brotliDecompressSync(body).toString());
      await askMany(WARM_REQUESTS);
      await askBare(WARM_REQUESTS);
      const runs: Array<Record<'griotMs' | 'bareMs' | 'p50Ms' | 'p95Ms', number>> = [];
      for (let run = 0; run < RENDERED_RUNS; run += 1) {
        const [griotMs, durations] = await processorOf(site, () => askMany(RENDERED_REQUESTS));
        const [bareMs] = await processorOf(bare, () => askBare(RENDERED_REQUESTS));
        runs.push({
          griotMs,
          bareMs,
          p50Ms: percentile(durations, 50),
          p95Ms: percentile(durations, 95),
        });
      }
      const middle = (read: (run: (typeof runs)[number]) => number) => median(runs.map(read));
      rows.push({
        name,
        processorMs: middle(({ griotMs }) => griotMs),
        bareMs: middle(({ bareMs }) => bareMs),
        ratio: middle(({ griotMs, bareMs }) => griotMs / bareMs),
        p50Ms: middle(({ p50Ms }) => p50Ms),
        p95Ms: middle(({ p95Ms }) => p95Ms),
      });
    }
    await bare.stop();
    return rows;
  },
  { PAGE_CACHE_MB: '0' },
);

print(`${PAGE} from the page cache, medians of ${RUNS} runs in turn

${formatRows([
  ['', 'a second', 'p99 ms', 'processor µs'],
  ...kept.flatMap(({ connections, griot, node, nginx, ratio, ratioToNode }) => [
    [`Griot, ${connections} connections`, ...cellsOf(griot)],
    ["Node's own server, same bytes", ...cellsOf(node)],
    ['nginx, same bytes', ...cellsOf(nginx)],
    ['Griot / nginx', ratio.toFixed(2), '', ''],
    ["Griot / Node's own server", ratioToNode.toFixed(2), '', ''],
  ]),
])}

Drawn anew each time, ${USERS} users, in turn with React alone, which renders and compresses the same tree

${formatTable(rendered, [
  ['', ({ name }) => name],
  ['processor ms', (row) => row.processorMs.toFixed(1)],
  ['React alone', ({ bareMs }) => bareMs.toFixed(1)],
  ['Griot / React', ({ ratio }) => ratio.toFixed(1)],
  ['p50 ms', ({ p50Ms }) => p50Ms.toFixed(1)],
  ['p95 ms', ({ p95Ms }) => p95Ms.toFixed(1)],
])}`);
saveResults('pages', { page: PAGE, kept }, rendered);

interface Served {
  perSecond: number;
  p99Ms: number;
  /** Processor time of one response. */
  processorUs: number;
}

/** Of all connections together. */
async function askAtOnce(
  server: { process: { pid?: number }; url: string },
  connections: number,
  seconds: number,
): Promise<Served> {
  const before = processorMs(server);
  const options = { connections, seconds };
  const { requests, perSecond, p99Ms, failed } = await runWrk(server.url, options);
  if (failed > 0) throw new Error(`${failed} answers of ${server.url} failed`);
  return { perSecond, p99Ms, processorUs: ((processorMs(server) - before) * 1_000) / requests };
}

/** Of each of RENDERED_REQUESTS. */
async function processorOf<Result>(
  server: { process: { pid?: number } },
  work: () => Promise<Result>,
): Promise<[ms: number, result: Result]> {
  const before = processorMs(server);
  const result = await work();
  return [(processorMs(server) - before) / RENDERED_REQUESTS, result];
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
