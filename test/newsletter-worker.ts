// Queues the newsletter and sends what is due, until a test kills it. Says each round.

import { queueIssues } from '../app/features/messages/newsletter/send.server.ts';
import { sendDueMails } from '../app/outbox/send-mails.server.ts';
import { createSmtpTransport } from '../app/outbox/transports.server.ts';
import { openOnly, readOperatorSettings } from '../cli/command.ts';

const settings = readOperatorSettings();
const { sql } = await openOnly(settings);
const log = { info() {}, error() {}, warn: (fields: object) => console.error(fields) };
const { signal } = new AbortController();
process.stdout.write('begun\n');
for (;;) {
  await queueIssues(sql, settings);
  const transport = createSmtpTransport(settings.SMTP_URL ?? '', settings);
  await sendDueMails({ sql, transport, log, signal });
  process.stdout.write('sent\n');
}
