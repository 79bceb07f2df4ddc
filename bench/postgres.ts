// A Postgres to measure on, with the settings of docs/operating.md.
import { totalmem } from 'node:os';
import pg from 'pg';
import { openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { startPostgres } from '../scripts/test-postgres.ts';
import { fillWithDemo } from './sites.ts';

const MIB = 1_048_576;

/** Returns its address. It is deleted as the process ends, unless TEST_DATABASE_URL names it. */
export async function startBenchPostgres(): Promise<string> {
  const postgres = await startPostgres({
    shared_buffers: `${Math.floor(totalmem() / 4 / MIB)}MB`,
    max_wal_size: '8GB',
  });
  if (!postgres.url) {
    throw new Error(
      `A real Postgres is needed: ${postgres.reason}. apt-get install postgresql, or name one in TEST_DATABASE_URL.`,
    );
  }
  process.once('exit', postgres.stop);
  return postgres.url;
}

/** A database of a server by its name. */
export function addressOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * Runs `work` on a copy of a database of fictional startups, and drops the copy. The original stays
 * for the next run only if TEST_DATABASE_URL names the server.
 */
export async function withDemoPostgres<Result>(
  startups: number,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const url = await startBenchPostgres();
  const server = new pg.Client(url);
  await server.connect();
  const copy = `griot_bench_${process.pid}`;
  try {
    const original = await makeOriginal(server, url, startups);
    await server.query(`create database ${copy} template ${original} strategy file_copy`);
    return await work(addressOf(url, copy));
  } finally {
    await server.query(`drop database if exists ${copy} with (force)`);
    await server.end();
  }
}

/** Returns the name of the database with `startups` fictional startups. */
async function makeOriginal(server: pg.Client, url: string, startups: number): Promise<string> {
  const name = `griot_demo_${startups}`;
  const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  const unfinished = `${name}_unfinished`;
  await server.query(`drop database if exists ${unfinished}`);
  await server.query(`create database ${unfinished}`);
  const databaseUrl = addressOf(url, unfinished);
  const database = await openDatabase({ databaseUrl, statementTimeoutMs: 0 });
  try {
    await migrate(database);
    await fillWithDemo(database, startups);
  } finally {
    await database.close();
  }
  await server.query(`alter database ${unfinished} rename to ${name}`);
  return name;
}
