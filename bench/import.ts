// How fast clean startups come into a real Postgres with all indexes in place, beside plain COPY of the same rows into a bare table,
// and into one with the indexes of startups.
// Usage: node bench/import.ts [rows] (TEST_DATABASE_URL or Debian's Postgres; see bench/README.md)
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql as raw } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { COUNTRIES } from '../app/base/countries.ts';
import { openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { openImportConnection } from '../app/features/import/import-connection.server.ts';
import { importFile } from '../app/features/import/import-file.server.ts';
import { loadCleanContext } from '../app/features/import/load-clean-context.server.ts';
import { surveyFile } from '../app/features/import/survey-file.server.ts';
import { ensureReference, readIndustryAliases } from '../db/seed/ensure-reference.ts';
import { startBenchPostgres } from './bench-postgres.ts';
import { formatRows, saveResults } from './measure.ts';

const ROWS = Number(process.argv[2] ?? 100_000);
const INDUSTRIES = [
  'FinTech',
  'AgriTech',
  'HealthTech',
  'EdTech',
  'Logistics',
  'SaaS',
  'CleanTech',
  'Insurance',
];
const HEADER = 'name,website,country,year_founded,industries,employees,status,tagline';
const ROUNDS = Number(process.argv[3] ?? 3);

function rowOf(index: number) {
  const word = ((index * 2_654_435_761) >>> 0).toString(36);
  return {
    name: `Venture ${word} ${index}`,
    domain: `${word}-${index}.example`,
    country: COUNTRIES[index % COUNTRIES.length],
    year: 1990 + (index % 35),
    industry: INDUSTRIES[index % 8],
    tagline: `Makes thing number ${index} easy to buy`,
  };
}

function* lines(): Generator<string> {
  yield `${HEADER}\n`;
  for (let index = 0; index < ROWS; index++) {
    const { name, domain, country, year, industry, tagline } = rowOf(index);
    yield `${name},https://${domain},"${country?.label}",${year},${industry},11-50,active,${tagline}\n`;
  }
}

function* indexedLines(countryIds: ReadonlyMap<string, number>): Generator<string> {
  for (let index = 0; index < ROWS; index++) {
    const { name, domain, country, year, tagline } = rowOf(index);
    const slug = name.toLowerCase().replaceAll(' ', '-');
    yield `${slug},${name},https://${domain},${domain},${countryIds.get(country?.iso2 ?? '')},${year},10-50,active,${tagline}\n`;
  }
}

const postgresUrl = await startBenchPostgres();
const folder = mkdtempSync(join(tmpdir(), 'griot-bench-'));
const file = join(folder, 'startups.csv');
await pipeline(Readable.from(lines()), createWriteStream(file));
console.log(
  `${ROWS.toLocaleString('en-US')} startups, ${(statSync(file).size / 1e6).toFixed(1)} MB`,
);

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(postgresUrl);
  await client.connect();
  await client.query(statement);
  await client.end();
}

interface Cost {
  ms: number;
  /** Of the database's process. */
  cpuS: number;
}

async function plainCopy(
  address: string,
  ddl: string,
  into: string,
  text: Iterable<string>,
): Promise<Cost> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(ddl);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const [startedAt, cpuBefore] = [performance.now(), cpuSeconds(pid)];
  await pipeline(
    Readable.from(text),
    client.query(copyFrom(`copy ${into} from stdin with (format csv)`)),
  );
  const cost = { ms: performance.now() - startedAt, cpuS: cpuSeconds(pid) - cpuBefore };
  await client.end();
  return cost;
}

/** The columns of the file, as text Postgres takes at once. */
function copyBare(address: string): Promise<Cost> {
  const ddl =
    'create table bare (name text, website text, country text, year_founded int, industries text, employees text, status text, tagline text)';
  return plainCopy(address, ddl, 'bare', lines().drop(1));
}

