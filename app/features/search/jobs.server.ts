import type { Sql } from '../../data/database.ts';
import { mendFound } from '../../find/found-rows.server.ts';
import type { JobLog, Work } from '../../jobs/jobs.server.ts';

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
