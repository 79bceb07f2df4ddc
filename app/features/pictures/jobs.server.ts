import type { Sql } from '../../data/database.ts';
import type { Work } from '../../jobs/job.server.ts';
import { forgetUnusedPictures } from './forget-unused.server.ts';

export function picturesWork(sql: Sql): Work {
  return {
    jobs: [
      { name: 'forget-unused-pictures', cron: '50 3 * * *', run: () => forgetUnusedPictures(sql) },
    ],
    loops: [],
  };
}
