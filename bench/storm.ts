// npm run bench -- storm [seconds] [times]: ten times as many requests as the site can answer, for
// a minute, sent by a process that never waits; what became of each kind (README.md).
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { StartedSite } from '../e2e/start-site.ts';
import { formatRows, saveResults } from './measure.ts';
import { listPages } from './page-paths.ts';
import { withStartedSite } from './started-site.ts';
import { type Answer, askWith } from './storm-request.ts';

const [seconds = 60, times = 10] = process.argv.slice(2).map(Number);
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
const ask = (url: string) => askWith(agent, url);

/** Fresh pages a second, of four readers that never pause. */
async function measureCapacity(nextFresh: () => string): Promise<number> {
  const until = performance.now() + CAPACITY_MS;
  let count = 0;
  const read = async () => {
    for (; performance.now() < until; count += 1) await ask(nextFresh());
  };
  await Promise.all([read(), read(), read(), read()]);
  return count / (CAPACITY_MS / 1_000);
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
  const checker = new Worker(new URL('./storm-checks.ts', import.meta.url), { workerData: url });
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
  // Calm: a page that is drawn anew is there within a second.
  for (let calm = false; !calm; ) {
    const { status, ms } = await ask(nextFresh());
    calm = status === 200 && ms < CALM_MS;
  }
  const calmAfter = (performance.now() - endedAt) / 1_000;
  const rows = [];
  const kinds = { ready: await Promise.all(ready), fresh: await Promise.all(fresh), checks };
  for (const [kind, all] of Object.entries(kinds)) {
    const ok = all.filter(({ status }) => status === 200).map(({ ms }) => ms);
    const refused = all.filter(({ status }) => status === 503).map(({ ms }) => ms);
    const late = ok.filter((ms) => ms > FRESH_MS).length;
    const lost = all.length - ok.length - refused.length;
    rows.push({
      kind,
      asked: all.length,
      ok: ok.length,
      refused: refused.length,
      lost,
      late,
      okP50: at(ok, 0.5),
      okP99: at(ok, 0.99),
      refusedP50: at(refused, 0.5),
      refusedP99: at(refused, 0.99),
    });
  }
  const title = [
    'kind',
    'asked',
    '200',
    '503',
    'neither',
    '200 after 3 s',
    '200 p50 ms',
    'p99',
    '503 p50 ms',
    'p99',
  ];
  const cells = rows.map((row) =>
    Object.values(row).map((value) =>
      typeof value === 'number' ? String(Math.round(value)) : value,
    ),
  );
  process.stdout.write(
    `${formatRows([title, ...cells])}\n\n${capacity.toFixed(0)} fresh pages a second can be answered; calm after ${calmAfter.toFixed(1)} s\n`,
  );
  saveResults('storm', { seconds, times, capacity, calmAfter }, rows);
}

function at(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

// So small a cache that startups' pages, read in turn, are always drawn anew.
await withStartedSite(storm, { PAGE_CACHE_MB: '1' });
