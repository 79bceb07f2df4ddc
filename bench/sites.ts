// Sites to measure: as `npm start` runs it, and within this process on fictional startups.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import { type Database, openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import type { SemanticIndex } from '../app/http/context.ts';
import { readSettings } from '../app/http/settings.ts';
import { loadDemo } from '../db/seed/demo/load-demo.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import { type StartedSite, startSite } from '../e2e/start-site.ts';
import type { Ask, Question } from './measure.ts';

/** One page of each kind, in the starter catalogue. */
export const KINDS_OF_PAGE = {
  home: '/',
  startup: '/startup/flutterwave',
  fundings: '/startup/flutterwave/fundings',
  competitors: '/startup/flutterwave/competitors',
  investor: '/investor/y-combinator',
  industry: '/industry/fintech',
  location: '/location/kenya',
  ranking: '/top-100',
  investors: '/investors',
  industries: '/industries',
  map: '/explore/location',
  news: '/news',
} as const;

/** A folder that is deleted as the process ends. */
export function makeBenchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'griot-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** In a process of its own, on the starter catalogue or the database of DATABASE_URL. */
export async function withStartedSite<Result>(
  work: (site: StartedSite) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const site = await startSite({ DATA_DIR: makeBenchFolder(), RATE_LIMITS: 'off', ...env });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

type Running = { process: { pid?: number } };

// Linux: /proc/{pid}/stat counts in hundredths of a second.
const TICK_MS = 10;

/** Processor time so far, including threads. */
export function processorMs({ process: { pid } }: Running): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory. */
export function residentMiB({ process: { pid } }: Running): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** As browsers request over TLS; fetch by default requests gzip, which costs less. */
const AS_BROWSERS = { 'accept-encoding': 'br' };

export async function loadPage(address: string): Promise<void> {
  const response = await fetch(address, { headers: AS_BROWSERS });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
}

/** The bytes as transferred, the headers in turn, and whether the bytes are brotli. */
export function loadBytes(
  address: string,
): Promise<{ body: Buffer; headers: string[]; isBrotli: boolean }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: AS_BROWSERS }, async (response) => {
      const isBrotli = response.headers['content-encoding'] === 'br';
      const body = Buffer.concat(await response.toArray());
      resolve({ body, headers: response.rawHeaders, isBrotli });
    }).on('error', reject);
  });
}

/** The addresses of all pages in the sitemaps of a site. */
export async function listPages(url: string): Promise<string[]> {
  const sitemaps = await readLocations(url, `${url}/sitemap.xml`);
  return (await Promise.all(sitemaps.map((one) => readLocations(url, one)))).flat();
}

async function readLocations(url: string, sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text();
  const found = [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address));
  return found.map(({ pathname, search }) => url + pathname + search);
}

/** What is asked as a form of fetch: a body is posted as JSON. */
export function initOf({ body }: Question): RequestInit {
  const headers = { 'content-type': 'application/json' };
  return body ? { method: 'POST', body: JSON.stringify(body), headers } : {};
}

/** Fictional startups are the same ones in every measurement. */
export async function fillWithDemo({ sql }: Database, count: number): Promise<void> {
  process.stderr.write(`Making ${count.toLocaleString('en')} fictional startups\n`);
  await loadDemo(sql, readStarterCatalogue(), { count, seed: 1 });
}

type SiteModule = typeof import('../server/site.tsx');

interface DemoOptions {
  databaseUrl?: string;
  startIndex?: (database: Database) => SemanticIndex;
}

/**
 * The built site within this process. Uses the given Postgres, DATABASE_URL, or an embedded
 * database in .data/bench-{count} that is reused. Fills an empty one with `count` startups;
 * measures any other as it is.
 */
export async function openDemoSite(count: number, options: DemoOptions = {}) {
  const { databaseUrl = process.env.DATABASE_URL, startIndex } = options;
  const dataDir = `.data/bench-${count}`;
  const open = () =>
    openDatabase(databaseUrl ? { databaseUrl, statementTimeoutMs: 0 } : { dataDir });
  let database = await open();
  await migrate(database);
  if ((await countStartups(database)) === 0) {
    await fillWithDemo(database, count);
    // Reopens, so that memory used for loading is released before measuring.
    await database.close();
    database = await open();
  }
  const built = new URL('../build/server/site.js', import.meta.url).href;
  const { createSite } = (await import(built)) as SiteModule;
  const site = createSite({
    database,
    settings: readSettings({ RATE_LIMITS: 'off' }),
    assets: {
      boot: { en: '/boot.js' },
      css: '/styles.css',
      memberCss: '/members.css',
      toolCss: '/tools.css',
    },
    log: pino({ level: 'silent' }),
    semanticIndex: startIndex?.(database),
  });
  const ask: Ask = async (question) => {
    const address = new URL(question.path, 'http://griot.example');
    const response = await site.fetch(new Request(address, initOf(question)));
    const text = await response.text();
    if (response.status === 200) return;
    throw new Error(`${question.path} answered ${response.status}: ${text.slice(0, 300)}`);
  };
  return { database, startupsCount: await countStartups(database), ask };
}

async function countStartups({ sql }: Database): Promise<number> {
  const { rows } = await raw<{ count: number }>`select count(*) from startups`.execute(sql);
  return rows[0]?.count ?? 0;
}
