import type { Sql } from '../../../data/database.ts';
import type { Settings } from '../../../http/settings.ts';
import type { Work } from '../../../jobs/jobs.server.ts';
import { publishData } from './publish.server.ts';
import { listSnapshots } from './snapshots.server.ts';

export function bulkDataWork(sql: Sql, settings: Settings): Work {
  const run = async () => {
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    // Done already, before a restart or by an operator.
    if (listSnapshots(settings.DATA_DIR)[0]?.startsWith(day)) return;
    await publishData(sql, settings, now);
  };
  return { jobs: [{ name: 'publish-data', cron: '15 3 * * *', atStart: true, run }], loops: [] };
}
