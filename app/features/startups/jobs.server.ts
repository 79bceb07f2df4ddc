import type { Sql } from '../../data/database.ts';
import type { Work } from '../../jobs/job.server.ts';
import { keepLargeRecords } from './group-records.server.ts';

/** Works out what a visitor of a large place or industry would wait for: each once a day, and soon after a bulk load. */
export function startupsWork(sql: Sql): Work {
  return {
    jobs: [
      {
        name: 'group-records',
        cron: '*/10 * * * *',
        run: () => keepLargeRecords(sql, new Date()),
      },
    ],
    loops: [],
  };
}
