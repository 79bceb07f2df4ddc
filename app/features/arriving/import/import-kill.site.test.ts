// Killed in the middle and run again: the same as one run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql as raw } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { isOnPostgres, openTestDatabase, SNAPSHOTS } from '../../../../test/databases.ts';
import { databaseUrlOf, fingerprint } from '../../../../test/import.ts';
import { type Database, openDatabase, type Sql } from '../../../data/database.ts';
import { reindexSearch } from './follow-import.server.ts';

const COMMAND = fileURLToPath(new URL('../../../../test/import-child.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'griot-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database that a command of its own can open: by address, or as a folder. */
interface Place {
  env: Record<string, string>;
  look<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

async function makePlace(name: string): Promise<Place> {
  if (isOnPostgres()) {
    const database = await openTestDatabase('empty');
    return {
      env: { DATABASE_URL: (await databaseUrlOf(database)) ?? '' },
      look: (work) => work(database),
      close: () => database.close(),
    };
  }
  const dataDir = join(folder, name);
  const fresh = await openDatabase({
    dataDir,
    snapshot: new Uint8Array(readFileSync(SNAPSHOTS.empty)).buffer,
  });
  await fresh.close();
  return {
    env: { DATA_DIR: dataDir },
    async look(work) {
      const database = await openDatabase({ dataDir });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    close: async () => {},
  };
}

// Runs an import to its end, or kills it once so many rows are in, or when the search follows.
async function run(
  place: Place,
  kind: string,
  file: string,
  killAt?: number | 'search',
): Promise<number | string> {
  const given = [kind, file, join(folder, 'report.csv'), '200', String(killAt ?? 'nowhere')];
  const child = spawn(process.execPath, [COMMAND, ...given], {
    env: { PATH: process.env.PATH ?? '', ...place.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  child.stdout.on('data', () => child.kill('SIGKILL'));
  const [code, signal] = await ended;
  if (code !== null && code !== 0) throw new Error(complaint);
  return code ?? signal;
}

function writeFiles(): { startups: string; rounds: string } {
  const startups = join(folder, 'startups.csv');
  const rounds = join(folder, 'rounds.csv');
  const countries = ['Kenya', 'Ghana', 'Nigeria'];
  const lines = Array.from({ length: 1_500 }, (_, index) => {
    const one = index % 1_300;
    return `Killed ${one % 500} ${one % 7},${countries[one % 3]},${one % 9 === 0 ? '' : `https://k${one % 700}.example`},Line ${index},${1990 + (index % 40)},FinTech;SaaS,Founder ${index % 50}`;
  });
  writeFileSync(
    startups,
    `name,country,website,tagline,year,industries,founders\n${lines.join('\n')}\n`,
  );
  const deals = Array.from(
    { length: 800 },
    (_, index) =>
      `k${index % 650}.example,${2012 + (index % 9)}-0${1 + (index % 8)},${['Seed', 'Grant', 'Series A', 'Debt'][index % 4]},${index % 6 === 0 ? '' : `${1 + (index % 50)}m`},*Fund ${index % 40};Fund ${index % 33},https://s.example/${index % 70}`,
  );
  writeFileSync(rounds, `website,date,round,amount,investors,source\n${deals.join('\n')}\n`);
  return { startups, rounds };
}

test('an import killed several times and run again equals one run', async () => {
  const files = writeFiles();
  const [once, killed] = [await makePlace('once'), await makePlace('killed')];
  try {
    expect(await run(once, 'startups', files.startups)).toBe(0);
    expect(await run(once, 'rounds', files.rounds)).toBe(0);
    const endings: Array<number | string> = [];
    const counts: number[] = [];
    for (const [kind, table, moments] of [
      ['startups', 'startups', [400, 1_000, 'search']],
      ['rounds', 'fundings', [250, 'search']],
    ] as const) {
      for (const moment of moments) {
        endings.push(await run(killed, kind, files[kind], moment));
        counts.push(await killed.look(async ({ sql }) => countRows(sql, table)));
      }
      // An operator may rebuild search instead.
      if (kind === 'rounds') await killed.look(({ sql }) => reindexSearch(sql));
      else expect(await run(killed, kind, files[kind])).toBe(0);
    }
    expect(endings).toEqual(Array(5).fill('SIGKILL'));
    // In the middle: something was in, and not all of it.
    expect(counts[0]).toBeGreaterThan(200);
    expect(counts[0]).toBeLessThan(counts[2] ?? 0);
    expect(counts[3]).toBeGreaterThan(80);
    expect(counts[3]).toBeLessThan(700);
    expect(await killed.look((database) => fingerprint(database, false))).toEqual(
      await once.look((database) => fingerprint(database, false)),
    );
    const behind = await killed.look(
      async ({ sql }) =>
        (
          await raw<{
            count: number;
          }>`select count(*)::int as count from startups s where not exists (select from search_startups f where f.startup_id = s.id)`.execute(
            sql,
          )
        ).rows[0]?.count,
    );
    expect(behind).toBe(0);
  } finally {
    await once.close();
    await killed.close();
  }
});

async function countRows(sql: Sql, table: string): Promise<number> {
  const { rows } = await raw<{
    count: number;
  }>`select count(*)::int as count from ${raw.table(table)}`.execute(sql);
  return rows[0]?.count ?? 0;
}
