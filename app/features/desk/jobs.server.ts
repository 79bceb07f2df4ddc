import type { Sql } from '../../data/database.ts';
import type { FetchOutside } from '../../http/fetch-outside.server.ts';
import { outsideAgentName } from '../../http/fetch-outside.server.ts';
import type { Settings } from '../../http/settings.ts';
import type { Work } from '../../jobs/jobs.server.ts';
import { forgetFinders } from './corrections/report.server.ts';
import { checkNextLink } from './link-checks/check-links.server.ts';
import { mailModerators } from './queue/daily-mail.server.ts';

// Four addresses a minute: 50,000 sources take nine days.
const ONE_EVERY_MS = 15_000;

export function deskWork(sql: Sql, settings: Settings, fetch: FetchOutside): Work {
  const agentName = outsideAgentName(settings);
  const checkLink = async (signal: AbortSignal) => {
    await checkNextLink({ sql, fetch, agentName, now: new Date(), signal });
  };
  const checksLinks = settings.LINK_CHECKS ?? settings.isProduction;
  return {
    jobs: [
      { name: 'forget-finders', cron: '50 3 * * *', run: () => forgetFinders(sql) },
      {
        name: 'mail-moderators',
        cron: '0 6 * * *',
        run: () => mailModerators(sql, settings, new Date()),
      },
    ],
    loops: checksLinks ? [{ name: 'check-links', everyMs: ONE_EVERY_MS, run: checkLink }] : [],
  };
}