/** The columns an import fills, into a table with all that startups has but triggers. */
function copyIndexed(address: string, countryIds: ReadonlyMap<string, number>): Promise<Cost> {
  const columns =
    '(slug, name, website, domain, country_id, year_founded, employee_range, status, tagline)';
  return plainCopy(
    address,
    'create table indexed (like startups including all)',
    `indexed ${columns}`,
    indexedLines(countryIds),
  );
}

/** CPU seconds of a server process on this machine, in hundredths; other programs on the machine do not change it. */
function cpuSeconds(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) / 100;
  } catch {
    return Number.NaN;
  }
}

const results: Array<Record<string, string | number>> = [];
try {
  for (let round = 1; round <= ROUNDS; round++) {
    const name = `griot_bench_import_${process.pid}_${round}`;
    await onServer(`create database ${name}`);
    const address = new URL(postgresUrl);
    address.pathname = `/${name}`;
    const database = await openDatabase({
      databaseUrl: address.href,
      poolSize: 2,
      statementTimeoutMs: 0,
    });
    try {
      await migrate(database);
      await ensureReference(database.sql);
      await raw`vacuum analyze`.execute(database.sql);
      const countries = await database.sql
        .selectFrom('places')
        .select(['iso2', 'id'])
        .where('kind', '=', 'country')
        .execute();
      const bare = await copyBare(address.href);
      const indexed = await copyIndexed(
        address.href,
        new Map(countries.map(({ iso2, id }) => [iso2 ?? '', id])),
      );
      const startedAt = performance.now();
      const survey = await surveyFile('startups', file);
      const surveyMs = performance.now() - startedAt;
      const context = await loadCleanContext(database.sql, survey, {
        today: '2026-11-01',
        industryAliases: readIndustryAliases(),
      });
      const connection = await openImportConnection(database, address.href);
      const { rows } = await raw<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        connection.sql,
      );
      const pid = rows[0]?.pid ?? 0;
      const [cpuBefore, ownBefore] = [cpuSeconds(pid), process.cpuUsage()];
      let [cpuLoaded, ownS] = [Number.NaN, Number.NaN];
      const onProgress = ({ stage, rows: done }: { stage: string; rows: number }) => {
        if (stage !== 'rows' || done < ROWS) return;
        cpuLoaded = cpuSeconds(pid) - cpuBefore;
        const { user, system } = process.cpuUsage(ownBefore);
        ownS = (user + system) / 1e6;
      };
      const first = await importFile(connection, 'startups', survey, context, {
        reportPath: join(folder, 'report.csv'),
        onProgress,
      });
      const again = await importFile(connection, 'startups', survey, context, {
        reportPath: join(folder, 'report.csv'),
      });
      await connection.close();
      const rate = (seconds: number) => Math.round(ROWS / seconds).toLocaleString('en-US');
      results.push({
        round,
        'import, rows/s': rate(first.loadMs / 1_000),
        'with survey and search': rate((surveyMs + first.loadMs + first.followMs) / 1_000),
        'COPY into a bare table': rate(bare.ms / 1_000),
        'import / that': (bare.ms / first.loadMs).toFixed(2),
        'COPY into one with the indexes': rate(indexed.ms / 1_000),
        'import / this': (indexed.ms / first.loadMs).toFixed(2),
        'rows a CPU second of the database': rate(cpuLoaded),
        'of COPY, bare': rate(bare.cpuS),
        'of COPY, indexes': rate(indexed.cpuS),
        'of this process': rate(ownS),
        'again, rows/s': rate(again.loadMs / 1_000),
        created: first.counts.created,
        'created again': again.counts.created + again.counts.updated,
      });
    } finally {
      await database.close();
      await onServer(`drop database ${name}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const [columns = []] = results.map(Object.keys);
process.stdout.write(
  `${formatRows(columns.map((column) => [column, ...results.map((result) => result[column] ?? '')]))}\n`,
);
saveResults('import', { rows: ROWS }, results);
