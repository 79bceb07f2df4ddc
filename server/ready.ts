// Readiness: the database answers and has every migration this process knows.
import type { Sql } from '../app/data/database.ts';
import { isMigrated, listMigrations } from '../app/data/migrate.ts';

/**
 * The migrations' names are read once: the next version's files may be there before its processes
 * start. Throws when the database does not answer.
 */
export function createReadyCheck(folder?: URL): (sql: Sql) => Promise<boolean> {
  const known = listMigrations(folder);
  return (sql) => isMigrated(sql, known);
}
