// Gives an empty database its catalogue, in a process of its own: what that takes in memory
// would stay with the site.
import type { Database } from '../app/data/database.ts';
import { seedIfEmpty } from '../db/seed/load-starter.ts';
import { createLog } from './log.ts';
import { EXIT_FAILED, openMigrated, say, startProcess } from './start.ts';

// The site that wanted it has ended.
process.once('disconnect', () => process.exit(EXIT_FAILED));
await startProcess(async (settings) => {
  const prepare = (opened: Database) => seedIfEmpty(opened, say, settings.CATALOGUE);
  const database = await openMigrated({ settings, log: createLog(settings), prepare });
  await database.close();
  process.exit(0);
});
