import type { Sql } from '../../data/database.ts';
import { refreshDailyFigure } from '../../figures/daily-figures.server.ts';
import type { Work } from '../../jobs/jobs.server.ts';
import { typesAndStagesOf } from './filters.server.ts';
import { refreshBusyPartners } from './partners.server.ts';
import { refreshTopInvestors } from './top.server.ts';

export function investorsWork(sql: Sql): Work {
  return {
    jobs: [
      {
        name: 'investor-lists',
        cron: '*/10 * * * *',
        async run() {
          const now = new Date();
          await refreshTopInvestors(sql, now);
          await refreshBusyPartners(sql, now);
          await refreshDailyFigure(sql, typesAndStagesOf(sql), now);
        },
      },
    ],
    loops: [],
  };
}
