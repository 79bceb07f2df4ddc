import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from './database.ts';

const LOCKS = {
  migrations: 4_718_201,
  catalogue: 4_718_202,
  // Concurrent folds would add the same rows twice.
  sums: 4_718_203,
  // Two decisions must not publish the same domain or slug.
  moderation: 4_718_231,
  // Payment events are applied one after the other.
  stripe: 4_718_261,
  paystack: 4_718_262,
  sandbox: 4_718_263,
  // Two feeds with the same article must not both insert it.
  news: 4_718_275,
  // Concurrent imports would take each other's new rows for known ones.
  import: 4_718_280,
  // A list that is saved while changes are processed must not miss them.
  alerts: 4_718_290,
};

type AdvisoryLock = keyof typeof LOCKS;

export async function lockInTransaction(transaction: Sql, lock: AdvisoryLock): Promise<void> {
  await raw`select pg_advisory_xact_lock(${LOCKS[lock]})`.execute(transaction);
}

/** Shared with others; an exclusive lock waits for all of them. */
export async function shareInTransaction(transaction: Sql, lock: AdvisoryLock): Promise<void> {
  await raw`select pg_advisory_xact_lock_shared(${LOCKS[lock]})`.execute(transaction);
}

export async function tryLock(connection: Sql, lock: AdvisoryLock): Promise<boolean> {
  const { rows } = await raw<{ isLocked: boolean }>`
    select pg_try_advisory_lock(${LOCKS[lock]}) as "isLocked"`.execute(connection);
  return rows[0]?.isLocked ?? false;
}

/** Whether anybody has it; the embedded database is one session, to which any lock is its own. */
export const isHeld = (lock: AdvisoryLock): RawBuilder<boolean> => raw<boolean>`exists (
  select from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.granted
    and (l.classid, l.objid, l.objsubid) = (0, ${LOCKS[lock]}, 1))`;

export async function unlock(connection: Sql, lock: AdvisoryLock): Promise<void> {
  await raw`select pg_advisory_unlock(${LOCKS[lock]})`.execute(connection);
}
