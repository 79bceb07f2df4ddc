// How much memory `griot import` takes for a file of 1 GB of each kind: the whole as a dry run, then its beginning for good.
// Usage: node bench/import-memory.ts [megabytes] [kinds] (TEST_DATABASE_URL or Debian's Postgres; Linux)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { sql as raw } from 'kysely';
import { COUNTRIES } from '../app/base/countries.ts';
import { openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { startBenchPostgres } from './bench-postgres.ts';
import { formatRows, keepResults } from './measure.ts';

const [megabytes = '1000', kinds = 'csv,jsonl,csv.gz'] = process.argv.slice(2);
const BYTES = Number(megabytes) * 1e6;
const BEGINNING_MS = 30_000;
const LOOKS_MS = 100;
const COMMAND = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
const SENTENCE =
  'Sells solar lamps, pumps and cold rooms to farmers, on credit that is paid back by phone. ';

/** Rows with texts of every length up to 2,700 characters, until they fill the file. */
function* rows(isJson: boolean): Generator<string> {
  if (!isJson) yield 'name,website,country,year_founded,tagline,overview\n';
  let size = 0;
  for (let index = 0; size < BYTES; index++) {
    const row = {
      name: `Venture ${((index * 2_654_435_761) >>> 0).toString(36)} ${index}`,
      website: `https://v${index}.example`,
      country: COUNTRIES[index % COUNTRIES.length]?.label,
      year_founded: 1990 + (index % 35),
      tagline: `Makes thing number ${index} easy to buy`,
      overview: SENTENCE.repeat(index % 31).trim(),
    };
    const line = isJson
      ? JSON.stringify(row)
      : Object.values(row)
          .map((cell) => `"${cell}"`)
          .join(',');
    size += line.length + 1;
    yield `${line}\n`;
  }
}

/** Runs the command to its end, or for so long; answers the most memory it had and how long it took. */
async function measure(databaseUrl: string, args: readonly string[], mostMs = Infinity) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [COMMAND, 'import', 'startups', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told = (told + text).slice(-2_000);
  });
  const ended = once(child, 'exit');
  let peakKb = 0;
  while (child.exitCode === null && child.signalCode === null) {
    await setTimeout(LOOKS_MS);
    peakKb = Math.max(peakKb, peakOf(child.pid));
    if (performance.now() - startedAt > mostMs) child.kill();
  }
  const [code, signal] = await ended;
  if (code !== 0 && signal === null) throw new Error(told);
  return {
    peakMB: Math.round((peakKb * 1024) / 1e6),
    seconds: (performance.now() - startedAt) / 1_000,
  };
}

/** VmHWM in KiB; 0 once the process is gone. */
function peakOf(pid: number | undefined): number {
  try {
    const [, peak = 0] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(peak);
  } catch {
    return 0;
  }
}

const postgresUrl = await startBenchPostgres();
const folder = mkdtempSync(join(tmpdir(), 'griot-bench-'));
const name = `griot_bench_memory_${process.pid}`;
const server = await openDatabase({ databaseUrl: postgresUrl });
await raw`create database ${raw.ref(name)}`.execute(server.sql);
const address = new URL(postgresUrl);
address.pathname = `/${name}`;
try {
  const database = await openDatabase({ databaseUrl: address.href, statementTimeoutMs: 0 });
  await migrate(database);
  await database.close();
  const measured: Array<Record<string, string | number>> = [];
  for (const kind of kinds.split(',')) {
    const file = join(folder, `startups.${kind}`);
    const text = Readable.from(rows(kind.startsWith('json')));
    if (kind.endsWith('.gz'))
      await pipeline(text, createGzip({ level: 1 }), createWriteStream(file));
    else await pipeline(text, createWriteStream(file));
    const whole = await measure(address.href, [file, '--dry-run']);
    const beginning = await measure(address.href, [file], whole.seconds * 500 + BEGINNING_MS);
    measured.push({
      file: kind,
      megabytes: Math.round(statSync(file).size / 1e6),
      'dry run, peak MB': whole.peakMB,
      seconds: Math.round(whole.seconds),
      'beginning for good, peak MB': beginning.peakMB,
    });
    rmSync(file);
  }
  const columns = Object.keys(measured[0] ?? {});
  process.stdout.write(
    `${formatRows([columns, ...measured.map((row) => columns.map((column) => row[column] ?? ''))])}\n`,
  );
  keepResults('import-memory', { megabytes: Number(megabytes) }, measured);
} finally {
  rmSync(folder, { recursive: true, force: true });
  await raw`drop database ${raw.ref(name)} with (force)`.execute(server.sql);
  await server.close();
}
