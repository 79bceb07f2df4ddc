// One semaphore per database and kind of query, so that no kind can take all connections of the
// pool.
import { createSemaphore, type Semaphore } from '../base/semaphore.ts';
import { ASKED_AT_ONCE, isEmbedded, type Sql } from './database.ts';

type Kind = 'search' | 'suggestion' | 'startup';

// The embedded database runs one query at a time, and a startup's takes a third of a millisecond:
// it has the next one at hand while the site reads the last result.
const EMBEDDED_STARTUP_LIMIT = 8;

/** At the embedded database's slowest, this many searches wait about a second. */
export const MAX_WAITING_SEARCHES = 60;

const semaphores = new WeakMap<Sql, Map<Kind, Semaphore>>();

/**
 * Not for use inside a transaction, which holds a connection while it waits. Only searches throw
 * Busy.
 */
export function poolSemaphore(sql: Sql, kind: Kind): Semaphore {
  const ofDatabase = semaphores.get(sql) ?? new Map<Kind, Semaphore>();
  semaphores.set(sql, ofDatabase);
  const semaphore =
    ofDatabase.get(kind) ??
    createSemaphore({
      limit: kind === 'startup' && isEmbedded(sql) ? EMBEDDED_STARTUP_LIMIT : ASKED_AT_ONCE,
      maxWaiting: kind === 'search' ? MAX_WAITING_SEARCHES : undefined,
    });
  ofDatabase.set(kind, semaphore);
  return semaphore;
}
