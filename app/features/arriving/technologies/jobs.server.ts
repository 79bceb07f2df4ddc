import type { Sql } from '../../../data/database.ts';
import { type FetchOutside, outsideAgentName } from '../../../http/fetch-outside.server.ts';
import type { Settings } from '../../../http/settings.ts';
import type { Work } from '../../../jobs/jobs.server.ts';
import { scanNext } from './scan-queue.server.ts';

// Four sites a minute: a catalogue of 50,000 takes nine days.
const ONE_EVERY_MS = 15_000;

/** Outside production only sites a moderator requests are read, unless it is switched on. */
export function technologiesWork(sql: Sql, settings: Settings, fetch: FetchOutside): Work {
  const { TECHNOLOGY_DETECTION, LOGOS: takesLogos, isProduction } = settings;
  if (TECHNOLOGY_DETECTION === false) return { jobs: [], loops: [] };
  const onlyRequested = !(TECHNOLOGY_DETECTION ?? isProduction);
  const agentName = outsideAgentName(settings);
  const run = async (signal: AbortSignal) => {
    const scanner = { sql, fetch, agentName, now: new Date(), signal, takesLogos };
    await scanNext(scanner, { onlyRequested });
  };
  return { jobs: [], loops: [{ name: 'detect-technologies', everyMs: ONE_EVERY_MS, run }] };
}
