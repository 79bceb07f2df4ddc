// Import speed on a real Postgres, beside plain COPY of the same rows into a table with and without
// the indexes of startups. Usage: npm run bench -- import [rows] [rounds]
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { COUNTRIES } from '../app/base/countries.ts';
import { openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { openImportConnection } from '../app/features/arriving/import/import-connection.server.ts';
import { importFile } from '../app/features/arriving/import/import-file.server.ts';
import { loadCleanContext } from '../app/features/arriving/import/load-clean-context.server.ts';
import { surveyFile } from '../app/features/arriving/import/survey-file.server.ts';
import { ensureReference } from '../db/seed/load-reference.ts';
import { formatRows, print, saveResults, timeOf } from './measure.ts';
import { addressOf, startBenchPostgres } from './postgres.ts';
import { makeBenchFolder } from './sites.ts';

const ROWS = Number(process.argv[2] ?? 100_000);
const ROUNDS = Number(process.argv[3] ?? 3);
const INDUSTRIES = ['FinTech', 'AgriTech', 'HealthTech', 'EdTech', 'Logistics', 'SaaS'];
const COLUMNS = 'name, website, year_founded, employee_range, status, tagline';
const BARE = `create table bare (name text, website text, year_founded int, employee_range text, status text, tagline text)`;
// Without triggers, slug and country, which the file's rows do not have.
const INDEXED = `create table indexed (like startups including all);
  alter table indexed alter slug drop not null, alter country_id drop not null`;

/** Cells both files share: name, website, year, head-count, status, tagline. */
function cellsOf(index: number, employees: string): string[] {
  const word = ((index * 2_654_435_761) >>> 0).toString(36);
  return [
    `Venture ${word} ${index}`,
    `https://${word}-${index}.example`,
    `${1990 + (index % 35)}`,
    employees,
    'active',
    `Makes thing number ${index} easy to buy`,
  ];
}

function* fileLines(): Generator<string> {
  yield 'name,website,year_founded,employees,status,tagline,country,industries\n';
  for (let index = 0; index < ROWS; index++) {
    const country = COUNTRIES[index % COUNTRIES.length]?.label;
    yield `${cellsOf(index, '11-50').join(',')},"${country}",${INDUSTRIES[index % INDUSTRIES.length]}\n`;
  }
}

function* copyLines(): Generator<string> {
  for (let index = 0; index < ROWS; index++) yield `${cellsOf(index, '10-50').join(',')}\n`;
}

async function copyInto(address: string, table: string, ddl: string): Promise<number> {
  return withClient(address, async (client) => {
    await client.query(ddl);
    const copy = copyFrom(`copy ${table} (${COLUMNS}) from stdin with (format csv)`);
    return timeOf(() => pipeline(Readable.from(copyLines()), client.query(copy)));
  });
}

async function withClient<Result>(
  address: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function measureRound(address: string, file: string, reportPath: string) {
  const database = await openDatabase({ databaseUrl: address, poolSize: 2, statementTimeoutMs: 0 });
  try {
    await migrate(database);
    await ensureReference(database.sql);
    const bareMs = await copyInto(address, 'bare', BARE);
    const indexedMs = await copyInto(address, 'indexed', INDEXED);
    const survey = await surveyFile('startups', file);
    const context = await loadCleanContext(database.sql, survey, {
      today: '2026-11-01',
    });
    const connection = await openImportConnection(database, address);
    const first = await importFile(connection, 'startups', survey, context, { reportPath });
    const again = await importFile(connection, 'startups', survey, context, { reportPath });
    await connection.close();
    const rate = (durationMs: number) => Math.round(ROWS / (durationMs / 1_000));
    return {
      'import, rows a second': rate(first.loadMs),
      'search and figures included': rate(first.loadMs + first.followMs),
      'import / COPY into a bare table': (bareMs / first.loadMs).toFixed(2),
      'import / COPY with the indexes': (indexedMs / first.loadMs).toFixed(2),
      'the same file again, rows a second': rate(again.loadMs),
      created: first.counts.created,
      'created again': again.counts.created + again.counts.updated,
    };
  } finally {
    await database.close();
  }
}

const postgresUrl = await startBenchPostgres();
const folder = makeBenchFolder();
const results: Array<Record<string, string | number>> = [];
const file = join(folder, 'startups.csv');
await pipeline(Readable.from(fileLines()), createWriteStream(file));
for (let round = 1; round <= ROUNDS; round++) {
  const name = `griot_bench_import_${process.pid}_${round}`;
  await withClient(postgresUrl, (client) => client.query(`create database ${name}`));
  const address = addressOf(postgresUrl, name);
  results.push(await measureRound(address, file, join(folder, 'report.csv')));
  await withClient(postgresUrl, (client) => client.query(`drop database ${name}`));
}
const rounds = results.map((_, round) => `round ${round + 1}`);
const rows = Object.keys(results[0] ?? {}).map((name) => [
  name,
  ...results.map((result) => result[name] ?? ''),
]);
print(formatRows([[`${ROWS} rows`, ...rounds], ...rows]));
saveResults('import', { rows: ROWS }, results);
