import type { Sql } from '../../data/database.ts';
import type { Work } from '../../jobs/job.server.ts';
import { keepLargeRecords } from './group-records.server.ts';
import { moveLeadingBounds } from './related.server.ts';

/**
 * Works out what a visitor of a large place or industry would wait for, each once a day and soon after a bulk load; keeps up who is
 * compared with whom.
 */
export function startupsWork(sql: Sql): Work {
  return {
    jobs: [
      {
        name: 'group-records',
        cron: '*/10 * * * *',
        run: () => keepLargeRecords(sql, new Date()),
      },
      {
        name: 'leading-startups',
        cron: '*/10 * * * *',
        run: () => moveLeadingBounds(sql),
      },
    ],
    loops: [],
  };
}
