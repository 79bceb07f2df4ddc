import { Command } from 'commander';
import { sql as raw } from 'kysely';
import { formatCount } from '../app/base/count.ts';
import { reindexSearch } from '../app/features/arriving/import/follow-import.server.ts';
import { withDatabase } from './open-database.ts';
import { log, print, seconds } from './output.ts';
import { withExamples } from './with-examples.ts';

export function searchCommand(): Command {
  const command = withExamples(new Command('search'), [
    ['griot search reindex', 'makes afresh everything that search asks'],
  ]).description('What search asks.');
  command
    .command('reindex')
    .description('makes it afresh from the catalogue; searches wait meanwhile')
    .option('--dry-run', 'only counts what there is')
    .option('--json', 'the result as JSON on stdout')
    .action(async ({ dryRun, json }: { dryRun?: boolean; json?: boolean }) => {
      await withDatabase(async ({ sql }) => {
        const startedAt = performance.now();
        if (!dryRun) {
          await reindexSearch(sql);
          await raw`update import_runs set finished_at = now() where finished_at is null`.execute(
            sql,
          );
        }
        const durationMs = Math.round(performance.now() - startedAt);
        const { rows } = await raw<{
          startups: number;
          names: number;
        }>`select (select count(*)::int from search_startups) as startups, (select count(*)::int from search_names where is_whole) as names`.execute(
          sql,
        );
        const { startups = 0, names = 0 } = rows[0] ?? {};
        log(
          `${dryRun ? 'There are' : `Made afresh in ${seconds(durationMs)}:`} ${formatCount(startups)} startups and ${formatCount(names)} names to search`,
        );
        if (json)
          print(
            JSON.stringify({ startups, names, duration_ms: durationMs, dry_run: dryRun ?? false }),
          );
      });
    });
  return command;
}
