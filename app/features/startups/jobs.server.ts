import type { Sql } from '../../data/database.ts';
import type { Work } from '../../jobs/job.server.ts';
import { keepLargeRecords } from './group-records.server.ts';
import { keepRelated, moveLeadingBounds } from './related.server.ts';

// Of the ten minutes between two runs: members and visitors come first, and a list that is not kept is worked out when asked for.
const KEEPING_MS = 20_000;

/**
 * Works out what a visitor of a large place or industry would wait for, each once a day and soon after a bulk load; keeps up who is
 * compared with whom.
 */
export function startupsWork(sql: Sql): Work {
  let keptUpTo = 0;
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
        atStart: true,
        async run() {
          await moveLeadingBounds(sql);
          keptUpTo = await keepRelated(sql, keptUpTo, Date.now() + KEEPING_MS);
        },
      },
    ],
    loops: [],
  };
}
