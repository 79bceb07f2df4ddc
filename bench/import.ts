// Import speed of startups and of their rounds: on a real Postgres beside plain COPY of the same
// rows into a table with and without the indexes of startups, and on the embedded database.
// Usage: npm run bench -- import [rows] [runs]
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { countPerSecond } from '../app/base/count.ts';
import { COUNTRIES } from '../app/base/countries.ts';
import { type Database, openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import type { ImportKind } from '../app/features/arriving/import/contract.ts';
import { openImportConnection } from '../app/features/arriving/import/import-connection.server.ts';
import { importFile } from '../app/features/arriving/import/import-file.server.ts';
import { loadCleanContext } from '../app/features/arriving/import/load-clean-context.server.ts';
import { surveyFile } from '../app/features/arriving/import/survey-file.server.ts';
import { ensureReference } from '../db/seed/load-reference.ts';
import { formatRows, print, saveResults, timeOf } from './measure.ts';
import { addressOf, startBenchPostgres } from './postgres.ts';
import { makeBenchFolder } from './sites.ts';

const ROWS = Number(process.argv[2] ?? 100_000);
const RUNS = Number(process.argv[3] ?? 3);
const INDUSTRIES = ['FinTech', 'AgriTech', 'HealthTech', 'EdTech', 'Logistics', 'SaaS'];
/** Most startups have one or two rounds, each with up to four investors. */
const FUNDED = Math.ceil(ROWS / 1.8);
const INVESTORS = Math.ceil(ROWS / 5);
const KINDS = ['Seed', 'Series A', 'Venture', 'Debt Financing', 'Series B', 'Angel', 'Grant'];
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

function* startupLines(): Generator<string> {
  yield 'name,website,year_founded,employees,status,tagline,country,industries\n';
  for (let index = 0; index < ROWS; index++) {
    const country = COUNTRIES[index % COUNTRIES.length]?.label;
    yield `${cellsOf(index, '11-50').join(',')},"${country}",${INDUSTRIES[index % INDUSTRIES.length]}\n`;
  }
}

function* roundLines(): Generator<string> {
  yield 'startup,website,round,announced_on,amount_usd,investors,source_url\n';
  for (let index = 0; index < ROWS; index++) {
    const [name, website] = cellsOf((index * 7) % FUNDED, '');
    const kind = KINDS[(index * 5) % KINDS.length];
    const day = `${2005 + (index % 20)}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`;
    const amount = index % 5 === 0 ? '' : 10_000 + ((index * 7_919) % 50_000_000);
    const backers = Array.from(
      { length: index % 5 },
      (_, place) => `Backer ${(index * 31 + place * 101) % INVESTORS}`,
    );
    yield `${name},${website},${kind},${day},${amount},${backers.join('; ')},https://news-${index % 40}.example/${index}\n`;
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

async function importOnce(database: Database, address: string | undefined, kind: ImportKind) {
  const survey = await surveyFile(kind, join(folder, `${kind}.csv`));
  const context = await loadCleanContext(database.sql, survey, { today: '2026-11-01' });
  const connection = await openImportConnection(database, address);
  const reportPath = join(folder, 'report.csv');
  const result = await importFile(connection, kind, survey, context, { reportPath });
  await connection.close();
  return result;
}

/** Startups, then their rounds; each file twice. */
async function measureImports(database: Database, address?: string) {
  await migrate(database);
  await ensureReference(database.sql);
  const startups = await importOnce(database, address, 'startups');
  const rounds = await importOnce(database, address, 'rounds');
  const again = [
    await importOnce(database, address, 'startups'),
    await importOnce(database, address, 'rounds'),
  ];
  return {
    startups,
    figures: {
      'startups, rows a second': countPerSecond(ROWS, startups.loadMs),
      'startups, with search': countPerSecond(ROWS, startups.loadMs + startups.followMs),
      'rounds, rows a second': countPerSecond(ROWS, rounds.loadMs),
      'rounds, with figures': countPerSecond(ROWS, rounds.loadMs + rounds.followMs),
      'rounds / startups': (startups.loadMs / rounds.loadMs).toFixed(2),
      'rounds / startups, all told': (
        (startups.loadMs + startups.followMs) /
        (rounds.loadMs + rounds.followMs)
      ).toFixed(2),
      'startups again, rows a second': countPerSecond(ROWS, again[0]?.loadMs ?? 0),
      'rounds again, rows a second': countPerSecond(ROWS, again[1]?.loadMs ?? 0),
      'startups and rounds made': `${startups.counts.created} and ${rounds.counts.created}`,
      'made or changed again': again.reduce(
        (sum, { counts }) => sum + counts.created + counts.updated,
        0,
      ),
    },
  };
}

async function measureOnPostgres(address: string) {
  const database = await openDatabase({ databaseUrl: address, poolSize: 2, statementTimeoutMs: 0 });
  try {
    const { startups, figures } = await measureImports(database, address);
    const bareMs = await copyInto(address, 'bare', BARE);
    const indexedMs = await copyInto(address, 'indexed', INDEXED);
    return {
      ...figures,
      'startups / COPY into a bare table': (bareMs / startups.loadMs).toFixed(2),
      'startups / COPY with the indexes': (indexedMs / startups.loadMs).toFixed(2),
    };
  } finally {
    await database.close();
  }
}

async function measureEmbedded() {
  const database = await openDatabase({ dataDir: join(folder, 'embedded') });
  try {
    return (await measureImports(database)).figures;
  } finally {
    await database.close();
  }
}

const folder = makeBenchFolder();
const postgresUrl = await startBenchPostgres();
for (const [kind, lines] of [
  ['startups', startupLines],
  ['rounds', roundLines],
] as const) {
  await pipeline(Readable.from(lines()), createWriteStream(join(folder, `${kind}.csv`)));
}
const results: Array<Record<string, string | number>> = [];
for (let run = 1; run <= RUNS; run++) {
  const name = `griot_bench_import_${process.pid}_${run}`;
  await withClient(postgresUrl, (client) => client.query(`create database ${name}`));
  results.push(await measureOnPostgres(addressOf(postgresUrl, name)));
  await withClient(postgresUrl, (client) => client.query(`drop database ${name}`));
}
results.push(await measureEmbedded());
const heads = results.map((_, run) => (run < RUNS ? `Postgres, run ${run + 1}` : 'embedded'));
const rows = Object.keys(results[0] ?? {}).map((name) => [
  name,
  ...results.map((result) => result[name] ?? ''),
]);
print(formatRows([[`${ROWS} rows`, ...heads], ...rows]));
saveResults('import', { rows: ROWS }, results);
