import type { Sql } from '../../../data/database.ts';
import type { Settings } from '../../../http/settings.ts';
import type { Work } from '../../../jobs/job.server.ts';
import { mailModerators } from './daily-mail.server.ts';

export function moderationWork(sql: Sql, settings: Settings): Work {
  const run = () => mailModerators(sql, settings, new Date());
  return { jobs: [{ name: 'mail-moderators', cron: '0 6 * * *', run }], loops: [] };
}
