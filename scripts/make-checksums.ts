// Writes db/migrations/checksums, which `sha256sum --check` reads and a test compares. From version
// 1.0 on lines are only added: a migration that was released never changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { listMigrations, type Migration } from '../app/data/migrate.ts';
import about from '../package.json' with { type: 'json' };

export const CHECKSUMS_FILE = new URL('../db/migrations/checksums', import.meta.url);

type Sum = Pick<Migration, 'name' | 'checksum'>;

/** Of the files; triggers made from code are no part of it. */
export function formatChecksums(migrations: readonly Sum[]): string {
  const files = migrations.filter(({ name }) => name.endsWith('.sql'));
  return files.map(({ name, checksum }) => `${checksum}  ${name}\n`).join('');
}

export function updateChecksums(
  written: string,
  migrations: readonly Sum[],
  version: string,
): string {
  if (version.startsWith('0.')) return formatChecksums(migrations);
  const lines = formatChecksums(migrations).split(/(?<=\n)/);
  return (
    written + lines.filter((line) => !written.includes(line.slice(line.indexOf(' ')))).join('')
  );
}

if (import.meta.main) {
  const written = readFileSync(CHECKSUMS_FILE, 'utf8');
  writeFileSync(CHECKSUMS_FILE, updateChecksums(written, listMigrations(), about.version));
}
