// Shared by commands: help that begins with examples, output, and the operator's database.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Presets, SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { formatCount, formatTenths } from '../app/base/count.ts';
import {
  type Database,
  openDatabase,
  openThroughSite,
  type SharedDatabase,
} from '../app/data/database.ts';
import { DirectoryInUse } from '../app/data/directory-lock.ts';
import { migrate, requireMigrated } from '../app/data/migrate.ts';
import { readSettings, type Settings } from '../app/http/settings.ts';

/** Options that many commands have. */
export interface Flags {
  json?: boolean;
  dryRun?: boolean;
}

type Example = readonly [call: string, meaning: string];

/** Examples stand first in the help: most come for one. */
export function command(name: string, about: string, examples: readonly Example[]): Command {
  const width = Math.max(...examples.map(([call]) => call.length));
  const lines = examples.map(([call, meaning]) => `  ./${call.padEnd(width)}  ${meaning}`);
  return new Command(name)
    .description(about)
    .addHelpText('before', `Examples\n${lines.join('\n')}\n`);
}

/** Data goes to stdout, messages to stderr. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

export function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

export const seconds = (durationMs: number): string => `${formatTenths(durationMs / 1_000)} s`;

interface Progress {
  show(done: number, all: number, title: string): void;
  end(): void;
}

const LINE_EVERY_MS = 30_000;

/** A bar on a terminal; elsewhere a line each half minute. */
export const openProgress = (): Progress => (process.stderr.isTTY ? openBar() : openLines());

function openBar(): Progress {
  const bar = new SingleBar(
    {
      format: '{title} {bar} {percentage} % · {value} of {total}',
      hideCursor: true,
      clearOnComplete: true,
      stream: process.stderr,
    },
    Presets.shades_classic,
  );
  let isShown = false;
  return {
    show(done, all, title) {
      if (!isShown) bar.start(all, done, { title });
      isShown = true;
      bar.setTotal(all);
      bar.update(done, { title });
    },
    end() {
      if (isShown) bar.stop();
      isShown = false;
    },
  };
}

function openLines(): Progress {
  let saidAt = performance.now();
  return {
    show(done, all, title) {
      if (performance.now() - saidAt < LINE_EVERY_MS) return;
      saidAt = performance.now();
      log(`${title}: ${formatCount(done)} of ${formatCount(all)}`);
    },
    end() {},
  };
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** DATA_DIR counts from the project's folder, as for the site, wherever the command is called. */
export function readOperatorSettings(): Settings {
  const settings = readSettings(process.env);
  return { ...settings, DATA_DIR: resolve(ROOT, settings.DATA_DIR) };
}

/** Opens it without bringing it up to date. */
export function openOnly(settings: Settings): Promise<Database> {
  return openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    poolSize: 2,
    namedStatements: settings.DATABASE_NAMED_STATEMENTS,
    // A million rows take longer than any page may.
    statementTimeoutMs: 0,
  });
}

export interface OpenedDatabase extends SharedDatabase {
  /** A running site has it open and carries the queries out. */
  isShared: boolean;
}

export async function openBesideSite(settings: Settings): Promise<OpenedDatabase> {
  try {
    return { ...(await openOnly(settings)), isShared: false };
  } catch (error) {
    const isInUse = error instanceof DirectoryInUse;
    const shared = isInUse && (await openThroughSite(settings.DATA_DIR));
    if (!shared) throw error;
    return { ...shared, isShared: true };
  }
}

/** For commands that only query, also beside a running site: migrated, and closed at the end. */
export async function withDatabase<Result>(
  work: (database: SharedDatabase, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const settings = readOperatorSettings();
  const database = await openBesideSite(settings);
  try {
    if (database.isShared) await requireMigrated(database.sql);
    else await migrate(database);
    return await work(database, settings);
  } finally {
    await database.close();
  }
}

/** For commands that need the embedded database to themselves. */
export async function withDatabaseAlone<Result>(
  work: (database: Database, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const settings = readOperatorSettings();
  const database = await openOnly(settings);
  try {
    await migrate(database);
    return await work(database, settings);
  } finally {
    await database.close();
  }
}
