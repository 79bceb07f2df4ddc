// npm run bench -- storm [seconds] [times]: ten times as many requests as the site can answer, for
// a minute, sent by a process that never waits; what became of each kind (README.md).
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { countPerSecond } from '../app/base/count.ts';
import type { StartedSite } from '../e2e/start-site.ts';
import { formatTable, percentile, print, saveResults } from './measure.ts';
import { listPages, withStartedSite } from './sites.ts';

interface Answer {
  /** 0 for none. */
  status: number;
  ms: number;
}

const [seconds = 60, times = 10] = process.argv.slice(2).map(Number);
const CHECKS = ['/healthz', '/readyz'];
const CHECKED_EVERY_MS = 250;
const READY = ['/', '/industry/fintech', '/location/kenya'];
// One in ten is for a cached page.
const READY_EVERY = 10;
const TICK_MS = 20;
// A first start trains the model of semantic search and reads the index in.
const CALM_AT_FIRST_MS = 20_000;
const CAPACITY_MS = 10_000;
const FRESH_MS = 3_000;
const CALM_MS = 1_000;
const agent = new Agent({ keepAlive: true, maxSockets: 4_000 });

function ask(url: string): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const answered = (status: number) => resolve({ status, ms: performance.now() - startedAt });
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('end', () => answered(response.statusCode ?? 0));
      response.on('error', () => answered(0));
    }).on('error', () => answered(0));
  });
}

/**
 * Asks for the checks meanwhile, in a thread of its own: what the storm waits for while it sends
 * thousands of requests a second is no time of the site.
 */
async function check(url: string): Promise<void> {
  const answers: Array<Promise<Answer>> = [];
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  while (!isOver) {
    answers.push(ask(url + CHECKS[answers.length % CHECKS.length]));
    await wait(CHECKED_EVERY_MS);
  }
  parentPort?.postMessage(await Promise.all(answers));
}

/** Fresh pages a second, of four readers that never pause. */
async function measureCapacity(nextFresh: () => string): Promise<number> {
  const until = performance.now() + CAPACITY_MS;
  let count = 0;
  const read = async () => {
    for (; performance.now() < until; count += 1) await ask(nextFresh());
  };
  await Promise.all([read(), read(), read(), read()]);
  return countPerSecond(count, CAPACITY_MS);
}

async function storm({ url }: StartedSite): Promise<void> {
  const pages = (await listPages(url)).filter((page) => page.includes('/startup/'));
  let asked = 0;
  const nextFresh = () => pages[asked++ % pages.length] ?? url;
  await wait(CALM_AT_FIRST_MS);
  for (const path of READY) await ask(url + path);
  const capacity = await measureCapacity(nextFresh);
  const ready: Array<Promise<Answer>> = [];
  const fresh: Array<Promise<Answer>> = [];
  const checker = new Worker(new URL(import.meta.url), { workerData: url });
  const startedAt = performance.now();
  let sent = 0;
  for (let ms = 0; ms < seconds * 1_000; ms = performance.now() - startedAt) {
    for (; sent < (ms / 1_000) * capacity * times; sent += 1) {
      const isReady = sent % READY_EVERY === 0;
      if (isReady) ready.push(ask(url + READY[(sent / READY_EVERY) % READY.length]));
      else fresh.push(ask(nextFresh()));
    }
    await wait(TICK_MS);
  }
  const endedAt = performance.now();
  checker.postMessage('end');
  const [checks] = (await once(checker, 'message')) as [Answer[]];
  // Calm: a fresh page is there within a second.
  for (let calm = false; !calm; ) {
    const { status, ms } = await ask(nextFresh());
    calm = status === 200 && ms < CALM_MS;
  }
  const calmAfter = (performance.now() - endedAt) / 1_000;
  const rows = [
    tell('ready', await Promise.all(ready)),
    tell('fresh', await Promise.all(fresh)),
    tell('checks', checks),
  ];
  print(
    formatTable(rows, [
      ['kind', ({ kind }) => kind],
      ['asked', (row) => row.asked],
      ['200', ({ ok }) => ok],
      ['503', ({ refused }) => refused],
      ['neither', ({ lost }) => lost],
      ['200 after 3 s', ({ late }) => late],
      ['200 p50 ms', ({ okP50 }) => Math.round(okP50)],
      ['p99', ({ okP99 }) => Math.round(okP99)],
      ['503 p50 ms', ({ refusedP50 }) => Math.round(refusedP50)],
      ['p99', ({ refusedP99 }) => Math.round(refusedP99)],
    ]),
  );
  print(`\n${capacity} fresh pages a second can be answered; calm after ${calmAfter.toFixed(1)} s`);
  saveResults('storm', { seconds, times, capacity, calmAfter }, rows);
}

function tell(kind: string, all: readonly Answer[]) {
  const timesOf = (wanted: number) =>
    all.filter(({ status }) => status === wanted).map(({ ms }) => ms);
  const [ok, refused] = [timesOf(200), timesOf(503)];
  return {
    kind,
    asked: all.length,
    ok: ok.length,
    refused: refused.length,
    lost: all.length - ok.length - refused.length,
    late: ok.filter((ms) => ms > FRESH_MS).length,
    okP50: percentile(ok, 50),
    okP99: percentile(ok, 99),
    refusedP50: percentile(refused, 50),
    refusedP99: percentile(refused, 99),
  };
}

if (isMainThread) {
  // So small a cache that startups' pages, read in turn, are always fresh.
  await withStartedSite(storm, { PAGE_CACHE_MB: '1' });
} else await check(workerData);
