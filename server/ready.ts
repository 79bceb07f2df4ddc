// Whether a process may be sent visitors: its database answers, and every migration it knows has
// been applied.
import type { Sql } from '../app/data/database.ts';
import { isMigrated, listMigrations } from '../app/data/migrate.ts';

/**
 * Migrations are those of the code that runs, read once: the next version's files may lie there
 * before its processes start, and until then these ones have to go on. Throws when the database
 * does not answer.
 */
export function createReadyCheck(folder?: URL): (sql: Sql) => Promise<boolean> {
  const known = listMigrations(folder);
  return (sql) => isMigrated(sql, known);
}
