// The built site on a database of fictional startups, requested within this process.
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import { type Database, openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import type { SemanticIndex } from '../app/http/semantic-index.ts';
import { readSettings } from '../app/http/settings.ts';
import { loadDemo } from '../db/seed/demo/load-demo.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import type { Ask } from './measure.ts';

type SiteModule = typeof import('../server/site.tsx');

const SEED = 1;

interface DemoSite {
  database: Database;
  startupsCount: number;
  ask: Ask;
}

/**
 * Uses the given Postgres, DATABASE_URL, or an embedded database in .data/bench-{count} that is
 * reused. Fills an empty one with `count` startups; measures any other as it is.
 */
export async function openDemoSite(
  count: number,
  {
    databaseUrl = process.env.DATABASE_URL,
    startIndex,
  }: { databaseUrl?: string; startIndex?: (database: Database) => SemanticIndex } = {},
): Promise<DemoSite> {
  const dataDir = `.data/bench-${count}`;
  const open = () =>
    openDatabase(databaseUrl ? { databaseUrl, statementTimeoutMs: 0 } : { dataDir });
  let database = await open();
  await migrate(database);
  let startupsCount = await countStartups(database);
  if (startupsCount === 0) {
    process.stderr.write(`Making ${count} fictional startups\n`);
    await loadDemo(database.sql, readStarterCatalogue(), { count, seed: SEED });
    startupsCount = count;
    // Reopens, so that memory used for loading is released before measuring.
    await database.close();
    database = await open();
  }
  const { createSite } = (await import(
    new URL('../build/server/site.js', import.meta.url).href
  )) as SiteModule;
  const site = createSite({
    database,
    settings: readSettings({ RATE_LIMITS: 'off' }),
    assets: {
      boot: '/boot.js',
      css: '/styles.css',
      memberCss: '/members.css',
      printCss: '/print.css',
      fontCss: '/fonts.css',
    },
    log: pino({ level: 'silent' }),
    semanticIndex: startIndex?.(database),
  });
  return { database, startupsCount, ask: (question) => askSite(site, question) };
}

async function askSite(
  site: ReturnType<SiteModule['createSite']>,
  { path, body }: Parameters<Ask>[0],
) {
  const init = body
    ? {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }
    : {};
  const response = await site.fetch(new Request(new URL(path, 'http://griot.example'), init));
  const text = await response.text();
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
}

async function countStartups({ sql }: Database): Promise<number> {
  const { rows } = await raw<{ count: number }>`select count(*) from startups`.execute(sql);
  return rows[0]?.count ?? 0;
}
