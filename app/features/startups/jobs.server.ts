import { isoDay } from '../../base/dates.ts';
import { hasNoRelated, refreshLeaders, refreshRelated } from '../../catalogue/related.server.ts';
import type { Sql } from '../../data/database.ts';
import type { Work } from '../../jobs/jobs.server.ts';
import { refreshGroupInvestors } from './startup-group.server.ts';

// Leaves most of the ten minutes between runs to visitors.
const RELATED_MS = 20_000;

export function startupsWork(sql: Sql): Work {
  let relatedDay = '';
  let relatedUpTo = 0;
  return {
    jobs: [
      {
        name: 'related-startups',
        cron: '*/10 * * * *',
        atStart: () => hasNoRelated(sql),
        async run() {
          const today = isoDay(new Date());
          if (relatedUpTo === 0 && relatedDay === today) return;
          if (relatedUpTo === 0) await refreshLeaders(sql);
          relatedDay = today;
          relatedUpTo = await refreshRelated(sql, relatedUpTo, Date.now() + RELATED_MS);
        },
      },
      {
        name: 'group-investors',
        cron: '*/10 * * * *',
        run: () => refreshGroupInvestors(sql, new Date()),
      },
    ],
    loops: [],
  };
}
