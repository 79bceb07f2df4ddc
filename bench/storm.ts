// npm run bench -- storm [seconds] [times]: ten times as many requests as the site can answer, for
// a minute, sent by a process that never waits; what became of each kind (README.md).
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { StartedSite } from '../e2e/start-site.ts';
import { formatRows, saveResults } from './measure.ts';
import { listPages } from './page-paths.ts';
import { withStartedSite } from './started-site.ts';

const [seconds = 60, times = 10] = process.argv.slice(2).map(Number);
const READY = ['/', '/industry/fintech', '/location/kenya'];
const CHECKS = ['/healthz', '/readyz'];
// One in ten is for a cached page.
const READY_EVERY = 10;
const TICK_MS = 20;
const CHECKED_EVERY_MS = 250;
// A first start trains the model of semantic search and reads the index in.
const CALM_AT_FIRST_MS = 20_000;
const CAPACITY_MS = 10_000;
const FRESH_MS = 3_000;
const CALM_MS = 1_000;
const agent = new Agent({ keepAlive: true, maxSockets: 4_000 });

interface Answer {
  /** 0 for none. */
  status: number;
  ms: number;
}

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
  const kinds: Record<string, Array<Promise<Answer>>> = { ready: [], fresh: [], checks: [] };
  const send = (kind: string, to: string) => kinds[kind]?.push(ask(to));
  const startedAt = performance.now();
  let [sent, checks] = [0, 0];
  for (let ms = 0; ms < seconds * 1_000; ms = performance.now() - startedAt) {
    for (; sent < (ms / 1_000) * capacity * times; sent += 1) {
      const isReady = sent % READY_EVERY === 0;
      if (isReady) send('ready', url + READY[(sent / READY_EVERY) % READY.length]);
      else send('fresh', nextFresh());
    }
    for (; checks < ms / CHECKED_EVERY_MS; checks += 1) {
      send('checks', url + CHECKS[checks % CHECKS.length]);
    }
    await wait(TICK_MS);
  }
  const endedAt = performance.now();
  // Calm: a page that is drawn anew is there within a second.
  for (let calm = false; !calm; ) {
    const { status, ms } = await ask(nextFresh());
    calm = status === 200 && ms < CALM_MS;
  }
  const calmAfter = (performance.now() - endedAt) / 1_000;
  const rows = [];
  for (const [kind, answers] of Object.entries(kinds)) {
    const all = await Promise.all(answers);
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
