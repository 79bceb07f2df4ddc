// Gives an empty database the starter catalogue, in a process of its own: what that takes in memory
// would stay with the site.
import './owner-only-files.ts';
import { readSettings } from '../app/http/settings.ts';
import { seedIfEmpty } from '../db/seed/load-starter.ts';
import { createLog } from './log.ts';
import { openMigrated } from './open-migrated.ts';
import { explainStartError } from './start-error.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
// The site that wanted it has ended.
process.once('disconnect', () => process.exit(1));
try {
  const settings = readSettings(process.env);
  const database = await openMigrated({
    settings,
    log: createLog(settings),
    say,
    prepare: (opened) => seedIfEmpty(opened, say),
  });
  await database.close();
  process.exit(0);
} catch (error) {
  const { message, exitCode } = explainStartError(error);
  say(message);
  process.exit(exitCode);
}
