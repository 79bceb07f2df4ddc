import { resolve } from 'node:path';
import type { Command } from 'commander';
import { formatCount } from '../app/base/count.ts';
import { writeBackupNote } from '../app/data/backup-note.ts';
import {
  backupEmbedded,
  type RestoreOptions,
  restoreEmbedded,
  testEmbeddedBackup,
} from './backup-embedded.ts';
import { backupPostgres, restorePostgres, testPostgresBackup } from './backup-postgres.ts';
import { command, type Flags, log, printJson, readOperatorSettings, seconds } from './command.ts';

export function backupCommand(): Command {
  return command(
    'backup',
    'Writes the whole database to a file: accounts, listings and all. Keep it as safe as the database.',
    [
      ['griot backup griot.tar.gz', 'the embedded database as one file'],
      ['griot backup griot.dump', 'a real Postgres, by pg_dump'],
      ['griot backup griot.tar.gz --test', 'and looks whether it can be restored'],
    ],
  )
    .argument('<file>', 'path of the file to write')
    .option('--test', 'then restores it on trial, beside the database, and counts what is in it')
    .option('--dry-run', 'only says what would be done')
    .option('--json', 'the result as JSON on stdout')
    .action(async (file: string, { dryRun = false, test, json }: Flags & { test?: boolean }) => {
      const { DATABASE_URL, DATA_DIR } = readOperatorSettings();
      const startedAt = performance.now();
      const bytes = await (DATABASE_URL
        ? backupPostgres(DATABASE_URL, file, dryRun)
        : backupEmbedded(DATA_DIR, file, dryRun));
      const took = seconds(performance.now() - startedAt);
      const done = `Wrote ${file}: ${(bytes / 1e6).toFixed(1)} MB in ${took}`;
      log(dryRun ? `Would write ${file}` : done);
      if (!dryRun) {
        const note = { made_at: new Date().toISOString(), file: resolve(file), bytes };
        writeBackupNote(DATA_DIR, { ...note, tested_at: null });
        if (test) {
          const rows = await (DATABASE_URL
            ? testPostgresBackup(DATABASE_URL, file)
            : testEmbeddedBackup(file));
          log(`Restored on trial: ${formatCount(rows)} rows`);
          writeBackupNote(DATA_DIR, { ...note, tested_at: new Date().toISOString() });
        }
      }
      if (json) printJson({ file, bytes, dry_run: dryRun });
    });
}

export function restoreCommand(): Command {
  return command(
    'restore',
    'Brings a backup back. All or nothing: a file that cannot be restored leaves everything as it was.',
    [
      ['griot restore griot.tar.gz', 'into an empty DATA_DIR'],
      ['griot restore griot.tar.gz --replace', 'in place of the database that is there'],
    ],
  )
    .argument('<file>', 'a file that backup wrote, of the same kind of database')
    .option('--replace', 'in place of the database that is there')
    .option('--dry-run', 'only looks whether it could be done')
    .option('--json', 'the result as JSON on stdout')
    .action(async (file: string, { json, ...options }: Flags & RestoreOptions) => {
      const { DATABASE_URL, DATA_DIR } = readOperatorSettings();
      const { dryRun = false } = options;
      const startedAt = performance.now();
      const kept = await (DATABASE_URL
        ? restorePostgres(DATABASE_URL, file, options)
        : restoreEmbedded(DATA_DIR, file, options));
      const took = seconds(performance.now() - startedAt);
      log(dryRun ? `${file} could be restored` : `Restored ${file} in ${took}`);
      if (kept) log(`What was there before is kept in ${kept}; delete it when all is well`);
      if (json) printJson({ file, kept_before: kept ?? null, dry_run: dryRun });
    });
}
