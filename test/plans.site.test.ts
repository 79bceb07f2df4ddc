// No visitor's call reads a large table from end to end, whatever the catalogue's size (docs/decisions/010-sums-that-are-added-to.md). Asked
// of a real Postgres with 20,000 fictional startups: what it counts as sequentially read tells of the plans that really ran,
// those inside functions too.
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../app/data/database.ts';
import { readSettings } from '../app/http/settings.ts';
import { loadDemo } from '../db/seed/demo/load-demo.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import { createSite } from '../server/site.tsx';
import { addressOf, openTestDatabase, TEST_DATABASE_URL } from './databases.ts';

const STARTUPS = 20_000;
/** Tables with more rows are large: reading one from end to end would grow with the catalogue. */
const LARGE = 5_000;
const NOW = new Date('2026-11-01T12:00:00Z');

let database: Database;
let site: ReturnType<typeof createSite>;

/** Rows read sequentially so far, by large table. One connection only, which has to tell what it counted. */
async function countRead(): Promise<Map<string, number>> {
  await raw`select pg_stat_force_next_flush()`.execute(database.sql);
  const { rows } = await raw<{ name: string; read: number }>`
    select relname as name, seq_tup_read as read from pg_stat_user_tables where n_live_tup > ${LARGE}`.execute(
    database.sql,
  );
  return new Map(rows.map(({ name, read }) => [name, read]));
}

async function ask(path: string, body?: unknown): Promise<number> {
  const init = body
    ? {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }
    : {};
  const response = await site.fetch(new Request(new URL(path, 'http://griot.test'), init));
  await response.text();
  return response.status;
}

const filter = (column: string, operator: string, query_1: string) => ({
  column,
  operator,
  query_1,
});

describe.skipIf(!TEST_DATABASE_URL)('plans at 20,000 startups', () => {
  let paths: Array<[path: string, body?: unknown]> = [];

  beforeAll(async () => {
    const made = await openTestDatabase('empty');
    const { rows } = await raw<{ name: string }>`select current_database() as name`.execute(
      made.sql,
    );
    database = await openDatabase({ databaseUrl: addressOf(rows[0]?.name ?? ''), poolSize: 1 });
    closeMade = () => made.close();
    await loadDemo(database.sql, readStarterCatalogue(), { count: STARTUPS, seed: 1 });
    site = createSite({
      database,
      settings: readSettings({ RATE_LIMITS: 'off' }),
      assets: { boot: '/boot.js', css: '/styles.css', preloadFonts: [] },
      log: pino({ level: 'silent' }),
      now: () => NOW,
    });
    paths = await listPaths();
  }, 300_000);
  let closeMade: () => Promise<void> = async () => {};
  afterAll(async () => {
    await database?.close();
    await closeMade();
  });

  async function listPaths(): Promise<Array<[path: string, body?: unknown]>> {
    const { rows } = await raw<Record<'startup' | 'funding' | 'investor' | 'name', string>>`
      select s.slug as startup, f.slug as funding, i.slug as investor, s.name
      from startups s join fundings f on f.startup_id = s.id
        join funding_investors fi on fi.funding_id = f.id join investors i on i.id = fi.investor_id
      where s.id > 5000 order by s.id, f.id, i.deals_count desc, i.id limit 1`.execute(
      database.sql,
    );
    const one = rows[0] as Record<'startup' | 'funding' | 'investor' | 'name', string>;
    const calls = [
      '/index',
      '/countries',
      '/rankings?by=fundings',
      '/rankings?by=twitter_follower_growth',
      `/startup/${one.startup}`,
      `/startup/${one.startup}/fundings`,
      `/startup/${one.startup}/news`,
      `/startup/${one.startup}/team`,
      `/startup/${one.startup}/technologies`,
      `/funding/${one.funding}`,
      '/location/comoros',
      '/location/nigeria/startups?page=2',
      '/industry',
      '/industry/fintech/startups?page=2',
      `/investor/${one.investor}`,
      '/investors/search?q=ca',
      ...['a', 'kav', one.name.slice(0, 5), one.name, `${one.name.slice(1)}`, 'zqx wv'].map(
        (q) => `/suggest?${new URLSearchParams({ q })}`,
      ),
    ].map((path): [string] => [`/api${path}`]);
    const searches = [
      [filter('country', 'equals', 'comoros'), filter('total_fundings', 'gte', '1000')],
      [filter('name', 'contains', one.name.slice(0, 5))],
      [filter('investor', 'includes', one.investor), filter('status', 'equals', 'active')],
      [],
    ].map((f): [string, unknown] => ['/api/advanced_search?sort=-last_funding_on', { f }]);
    return [...calls, ...searches];
  }

  test('a table that is read from end to end is noticed', async () => {
    const before = await countRead();
    await raw`select sum(value) from metric_points`.execute(database.sql);
    const read =
      ((await countRead()).get('metric_points') ?? 0) - (before.get('metric_points') ?? 0);
    expect(read).toBeGreaterThan(LARGE);
  });

  test('no call reads a large table from end to end', async () => {
    const wrong: string[] = [];
    for (const [path, body] of paths) {
      // Plans of the first calls are made for their values, later ones for any.
      for (let time = 0; time < 7; time++) {
        const before = await countRead();
        const status = await ask(path, body);
        expect(status, path).toBe(200);
        for (const [table, read] of await countRead()) {
          const rows = read - (before.get(table) ?? 0);
          if (rows > LARGE)
            wrong.push(`${path} ${JSON.stringify(body ?? '')} read ${rows} rows of ${table}`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  }, 120_000);
});
