// Every advisory lock of the database in one list, so that no two share a number.
import { sql as raw } from 'kysely';
import type { Sql } from './database.ts';

const LOCKS = {
  /** One process migrates at a time. */
  migrations: 4_718_201,
  /** One process fills an empty catalogue. */
  catalogue: 4_718_202,
  /** Two who fold sums at once would each add what the other takes. */
  sums: 4_718_203,
  /** Decisions come one at a time, so that two never publish one domain or one slug. */
  moderation: 4_718_231,
  /** Events of a payment provider are applied one after the other, in all processes. */
  stripe: 4_718_261,
  paystack: 4_718_262,
  sandbox: 4_718_263,
  /** Two feeds with the same article must not both find it missing. */
  news: 4_718_275,
  /** Two imports at once would each take the other's new rows for known ones. */
  import: 4_718_280,
};

export type AdvisoryLock = keyof typeof LOCKS;

/** Waits for the lock, which is held until the transaction ends. */
export async function lockInTransaction(transaction: Sql, lock: AdvisoryLock): Promise<void> {
  await raw`select pg_advisory_xact_lock(${LOCKS[lock]})`.execute(transaction);
}

/** Takes the lock for this connection; false when another one holds it. */
export async function tryLock(connection: Sql, lock: AdvisoryLock): Promise<boolean> {
  const { rows } = await raw<{ isLocked: boolean }>`
    select pg_try_advisory_lock(${LOCKS[lock]}) as "isLocked"`.execute(connection);
  return rows[0]?.isLocked ?? false;
}

export async function unlock(connection: Sql, lock: AdvisoryLock): Promise<void> {
  await raw`select pg_advisory_unlock(${LOCKS[lock]})`.execute(connection);
}
