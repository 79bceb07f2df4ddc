import pg from 'pg';
import { openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { loadDemo } from '../db/seed/demo/load-demo.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import { startBenchPostgres } from './bench-postgres.ts';

const SEED = 1;

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
    const original = await fill(server, url, startups);
    await server.query(`create database ${copy} template ${original} strategy file_copy`);
    return await work(addressOf(url, copy));
  } finally {
    await server.query(`drop database if exists ${copy} with (force)`);
    await server.end();
  }
}

/** Returns the name of the database with `startups` fictional startups. */
async function fill(server: pg.Client, url: string, startups: number): Promise<string> {
  const name = `griot_demo_${startups}`;
  const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  process.stderr.write(`Making ${startups.toLocaleString('en')} fictional startups\n`);
  const unfinished = `${name}_unfinished`;
  await server.query(`drop database if exists ${unfinished}`);
  await server.query(`create database ${unfinished}`);
  const database = await openDatabase({
    databaseUrl: addressOf(url, unfinished),
    statementTimeoutMs: 0,
  });
  try {
    await migrate(database);
    await loadDemo(database.sql, readStarterCatalogue(), { count: startups, seed: SEED });
  } finally {
    await database.close();
  }
  await server.query(`alter database ${unfinished} rename to ${name}`);
  return name;
}

function addressOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
