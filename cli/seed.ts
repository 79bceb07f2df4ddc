// `npm run seed`: fills the database with the starter catalogue or with fictional startups.
import { type Database, openDatabase } from '../app/data/database.ts';
import { DirectoryInUse } from '../app/data/directory-lock.ts';
import { migrate } from '../app/data/migrate.ts';
import { readSettings, type Settings, SettingsError } from '../app/http/settings.ts';
import { CatalogueNotEmpty } from '../db/seed/catalogue-state.ts';
import { loadDemo } from '../db/seed/demo/load-demo.ts';
import { loadStarterCatalogue } from '../db/seed/load-starter.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import { readSeedArguments, SEED_HELP, type SeedArguments, UsageError } from './seed-arguments.ts';

const EXIT = { done: 0, failed: 1, usage: 2, configuration: 3, databaseDown: 4 };
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET']);

type Task = Exclude<SeedArguments, { task: 'help' }>;

async function main(args: readonly string[]): Promise<void> {
  const task = readSeedArguments(args);
  if (task.task === 'help') {
    process.stdout.write(SEED_HELP);
    return;
  }
  await runSeed(task);
}

/** Fills the database and answers what it holds then. */
export async function runSeed(task: Task): Promise<Record<string, number>> {
  const settings = readSettings(process.env);
  const database = await open(settings);
  try {
    const startedAt = performance.now();
    await migrate(database);
    await fill(database, task);
    const counts = await countRows(database);
    const described = Object.entries(counts).map(([table, count]) => `${counted(count)} ${table}`);
    say(
      `Done in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s: ${described.join(', ')}`,
    );
    return counts;
  } finally {
    await database.close();
  }
}

function open(settings: Settings): Promise<Database> {
  return openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    poolSize: 2,
    namedStatements: settings.DATABASE_NAMED_STATEMENTS,
    // Statistics of a million startups take longer than any page may.
    statementTimeoutMs: 0,
  });
}

async function fill({ sql }: Database, task: Task): Promise<void> {
  const catalogue = readStarterCatalogue();
  const { replace } = task;
  if (task.task === 'starter') {
    say('Loading the starter catalogue');
    await loadStarterCatalogue(sql, catalogue, { replace });
    return;
  }
  const { count, seed } = task;
  say(`Making ${counted(count)} fictional startups`);
  const onProgress = (startupsCount: number) => {
    const isLast = startupsCount === count;
    const then = isLast ? '; now what is derived from them' : '';
    showProgress(`${counted(startupsCount)} of ${counted(count)}${then}`, isLast);
  };
  await loadDemo(sql, catalogue, { count, seed, replace, onProgress });
}

async function countRows({ sql }: Database): Promise<Record<string, number>> {
  const tables = ['startups', 'fundings', 'investors', 'news'] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { count } = await sql
      .selectFrom(table)
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}

function counted(count: number): string {
  return count.toLocaleString('en-US');
}

/** One line that moves on a terminal, one line each elsewhere. */
function showProgress(line: string, isLast: boolean): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}${isLast ? '\n' : ''}`);
  else say(line);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function explain(error: unknown): { message: string; code: number } {
  if (error instanceof UsageError) {
    return { message: `${error.message}\nTry: npm run seed -- --help`, code: EXIT.usage };
  }
  if (error instanceof SettingsError) return { message: error.message, code: EXIT.configuration };
  if (error instanceof DirectoryInUse) return { message: error.message, code: EXIT.failed };
  if (error instanceof CatalogueNotEmpty) {
    const hint = 'Nothing was changed. With --replace it is emptied first; see --help.';
    return { message: `${error.message} ${hint}`, code: EXIT.failed };
  }
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (UNREACHABLE.has(code ?? '')) {
    return { message: `The database does not answer: ${message || code}`, code: EXIT.databaseDown };
  }
  return { message: stack ?? String(error), code: EXIT.failed };
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    const { message, code } = explain(error);
    say(message);
    process.exitCode = code;
  }
}
