// How fast clean startups come into a real Postgres with all indexes in place, beside plain COPY of the same rows into a bare table.
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
import { startPostgres } from '../scripts/test-postgres.ts';

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

function* lines(): Generator<string> {
  yield `${HEADER}\n`;
  for (let index = 0; index < ROWS; index++) {
    const country = COUNTRIES[index % COUNTRIES.length]?.label;
    const word = ((index * 2_654_435_761) >>> 0).toString(36);
    yield `Venture ${word} ${index},https://${word}-${index}.example,"${country}",${1990 + (index % 35)},${INDUSTRIES[index % 8]},11-50,active,Makes thing number ${index} easy to buy\n`;
  }
}

const postgres = await startPostgres();
if (!postgres.url) throw new Error(postgres.reason);
const folder = mkdtempSync(join(tmpdir(), 'griot-bench-'));
const file = join(folder, 'startups.csv');
await pipeline(Readable.from(lines()), createWriteStream(file));
console.log(
  `${ROWS.toLocaleString('en-US')} startups, ${(statSync(file).size / 1e6).toFixed(1)} MB`,
);

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The columns that an import fills, as text Postgres takes at once. */
async function plainCopy(address: string): Promise<number> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(
    'create table bare (name text, website text, country text, year_founded int, industries text, employees text, status text, tagline text)',
  );
  const startedAt = performance.now();
  const target = client.query(copyFrom(`copy bare from stdin with (format csv)`));
  await pipeline(Readable.from(lines()).drop(1), target);
  const ms = performance.now() - startedAt;
  await client.end();
  return ms;
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
    const address = new URL(postgres.url);
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
      const copyMs = await plainCopy(address.href);
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
      const perSecond = (ms: number) => Math.round(ROWS / (ms / 1_000)).toLocaleString('en-US');
      results.push({
        round,
        'COPY into a bare table, rows/s': perSecond(copyMs),
        'import, rows/s': perSecond(first.loadMs),
        'with survey, rows/s': perSecond(first.loadMs + surveyMs),
        'rows a CPU second of the database': Math.round(ROWS / cpuLoaded).toLocaleString('en-US'),
        'of this process': Math.round(ROWS / ownS).toLocaleString('en-US'),
        'of COPY': (copyMs / first.loadMs).toFixed(2),
        'search follows, s': (first.followMs / 1_000).toFixed(1),
        'again, rows/s': perSecond(again.loadMs),
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
  if (!process.env.TEST_DATABASE_URL) postgres.stop();
}
console.table(results);
console.log(
  `peak memory of this process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`,
);
