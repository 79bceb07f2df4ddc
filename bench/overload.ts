// npm run bench -- overload [seconds]: 64 readers who never pause ask /search, each something else;
// what became of that, and how long cached pages take meanwhile, beside the same time without.
import { setTimeout as wait } from 'node:timers/promises';
import { formatTable, median, percentile, print, saveResults } from './measure.ts';
import { withStartedSite } from './sites.ts';

const [seconds = 10] = process.argv.slice(2).map(Number);
const READERS = 64;
// A first start trains the model of semantic search and reads the index in.
const CALM_AT_FIRST_MS = 30_000;
const CACHED = ['/', '/startup/flutterwave', '/location/kenya'];
const CACHED_EVERY_MS = 50;
const WORDS = ['solar', 'payments', 'farmers', 'health', 'logistics', 'schools', 'lending'];

interface Answer {
  status: number;
  ms: number;
  retryAfter: string | null;
}

const rows = await withStartedSite(async ({ url }) => {
  const during = async <Result>(work: (isOver: () => boolean) => Promise<Result>) => {
    const until = performance.now() + seconds * 1_000;
    return work(() => performance.now() > until);
  };
  await wait(CALM_AT_FIRST_MS);
  for (const path of [...CACHED, '/search?q=solar']) await ask(url + path);
  const alone = await during((isOver) => readCached(url, isOver));
  const [meanwhile, searches] = await during((isOver) =>
    Promise.all([readCached(url, isOver), search(url, isOver)]),
  );
  return [
    tell('cached pages, alone', alone),
    tell('cached pages, meanwhile', meanwhile),
    tell(`searches of ${READERS}`, searches),
  ];
});
const [alone, meanwhile] = rows.map(({ p50Ms }) => p50Ms);
print(
  formatTable(rows, [
    ['', ({ name }) => name],
    ['asked', ({ asked }) => asked],
    ['200', ({ ok }) => ok],
    ['503 with Retry-After', ({ refused }) => refused],
    ['neither', ({ failed }) => failed],
    ['200 p50 ms', ({ p50Ms }) => p50Ms.toFixed(1)],
    ['200 p95 ms', ({ p95Ms }) => p95Ms.toFixed(1)],
  ]),
);
print(
  `\nCached pages meanwhile / alone, at the median: ${((meanwhile ?? 0) / (alone ?? 1)).toFixed(1)}`,
);
saveResults('overload', { seconds, readers: READERS }, rows);

async function ask(address: string): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(address).catch(() => null);
  await response?.arrayBuffer();
  const ms = performance.now() - startedAt;
  const retryAfter = response?.headers.get('retry-after') ?? null;
  return { status: response?.status ?? 0, ms, retryAfter };
}

async function readCached(url: string, isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (!isOver()) {
    answers.push(await ask(url + CACHED[answers.length % CACHED.length]));
    await wait(CACHED_EVERY_MS);
  }
  return answers;
}

async function search(url: string, isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  let asked = 0;
  const read = async () => {
    while (!isOver()) {
      asked += 1;
      const question = `${WORDS[asked % WORDS.length]} ${asked}`;
      answers.push(await ask(`${url}/search?q=${encodeURIComponent(question)}`));
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return answers;
}

function tell(name: string, answers: readonly Answer[]) {
  const times = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter).length;
  const failed = answers.length - times.length - refused;
  const p50Ms = median(times);
  return {
    name,
    asked: answers.length,
    ok: times.length,
    refused,
    failed,
    p50Ms,
    p95Ms: percentile(times, 95),
  };
}
