import type { Sql } from '../../../data/database.ts';
import { type FetchOutside, outsideAgentName } from '../../../http/fetch-outside.server.ts';
import type { Settings } from '../../../http/settings.ts';
import type { Work } from '../../../jobs/jobs.server.ts';
import { checkNextLink } from './check-links.server.ts';

// Four addresses a minute: 50,000 sources take nine days.
const ONE_EVERY_MS = 15_000;

export function linkChecksWork(sql: Sql, settings: Settings, fetch: FetchOutside): Work {
  if (!(settings.LINK_CHECKS ?? settings.isProduction)) return { jobs: [], loops: [] };
  const agentName = outsideAgentName(settings);
  const run = async (signal: AbortSignal) => {
    await checkNextLink({ sql, fetch, agentName, now: new Date(), signal });
  };
  return { jobs: [], loops: [{ name: 'check-links', everyMs: ONE_EVERY_MS, run }] };
}
