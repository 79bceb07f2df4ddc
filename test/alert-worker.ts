// Finds what is new for alerts and queues their messages, until a test kills it. Says each step.
import { findNew } from '../app/features/messages/alerts/find-new.server.ts';
import { notifyAtOnce } from '../app/features/messages/alerts/notify.server.ts';
import { openOnly, readOperatorSettings } from '../cli/command.ts';

const settings = readOperatorSettings();
const { sql } = await openOnly(settings);
const log = { info() {}, warn() {}, error: (fields: object) => console.error(fields) };
process.stdout.write('begun\n');
for (;;) {
  await findNew(sql, log);
  process.stdout.write('found\n');
  await notifyAtOnce(sql, settings, new Date());
  process.stdout.write('notified\n');
}
