import type { Sql } from '../../data/database.ts';
import type { JobLog, Work } from '../../jobs/job.server.ts';
import { mendFound } from './found-rows.server.ts';

export function searchWork(sql: Sql, log: JobLog): Work {
  return {
    jobs: [
      {
        name: 'found-startups-check',
        cron: '10 3 * * *',
        async run() {
          const mended = await mendFound(sql);
          if (mended > 0)
            log.warn({ mended }, 'results showed something else of startups and are mended');
        },
      },
    ],
    loops: [],
  };
}
