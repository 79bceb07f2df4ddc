import { sql as raw } from 'kysely';
import { vi } from 'vitest';
import type { Sql } from '../app/data/database.ts';

// Other test files may keep the processors busy.
const TIMEOUT_MS = 20_000;

/** Waits until another connection to this database waits for a lock; real Postgres only. */
export async function untilLockIsAwaited(sql: Sql): Promise<void> {
  await vi.waitUntil(async () => {
    const { rows } = await raw`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      sql,
    );
    return rows.length > 0;
  }, TIMEOUT_MS);
}
