import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';

/** Recomputes all sums; returns the number of wrong rows. Writers wait for it at commit. */
export async function rebuildFigures(sql: Sql): Promise<number> {
  return sql.transaction().execute(async (transaction) => {
    await raw`set local statement_timeout = 0`.execute(transaction);
    const { rows } = await raw<{ wrong: number }>`select rebuild_figures() as wrong`.execute(
      transaction,
    );
    const wrong = rows[0]?.wrong ?? 0;
    if (wrong > 0) await raw`select record_invalidation('{all}')`.execute(transaction);
    return wrong;
  });
}
