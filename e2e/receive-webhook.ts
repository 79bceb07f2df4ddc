// Receives one webhook on an embedded database in a process that a test can kill: node
// e2e/receive-webhook.ts <data directory> <signature>, with the body on stdin. Between storing and
// applying the event it prints "kept" and stops.
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { openDatabase } from '../app/data/database.ts';
import { receiveWebhook } from '../app/features/money/billing/apply-event.server.ts';
import { readSettings } from '../app/http/settings.ts';

const [, , dataDir = '', signature = ''] = process.argv;
const body = readFileSync(0);
const database = await openDatabase({ dataDir });

// Storing is one statement; the first transaction afterwards applies the event.
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

// Keeps the process alive until it is killed.
setInterval(() => {}, 60_000);
const log = pino({ level: 'silent' });
const billing = { sql, settings: readSettings(process.env), now: new Date(), log };
await receiveWebhook(billing, 'stripe', body, new Headers({ 'stripe-signature': signature }));
