// Semaphores by database and kind of query, so that none takes all connections.
import { createSemaphore, type Semaphore } from '../base/semaphore.ts';
import { ASKED_AT_ONCE, isEmbedded, type Sql } from './database.ts';

type Kind = 'search' | 'suggestion' | 'startup';

// The embedded database runs one query at a time: this many keep it busy while results are read.
const EMBEDDED_STARTUP_LIMIT = 8;

/** About a second's wait on the embedded database. */
export const MAX_WAITING_SEARCHES = 60;

const semaphores = new WeakMap<Sql, Map<Kind, Semaphore>>();

/** Not inside a transaction, which holds a connection while it waits. Only searches throw Busy. */
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
