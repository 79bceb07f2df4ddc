import { sql as raw } from 'kysely';
import { expect } from 'vitest';
import type { Sql } from '../app/data/database.ts';

/** Waits until other connections to this database wait for locks; real Postgres only. */
export async function untilLockIsAwaited(sql: Sql, connections = 1): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await raw`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      sql,
    );
    return rows.length;
  };
  await expect.poll(countWaiting).toBeGreaterThanOrEqual(connections);
}
