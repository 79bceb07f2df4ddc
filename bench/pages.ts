// Pages for signed-out visitors: cached ones beside nginx with the same bytes, and the cost of
// rendering.
import { get } from 'node:http';
import { formatRows, saveResults } from './measure.ts';
import { serveByNginx } from './nginx.ts';
import { KINDS_OF_PAGE } from './page-paths.ts';
import { median, processorMs, withStartedSite } from './started-site.ts';
import { runWrk } from './wrk.ts';

const PAGE = KINDS_OF_PAGE.startup;
const CONNECTIONS = 64;
const WARM_SECONDS = 2;
const SECONDS = 6;
const RUNS = 5;
// Warms up the compiler.
const WARM_REQUESTS = 800;
const RENDERED_REQUESTS = 200;
const USERS = 8;
/** As browsers request over TLS; fetch by default requests gzip, which costs less. */
const AS_BROWSERS = { 'accept-encoding': 'br' };

const runs = await withStartedSite(async (site) => {
  const page = { process: site.process, url: site.url + PAGE };
  await askAtOnce(page, WARM_SECONDS);
  // Only after warming up is the page fully compressed.
  const nginx = await serveByNginx(await loadBrotli(page.url));
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
  nginx: medianOf(runs.map((run) => run.nginx)),
  // Compares adjacent runs, so that other load on the machine affects both.
  ratio: median(runs.map((run) => run.griot.perSecond / run.nginx.perSecond)),
};

const rendered = await withStartedSite(
  async (site) => {
    const rows = [];
    for (const [name, path] of Object.entries(KINDS_OF_PAGE)) {
      await askMany(site.url + path, WARM_REQUESTS);
      const before = processorMs(site);
      const durations = (await askMany(site.url + path, RENDERED_REQUESTS)).sort((a, b) => a - b);
      rows.push({
        name,
        processorMs: (processorMs(site) - before) / RENDERED_REQUESTS,
        p50Ms: durations[Math.floor(durations.length * 0.5)] ?? 0,
        p95Ms: durations[Math.floor(durations.length * 0.95)] ?? 0,
      });
    }
    return rows;
  },
  { PAGE_CACHE_MB: '0' },
);

process.stdout.write(`${PAGE} from the page cache, ${CONNECTIONS} connections, medians of ${RUNS} runs in turn

${formatRows([
  ['', 'a second', 'p99 ms', 'processor µs'],
  ['Griot', ...rowOf(kept.griot)],
  ['nginx, same bytes', ...rowOf(kept.nginx)],
  ['Griot / nginx', kept.ratio.toFixed(2), '', ''],
])}

Rendered anew each time, ${USERS} users

${formatRows([
  ['', 'processor ms', 'p50 ms', 'p95 ms'],
  ...rendered.map((row) => [
    row.name,
    row.processorMs.toFixed(1),
    row.p50Ms.toFixed(1),
    row.p95Ms.toFixed(1),
  ]),
])}
`);
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
  const { requests, perSecond, p99Ms, failed } = await runWrk(server.url, {
    connections: CONNECTIONS,
    seconds,
  });
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

function rowOf({ perSecond, p99Ms, processorUs }: Served): string[] {
  return [Math.round(perSecond).toLocaleString('en'), p99Ms.toFixed(1), processorUs.toFixed(1)];
}

async function askMany(address: string, requests: number): Promise<number[]> {
  const durations: number[] = [];
  let left = requests;
  const user = async () => {
    while (left-- > 0) {
      const startedAt = performance.now();
      const response = await fetch(address, { headers: AS_BROWSERS });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      durations.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: USERS }, user));
  return durations;
}

function loadBrotli(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      resolve(Buffer.concat(await response.toArray()));
    }).on('error', reject);
  });
}
