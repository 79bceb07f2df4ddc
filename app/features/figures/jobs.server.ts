import type { Logger } from 'pino';
import type { Sql } from '../../data/database.ts';
import type { Work } from '../../jobs/job.server.ts';
import {
  dropOldDays,
  findSumDifferences,
  foldSums,
  isWrong,
  mendSums,
} from './check-sums.server.ts';

/** Keeps the stored sums short, and once a night holds them to the catalogue. */
export function figuresWork(sql: Sql, log: Logger): Work {
  return {
    jobs: [
      { name: 'figures-fold', cron: '*/10 * * * *', run: () => foldSums(sql) },
      {
        name: 'figures-check',
        cron: '40 2 * * *',
        async run() {
          await dropOldDays(sql);
          const differences = await findSumDifferences(sql);
          if (!isWrong(differences)) return;
          log.warn(differences, 'stored sums differed from the catalogue and are made afresh');
          await mendSums(sql);
        },
      },
    ],
    loops: [],
  };
}
