import type { Sql } from '../../../data/database.ts';
import type { Settings } from '../../../http/settings.ts';
import type { Work } from '../../../jobs/jobs.server.ts';
import { forgetOldNotices, notifyInstantly, sendDigests } from './notify.server.ts';

// "Instant" means within a minute.
const INSTANT_EVERY_MS = 20_000;

export function notificationsWork(sql: Sql, settings: Settings): Work {
  return {
    jobs: [
      {
        name: 'send-digests',
        cron: '*/15 * * * *',
        run: () => sendDigests(sql, settings, new Date()),
      },
      { name: 'forget-old-notices', cron: '30 3 * * *', run: () => forgetOldNotices(sql) },
    ],
    loops: [
      {
        name: 'notify-instantly',
        everyMs: INSTANT_EVERY_MS,
        run: () => notifyInstantly(sql, settings, new Date()),
      },
    ],
  };
}
