// `griot person remove <slug>`
import { Command } from 'commander';
import { personPath, startupPath } from '../app/base/paths.ts';
import { findNamed, removePerson } from '../app/features/people/remove-person.server.ts';
import { CommandFailed, EXIT } from './exit-codes.ts';
import { withDatabase } from './open-database.ts';
import { log, print } from './output.ts';
import { withExamples } from './with-examples.ts';

interface Flags {
  json?: boolean;
  dryRun?: boolean;
}

export function personCommand(): Command {
  const command = withExamples(new Command('person'), [
    ['griot person remove ama-mensah --dry-run', 'where she is named'],
    ['griot person remove ama-mensah', 'takes her out, and keeps her out'],
  ]).description('People who are listed.');
  command
    .command('remove')
    .description('takes a person out of pages, API, feeds and files, as they asked')
    .argument('<slug>', 'last part of the address of their page, as in /person/ama-mensah')
    .option('--dry-run', 'only looks where they are named')
    .option('--json', 'the result as JSON on stdout')
    .action(async (slug: string, { dryRun, json }: Flags) => {
      const removed = await withDatabase(({ sql }) =>
        dryRun ? findNamed(sql, slug) : removePerson(sql, slug, new Date()),
      );
      if (!removed) throw new CommandFailed(`Nobody is at ${personPath(slug)}.`, EXIT.failed);
      const { name, startups, stillNamedIn } = removed;
      const where = startups.map((one) => startupPath(one)).join(', ') || 'no startup';
      log(`${name} ${dryRun ? 'would be' : 'was'} removed; named at: ${where}.`);
      if (stillNamedIn.length > 0) {
        log(
          `The words of these still name them: ${stillNamedIn.map((one) => startupPath(one)).join(', ')}.`,
        );
      }
      if (json) print(JSON.stringify({ startups, still_named_in: stillNamedIn }));
    });
  return command;
}
