// Receives one webhook on an embedded database, as the site does, in a process of its own that a test can kill:
// node e2e/receive-webhook.ts <data directory> <signature>, the body on stdin. Between keeping the event and applying
// it, it says "kept" and does not go on.
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { openDatabase } from '../app/data/database.ts';
import { receiveWebhook } from '../app/features/billing/receive-webhook.server.ts';
import { readSettings } from '../app/http/settings.ts';

const [, , dataDir = '', signature = ''] = process.argv;
const body = readFileSync(0);
const database = await openDatabase({ dataDir });

// Keeping an event is one statement; the first transaction after it is the one that applies it.
const sql = new Proxy(database.sql, {
  get(target, name) {
    const value = Reflect.get(target, name, target);
    if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
    return () => ({
      execute: () => {
        process.stdout.write('kept\n');
        return new Promise(() => {});
      },
    });
  },
});

// Nothing else keeps the process alive while it waits for its end.
setInterval(() => {}, 60_000);
const log = pino({ level: 'silent' });
const billing = { sql, settings: readSettings(process.env), now: new Date(), log };
await receiveWebhook(billing, 'stripe', body, new Headers({ 'stripe-signature': signature }));
