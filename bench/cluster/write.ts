// Writes numbered rows until it is ended, and prints "<id> <ms since 1970>" for each one that was
// acknowledged: node bench/cluster/write.ts <url> <prefix> <writers at once>
import { setTimeout as wait } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import { openDatabase } from '../../app/data/database.ts';

const [databaseUrl = '', prefix = '', atOnce = '1'] = process.argv.slice(2);
const PAUSE_MS = 100;
const { sql } = await openDatabase({ databaseUrl, poolSize: 6, statementTimeoutMs: 10_000 });
let last = 0;

async function write(): Promise<never> {
  for (;;) {
    const id = `${prefix}-${++last}`;
    const isWritten = await raw`insert into acknowledged (id) values (${id})`.execute(sql).then(
      () => true,
      // It may be there all the same: it was not acknowledged.
      () => false,
    );
    if (isWritten) process.stdout.write(`${id} ${Date.now()}\n`);
    await wait(PAUSE_MS);
  }
}

// Who read it has ended.
process.stdout.on('error', () => process.exit());
await Promise.all(Array.from({ length: Number(atOnce) }, write));
