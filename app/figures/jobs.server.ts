import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { JobLog, Work } from '../jobs/jobs.server.ts';
import { refreshLargeRecords } from './group-records.server.ts';

export function figuresWork(sql: Sql, log: JobLog): Work {
  return {
    jobs: [
      {
        name: 'figures-rebuild',
        cron: '40 2 * * *',
        async run() {
          const wrong = await rebuildFigures(sql);
          if (wrong > 0) log.warn({ wrong }, 'sums differed from the catalogue and were corrected');
        },
      },
      {
        name: 'group-records',
        cron: '*/10 * * * *',
        run: () => refreshLargeRecords(sql, new Date()),
      },
    ],
    loops: [],
  };
}

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
