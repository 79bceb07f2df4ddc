// Without a mail server every mail becomes a .eml file.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeOwnFolder } from '../data/data-directory.ts';
import { composeMessage, type SenderSettings } from './compose-message.server.ts';
import type { MailTransport } from './mail-transport.server.ts';

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

export function createFolderTransport(dataDir: string, settings: SenderSettings): MailTransport {
  const folder = mailFolder(dataDir);
  return {
    close() {},
    async deliver(mail, handOver) {
      const { bytes } = await composeMessage(settings, mail);
      makeOwnFolder(dataDir);
      makeOwnFolder(folder);
      const time = mail.createdAt.toISOString().slice(0, 19).replace(/[T:]/g, '-');
      const file = join(folder, `${time}-${mail.id}.eml`);
      await handOver();
      // Renamed into place when complete. It may hold a secret link: readable by the owner only.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
