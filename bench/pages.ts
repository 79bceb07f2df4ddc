// Pages for signed-out visitors: kept ones beside nginx with the same bytes, and what rendering one costs.
import { get } from 'node:http';
import { formatRows, keepResults } from './measure.ts';
import { serveByNginx } from './nginx.ts';
import { KINDS_OF_PAGE } from './page-paths.ts';
import { median, processorMs, withStartedSite } from './started-site.ts';
import { runWrk } from './wrk.ts';

const PAGE = KINDS_OF_PAGE.startup;
const CONNECTIONS = 64;
const SECONDS = 8;
const RUNS = 5;
const RENDERED_REQUESTS = 400;
const USERS = 8;

const kept = await withStartedSite(async ({ url }) => {
  const nginx = await serveByNginx(await loadBrotli(url + PAGE));
  try {
    const runs = { site: [] as number[], nginx: [] as number[], p99: [] as number[] };
    for (let run = 0; run < RUNS; run += 1) {
      const site = await runWrk(url + PAGE, { connections: CONNECTIONS, seconds: SECONDS });
      if (site.failed > 0) throw new Error(`${site.failed} answers failed`);
      runs.site.push(site.perSecond);
      runs.p99.push(site.p99Ms);
      const other = await runWrk(nginx.url, { connections: CONNECTIONS, seconds: SECONDS });
      runs.nginx.push(other.perSecond);
    }
    return {
      perSecond: median(runs.site),
      nginxPerSecond: median(runs.nginx),
      p99Ms: median(runs.p99),
    };
  } finally {
    await nginx.stop();
  }
});

const rendered = await withStartedSite(
  async (site) => {
    const rows = [];
    for (const [name, path] of Object.entries(KINDS_OF_PAGE)) {
      await askMany(site.url + path, RENDERED_REQUESTS / 4);
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

const ratio = kept.perSecond / kept.nginxPerSecond;
process.stdout.write(`${PAGE} from the page cache, ${CONNECTIONS} connections, medians of ${RUNS} runs in turn
${formatRows([
  ['', 'per second', 'p99 ms'],
  ['Griot', Math.round(kept.perSecond), kept.p99Ms.toFixed(1)],
  ['nginx, same bytes', Math.round(kept.nginxPerSecond), ''],
  ['Griot / nginx', ratio.toFixed(2), ''],
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
keepResults('pages', { page: PAGE, connections: CONNECTIONS, kept: { ...kept, ratio } }, rendered);

/** Milliseconds of each. */
async function askMany(address: string, requests: number): Promise<number[]> {
  const durations: number[] = [];
  let left = requests;
  const user = async () => {
    while (left-- > 0) {
      const startedAt = performance.now();
      const response = await fetch(address);
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
