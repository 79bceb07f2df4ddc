import type { Sql } from '../data/database.ts';
import type { Settings } from '../http/settings.ts';
import type { JobLog, Work } from '../jobs/jobs.server.ts';
import { createFolderTransport } from './mail-folder.server.ts';
import { forgetOldMails } from './outbox.server.ts';
import { sendDueMails } from './send-due-mails.server.ts';
import { createSmtpTransport } from './smtp-transport.server.ts';

const EVERY_MS = 1_000;

export function mailWork(sql: Sql, settings: Settings, log: JobLog): Work {
  const { SMTP_URL, DATA_DIR } = settings;
  const transport = SMTP_URL
    ? createSmtpTransport(SMTP_URL, settings)
    : createFolderTransport(DATA_DIR, settings);
  return {
    jobs: [{ name: 'forget-old-mails', cron: '20 3 * * *', run: () => forgetOldMails(sql) }],
    loops: [
      {
        name: 'send-mails',
        everyMs: EVERY_MS,
        run: (signal) => sendDueMails({ sql, transport, log, signal }),
      },
    ],
  };
}
