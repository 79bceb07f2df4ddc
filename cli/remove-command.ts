import { Argument, Command } from 'commander';
import {
  listRemovals,
  REMOVABLE,
  type Removable,
  readmitRecord,
  removeRecord,
} from '../app/features/desk/removals/remove-record.server.ts';
import { CommandFailed, EXIT } from './exit-codes.ts';
import { withDatabase } from './open-database.ts';
import { log, print } from './output.ts';
import { withExamples } from './with-examples.ts';

interface Flags {
  reason?: string;
  list?: boolean;
  json?: boolean;
}

export function removeCommand(): Command {
  const command = withExamples(new Command('remove'), [
    ['griot remove startup acme --reason "not an African company"', 'takes it out for good'],
    ['griot remove round acme-seed-2021 --reason "never happened"', 'a round'],
    ['griot remove --list', 'what was removed, and why'],
  ])
    .description('Takes a record out of pages, API, search and feeds at once, and keeps it out.')
    .addArgument(new Argument('[kind]', 'what it is').choices(REMOVABLE))
    .argument('[slug]', 'the last part of its address')
    .option('--reason <reason>', 'why, for operators and moderators')
    .option('--list', 'only lists what was removed')
    .option('--json', 'the list as JSON on stdout');
  return command.action(
    async (kind: Removable | undefined, slug: string | undefined, flags: Flags) => {
      if (flags.list) return showRemovals(flags.json ?? false);
      const { reason } = flags;
      if (!kind || !slug || !reason) {
        throw new CommandFailed(
          'Name a kind, a slug and a --reason. --help has examples.',
          EXIT.usage,
        );
      }
      await withDatabase(async ({ sql }) => {
        if (!(await removeRecord(sql, kind, slug, reason, new Date()))) {
          throw new CommandFailed(`There is no ${kind} ${slug}.`);
        }
      });
      log(`Removed ${kind} ${slug}. "./griot readmit ${kind} ${slug}" lets it come back.`);
      log(
        'Snapshots of /data that are out already still hold it; "./griot data publish" writes one without.',
      );
    },
  );
}

export function readmitCommand(): Command {
  return withExamples(new Command('readmit'), [
    ['griot readmit startup acme', 'lets imports and listings bring it back'],
  ])
    .description('Lifts a removal. The record comes back when it is imported or listed again.')
    .addArgument(new Argument('<kind>', 'what it was').choices(REMOVABLE))
    .argument('<slug>', 'its slug')
    .action(async (kind: Removable, slug: string) => {
      await withDatabase(async ({ sql }) => {
        if (!(await readmitRecord(sql, kind, slug, new Date()))) {
          throw new CommandFailed(`No ${kind} ${slug} was removed.`);
        }
      });
      log(`${kind} ${slug} may come back.`);
    });
}

async function showRemovals(isJson: boolean): Promise<void> {
  const removals = await withDatabase(({ sql }) => listRemovals(sql));
  if (isJson) print(JSON.stringify(removals));
  else {
    for (const { kind, slug, removed_at, reason } of removals) {
      print(`${removed_at.toISOString().slice(0, 10)}\t${kind}\t${slug}\t${reason}`);
    }
  }
  if (removals.length === 0) log('Nothing was removed.');
}
