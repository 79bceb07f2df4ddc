// Mixed load with writes on one process and a real Postgres: memory stays within a tenth once the
// first tenth of the time has passed, no request fails, no error is logged, and each cached page
// finally equals a fresh one. Usage: npm run bench -- soak [minutes] [--hour] [--startups 5000]
// [--rate 20]
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql as raw } from 'kysely';
import { openDatabase, type Sql } from '../app/data/database.ts';
import { startSite } from '../e2e/start-site.ts';
import { formatRows, judgeFlatness, print, type Question, saveResults } from './measure.ts';
import { withDemoPostgres } from './postgres.ts';
import { type Sample, sampleCatalogue } from './sample-catalogue.ts';
import {
  advancedQuestions,
  callQuestions,
  suggestQuestions,
  textQuestions,
} from './search-questions.ts';
import { initOf, makeBenchFolder, residentMiB } from './sites.ts';

const USERS = 8;
const WRITE_EVERY_MS = 5_000;
/** Samples of memory, in the whole time. */
const SAMPLES = 200;
// Time for a write to reach the page cache.
const SETTLE_MS = 5_000;
const SHOWN_FAILURES = 20;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    startups: { type: 'string', default: '5000' },
    /** As much as a small site has in a day, in an hour. */
    hour: { type: 'boolean', default: false },
    /** Requests a second of all users together. */
    rate: { type: 'string', default: '20' },
  },
});
const minutes = Number(positionals[0] ?? (values.hour ? 60 : 4));
const lastsMs = minutes * 60_000;
let endsAt = 0;
const folder = makeBenchFolder();
const counts: Record<string, number> = {};
const failures: string[] = [];

await withDemoPostgres(Number(values.startups), async (databaseUrl) => {
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    NEWS_READING: 'off',
    TECHNOLOGY_DETECTION: 'off',
  };
  const site = await startSite(env);
  const database = await openDatabase({ databaseUrl, poolSize: 1 });
  const memory: number[] = [];
  try {
    const sample = await sampleCatalogue(database.sql);
    const pages = listPages(sample);
    const questions = [
      ...callQuestions(sample, 40).flatMap(([, list]) => list),
      ...suggestQuestions(sample, 300),
      ...advancedQuestions(sample, 200),
      ...textQuestions(sample, 100),
    ];
    // What is compiled and kept once only comes before the time that is measured.
    for (const path of pages) await load(site.url, { path });
    for (const question of questions) await load(site.url, question);
    endsAt = performance.now() + lastsMs;
    const read = async () => {
      await load(site.url, Math.random() < 0.6 ? { path: pick(pages) } : pick(questions));
      await pause(((2 * Math.random() * USERS) / Number(values.rate)) * 1_000);
    };
    await Promise.all([
      ...Array.from({ length: USERS }, () => repeat(read)),
      repeat(async () => {
        await write(database.sql, pick(sample.startups).slug);
        await pause(WRITE_EVERY_MS);
      }),
      repeat(async () => {
        memory.push(residentMiB(site));
        await pause(lastsMs / SAMPLES);
      }),
    ]);
    await pause(SETTLE_MS);
    await comparePages(site.url, pages, env);
    const logged = site.said().split('\n');
    failures.push(...logged.filter((line) => /"level":[56]0/.test(line)));
  } finally {
    await database.close();
    await site.stop('SIGINT');
  }
  report(memory);
});

async function repeat(work: () => Promise<void>): Promise<void> {
  while (performance.now() < endsAt) await work();
}

function pick<Item>(list: readonly Item[]): Item {
  return list[Math.floor(Math.random() * list.length)] as Item;
}

function listPages({ startups }: Sample): string[] {
  const some = startups.slice(0, 60);
  const pages = [
    ...['/', '/industries', '/investors', '/news', '/explore/location', '/top-100', '/terms'],
    ...some.flatMap(({ slug, industry, country, investor }) => [
      `/startup/${slug}`,
      `/startup/${slug}/fundings`,
      `/startup/${slug}/competitors`,
      `/industry/${industry}`,
      `/industry/${industry}/${country}`,
      `/location/${country}`,
      ...(investor ? [`/investor/${investor}`] : []),
    ]),
  ];
  return [...new Set(pages)];
}

async function load(url: string, question: Question): Promise<string> {
  const { path } = question;
  const kind = path.startsWith('/api/') ? 'calls' : 'pages';
  counts[kind] = (counts[kind] ?? 0) + 1;
  const response = await fetch(url + path, initOf(question));
  const text = await response.text();
  if (!response.ok) failures.push(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
}

/** A write from outside the site: a new round, or another tagline. */
async function write(sql: Sql, slug: string): Promise<void> {
  counts.writes = (counts.writes ?? 0) + 1;
  if (Math.random() < 0.5) {
    const tagline = `A line that was written as number ${counts.writes}`;
    await raw`
      update startups
      set tagline = ${tagline}, updated_at = now() where slug = ${slug}`.execute(sql);
    return;
  }
  await raw`
    insert into fundings (startup_id, slug, round, announced_on, announced_precision, amount_usd)
    select id, slug || '-soak-' || ${counts.writes}::text, 'Seed', current_date, 'day', 1000000
    from startups where slug = ${slug}`.execute(sql);
}

/** Compares each page with one rendered by a process without a page cache. */
async function comparePages(
  url: string,
  pages: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  const fresh = await startSite({ ...env, JOBS: 'off', PAGE_CACHE_MB: '0' });
  // Ages such as "3 hrs ago" change, and with them the hashes of inline scripts and styles.
  const comparable = (html: string) => html.replaceAll(/\d+ \w+ ago|Just Now/g, '');
  try {
    for (const path of pages) {
      const cached = comparable(await load(url, { path }));
      if (cached !== comparable(await load(fresh.url, { path }))) {
        failures.push(`${path}: the cached page differs from a fresh one`);
      }
    }
  } finally {
    await fresh.stop('SIGINT');
  }
}

function report(memory: readonly number[]): void {
  const { base, tenths, off, isFlat } = judgeFlatness(memory);
  const rows = [
    ...Object.entries(counts),
    ['failed', failures.length] as const,
    ['memory after a tenth, MiB', base] as const,
    ['by tenths since', tenths.join(' ')] as const,
    ['highest above', `${(off * 100).toFixed(1)} %`] as const,
    ['verdict', isFlat ? 'flat within 10 %' : 'NOT flat within 10 %'] as const,
  ];
  print(formatRows([[`${minutes} minutes`, ''], ...rows]));
  for (const line of failures.slice(0, SHOWN_FAILURES)) process.stderr.write(`${line}\n`);
  saveResults('soak', { minutes, startups: Number(values.startups) }, [
    { ...Object.fromEntries(rows), memory },
  ]);
  if (failures.length > 0 || !isFlat) process.exitCode = 1;
}
