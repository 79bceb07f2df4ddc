import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { readSettings, type Settings } from '../app/http/settings.ts';

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

/** Opens it, migrates it, and closes it whatever happens. */
export async function withDatabase<Result>(
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
