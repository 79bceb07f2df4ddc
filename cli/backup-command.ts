import { Command } from 'commander';
import { backupEmbedded, restoreEmbedded } from './backup-embedded.ts';
import { backupPostgres, restorePostgres } from './backup-postgres.ts';
import { readOperatorSettings } from './open-database.ts';
import { log, print, seconds } from './output.ts';
import { withExamples } from './with-examples.ts';

interface Flags {
  json?: boolean;
  dryRun?: boolean;
  replace?: boolean;
}

export function backupCommand(): Command {
  return withExamples(new Command('backup'), [
    ['griot backup griot.tar.gz', 'the embedded database as one file'],
    ['griot backup griot.dump', 'a real Postgres, by pg_dump'],
  ])
    .description(
      'Writes the whole database to a file: accounts, listings and all. Keep it as safe as the database.',
    )
    .argument('<file>', 'path of the file to write')
    .option('--dry-run', 'only says what would be done')
    .option('--json', 'the result as JSON on stdout')
    .action(async (file: string, { dryRun, json }: Flags) => {
      const settings = readOperatorSettings();
      const startedAt = performance.now();
      const bytes = await (settings.DATABASE_URL
        ? backupPostgres(settings.DATABASE_URL, file, dryRun)
        : backupEmbedded(settings.DATA_DIR, file, dryRun));
      log(
        dryRun
          ? `Would write ${file}`
          : `Wrote ${file}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds(performance.now() - startedAt)}`,
      );
      if (json) print(JSON.stringify({ file, bytes, dry_run: dryRun ?? false }));
    });
}

export function restoreCommand(): Command {
  return withExamples(new Command('restore'), [
    ['griot restore griot.tar.gz', 'into an empty DATA_DIR'],
    ['griot restore griot.tar.gz --replace', 'in place of the database that is there'],
  ])
    .description(
      'Brings a backup back. All or nothing: a file that cannot be restored leaves everything as it was.',
    )
    .argument('<file>', 'a file that backup wrote, of the same kind of database')
    .option('--replace', 'in place of the database that is there')
    .option('--dry-run', 'only looks whether it could be done')
    .option('--json', 'the result as JSON on stdout')
    .action(async (file: string, { dryRun, json, replace }: Flags) => {
      const settings = readOperatorSettings();
      const startedAt = performance.now();
      const kept = await (settings.DATABASE_URL
        ? restorePostgres(settings.DATABASE_URL, file, { replace, dryRun })
        : restoreEmbedded(settings.DATA_DIR, file, { replace, dryRun }));
      log(
        dryRun
          ? `${file} could be restored`
          : `Restored ${file} in ${seconds(performance.now() - startedAt)}`,
      );
      if (kept) log(`What was there before is kept in ${kept}; delete it when all is well`);
      if (json)
        print(JSON.stringify({ file, kept_before: kept ?? null, dry_run: dryRun ?? false }));
    });
}
