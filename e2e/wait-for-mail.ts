import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The newest mail of a site without SMTP that has all these words. */
export async function waitForMail(dataDir: string, ...words: string[]): Promise<string> {
  const folder = join(dataDir, 'mail');
  const find = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('=\r\n', ''))
      .findLast((mail) => words.every((word) => mail.includes(word)));
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}
