// Readiness: the database answers, has the migrations this process knows, and takes writes.
import type { Context as HonoContext } from 'hono';
import { sql as raw } from 'kysely';
import type { Sql } from '../app/data/database.ts';
import { appliedMigrations, findConflict, listMigrations } from '../app/data/migrate.ts';
import type { Variables } from './site-parts.ts';

const checkReady = createReadyCheck();

/** GET /readyz; with ?for=writes ready only where writes are taken. */
export async function answerReady(c: HonoContext<Variables>): Promise<Response> {
  const { log } = c.get('context');
  const { database, isDraining } = c.get('parts');
  if (isDraining?.()) {
    return c.text('this process is about to end', 503, { 'cache-control': 'no-store' });
  }
  try {
    const { isReady, takesWrites, words } = await checkReady(database.checkSql);
    const isEnough = c.req.query('for') === 'writes' ? takesWrites : isReady;
    return c.text(words, isEnough ? 200 : 503, { 'cache-control': 'no-store' });
  } catch (error) {
    log.error({ err: error }, 'not ready');
    return c.text('the database does not answer', 503, { 'cache-control': 'no-store' });
  }
}

interface Readiness {
  isReady: boolean;
  takesWrites: boolean;
  /** For the operator. */
  words: string;
}

/** Names are read once, as the next version's files may come first. Throws without a database. */
export function createReadyCheck(folder?: URL): (sql: Sql) => Promise<Readiness> {
  const known = listMigrations(folder);
  return async (sql) => {
    const applied = await appliedMigrations(sql);
    if (findConflict(applied, known)) return notReady('another version has changed the database');
    if (known.some(({ name }) => !applied.has(name))) return notReady('migrations are missing');
    const takesWrites = !(await isReadOnly(sql));
    const words = takesWrites ? 'ready' : 'ready to read; the database takes no writes';
    return { isReady: true, takesWrites, words };
  };
}

function notReady(words: string): Readiness {
  return { isReady: false, takesWrites: false, words };
}

async function isReadOnly(sql: Sql): Promise<boolean> {
  const { rows } = await raw<{ transaction_read_only: string }>`
    show transaction_read_only`.execute(sql);
  return rows[0]?.transaction_read_only === 'on';
}
