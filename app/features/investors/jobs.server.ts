import type { Sql } from '../../data/database.ts';
import type { Work } from '../../jobs/job.server.ts';
import { keepAllPartners } from './partners.server.ts';
import { keepTopInvestors } from './top.server.ts';

/** Works out what visitors of a large catalogue would wait for. */
export function investorsWork(sql: Sql): Work {
  return {
    jobs: [
      {
        name: 'investor-lists',
        cron: '*/10 * * * *',
        async run() {
          await keepTopInvestors(sql, new Date());
          await keepAllPartners(sql);
        },
      },
    ],
    loops: [],
  };
}
