// Except for advanced search, no visitor's call reads a large table from end to end. Postgres,
// filled with 20,000 fictional startups, counts sequentially read rows: those of plans that really
// ran, inside functions too.
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshLeaders, refreshRelated } from '../app/catalogue/related.server.ts';
import { type Database, openDatabase } from '../app/data/database.ts';
import { investorsWork } from '../app/features/investors/top.server.ts';
import { refreshGroupInvestors } from '../app/features/startups/startup-group.server.ts';
import { figuresWork, rebuildFigures } from '../app/figures/group-records.server.ts';
import type { SemanticIndex } from '../app/http/context.ts';
import { readSettings } from '../app/http/settings.ts';
import { loadDemo } from '../db/seed/demo/load-demo.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import { createSite } from '../server/site.tsx';
import { addressOf, isOnPostgres, openTestDatabase } from './databases.ts';
import { WAIT_HUNG_AFTER_MS } from './hung-after.ts';
import { listVisitorCalls, type VisitorCall } from './visitor-calls.ts';

// As in the first second after a start.
const RELATED_ROUNDS = 20;
const STARTUPS = 20_000;
/** Reading a large table in full would grow with the catalogue. */
const LARGE = 5_000;

let database: Database;
let site: ReturnType<typeof createSite>;

/**
 * Rows read sequentially so far, by large table. Pages and searches have a connection each, which
 * must flush its counts.
 */
async function countRead(): Promise<Map<string, number>> {
  for (const sql of [database.sql, database.searchSql]) {
    await raw`select pg_stat_force_next_flush()`.execute(sql);
  }
  const { rows } = await raw<{ name: string; read: number }>`
    select relname as name, seq_tup_read as read from pg_stat_user_tables where n_live_tup > ${LARGE}`.execute(
    database.sql,
  );
  return new Map(rows.map(({ name, read }) => [name, read]));
}

/**
 * Ranking by meaning sends no query to the database. It is not ready for single words, so that
 * search by name answers those.
 */
const semanticIndex: SemanticIndex = {
  rank: async (text, limit) =>
    text.includes(' ')
      ? {
          provider: 'built-in',
          nearness: 1,
          hits: Array.from({ length: limit }, (_, nth) => ({ id: nth + 1, score: 1, matched: [] })),
        }
      : null,
};

async function ask({ path, body }: VisitorCall): Promise<number> {
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

describe.skipIf(!isOnPostgres())('plans at 20,000 startups', () => {
  let calls: VisitorCall[] = [];

  beforeAll(async () => {
    const made = await openTestDatabase('empty');
    const { rows } = await raw<{ name: string }>`select current_database() as name`.execute(
      made.sql,
    );
    database = await openDatabase({
      databaseUrl: addressOf(rows[0]?.name ?? ''),
      poolSize: 1,
      statementTimeoutMs: 0,
      searchTimeoutMs: WAIT_HUNG_AFTER_MS,
    });
    closeMade = () => made.close();
    await loadDemo(database.sql, readStarterCatalogue(), { count: STARTUPS, seed: 1 });
    // Precomputed before visitors come; related startups in part, as just after a start.
    await refreshLeaders(database.sql);
    for (let round = 0, last = 0; round < RELATED_ROUNDS; round++) {
      last = await refreshRelated(database.sql, last, 0);
    }
    await refreshGroupInvestors(database.sql, new Date());
    for (const { run } of [
      ...investorsWork(database.sql).jobs,
      ...figuresWork(database.sql, pino({ level: 'silent' })).jobs,
    ]) {
      await run();
    }
    site = createSite({
      database,
      settings: readSettings({ RATE_LIMITS: 'off' }),
      assets: {
        boot: { en: '/boot.js' },
        css: '/styles.css',
        memberCss: '/members.css',
        toolCss: '/tools.css',
      },
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      semanticIndex,
    });
    calls = await listVisitorCalls(database.sql);
  });
  let closeMade: () => Promise<void> = async () => {};
  afterAll(async () => {
    await database?.close();
    await closeMade();
  });

  test('what the load added up is what the catalogue has', async () => {
    expect(await rebuildFigures(database.sql)).toBe(0);
  });

  test('a table that is read from end to end is noticed, each time and on whichever connection', async () => {
    const { sql, searchSql } = database;
    for (const connection of [sql, searchSql, sql, searchSql]) {
      const before = await countRead();
      await raw`select sum(value) from metric_points`.execute(connection);
      const read =
        ((await countRead()).get('metric_points') ?? 0) - (before.get('metric_points') ?? 0);
      expect(read).toBeGreaterThan(LARGE);
    }
  });

  test('no call reads a large table from end to end', async () => {
    const wrong: string[] = [];
    const askCounted = async (call: VisitorCall) => {
      const before = await countRead();
      expect(await ask(call), call.path).toBe(call.status ?? 200);
      for (const [table, read] of await countRead()) {
        const rows = read - (before.get(table) ?? 0);
        const { path, body = '', mayRead } = call;
        if (rows > LARGE && table !== mayRead)
          wrong.push(`${path} ${JSON.stringify(body)} read rows of ${table}`);
      }
    };
    for (const call of calls) {
      // The first call has a plan for its values; from the sixth on it may be generic.
      await askCounted(call);
      for (let time = 1; time < 6; time++) await ask(call);
      await askCounted(call);
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect(database.load().open, 'connections, whose counts were asked for').toBe(2);
  });
});
