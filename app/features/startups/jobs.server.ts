import { isoDay } from '../../base/day.ts';
import type { Sql } from '../../data/database.ts';
import type { Work } from '../../jobs/job.server.ts';
import { keepLargeRecords } from './group-records.server.ts';
import { refreshLeaders, refreshRelated } from './related.server.ts';

// Of the ten minutes between two runs: members and visitors come first.
const RELATED_MS = 20_000;

/** Works out, once a day each, what a visitor of a large place or industry would wait for and who is related to whom. */
export function startupsWork(sql: Sql): Work {
  let relatedDay = '';
  let relatedUpTo = 0;
  return {
    jobs: [
      {
        name: 'group-records',
        cron: '*/10 * * * *',
        run: () => keepLargeRecords(sql, new Date()),
      },
      {
        name: 'related-startups',
        cron: '*/10 * * * *',
        atStart: true,
        async run() {
          const today = isoDay(new Date());
          if (relatedUpTo === 0 && relatedDay === today) return;
          if (relatedUpTo === 0) await refreshLeaders(sql);
          relatedDay = today;
          relatedUpTo = await refreshRelated(sql, relatedUpTo, Date.now() + RELATED_MS);
        },
      },
    ],
    loops: [],
  };
}
