import type { Sql } from '../data/database.ts';
import type { JobLog, Work } from '../jobs/jobs.server.ts';
import { refreshLargeRecords } from './group-records.server.ts';
import { rebuildFigures } from './rebuild.server.ts';

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
