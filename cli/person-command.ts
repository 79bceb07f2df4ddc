// `griot person remove <slug>`
import { Command } from 'commander';
import { investorPath, personPath, startupPath } from '../app/base/paths.ts';
import { findNamed, removePerson } from '../app/features/people/remove-person.server.ts';
import { CommandFailed } from './exit-codes.ts';
import { withDatabase } from './open-database.ts';
import { log, print } from './output.ts';
import { withExamples } from './with-examples.ts';

interface Flags {
  json?: boolean;
  dryRun?: boolean;
  investor?: boolean;
}

export function personCommand(): Command {
  const command = withExamples(new Command('person'), [
    ['griot person remove ama-mensah --dry-run', 'where she is named'],
    ['griot person remove ama-mensah', 'takes her out, and keeps her out'],
    ['griot person remove ama-mensah --investor', 'also as an investor of that name'],
  ]).description('People who are listed.');
  command
    .command('remove')
    .description('takes a person out of pages, API, feeds and files, as they asked')
    .argument('<slug>', 'last part of the address of their page, as in /person/ama-mensah')
    .option('--investor', 'takes out investors of the same name, too; the slug may be of one')
    .option('--dry-run', 'only looks where they are named')
    .option('--json', 'the result as JSON on stdout')
    .action(async (slug: string, { dryRun, json, investor: isInvestor }: Flags) => {
      const removed = await withDatabase(({ sql }) =>
        dryRun
          ? findNamed(sql, slug, { isInvestor })
          : removePerson(sql, slug, new Date(), { isInvestor }),
      );
      if (!removed) {
        throw new CommandFailed(
          isInvestor
            ? `Nobody is at ${personPath(slug)} or ${investorPath(slug)}.`
            : `Nobody is at ${personPath(slug)}. Of whom is listed as an investor only, give the slug of that page and --investor.`,
        );
      }
      const { name, startups, investors, stillNamedIn } = removed;
      const where = startups.map((one) => startupPath(one)).join(', ') || 'no startup';
      log(`${name} ${dryRun ? 'would be' : 'was'} removed; named at: ${where}.`);
      if (investors.length > 0) {
        const listed = investors.map((one) => investorPath(one)).join(', ');
        log(
          isInvestor
            ? `As an investor, too: ${listed}.`
            : `An investor has the same name: ${listed}. If that is the same person, --investor takes it out, too.`,
        );
      }
      if (stillNamedIn.length > 0) {
        log(
          `The words of these still name them: ${stillNamedIn.map((one) => startupPath(one)).join(', ')}.`,
        );
      }
      if (json) print(JSON.stringify({ startups, investors, still_named_in: stillNamedIn }));
    });
  return command;
}
