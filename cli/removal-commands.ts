// Records and people that leave permanently, and how they may come back.
import { Argument, type Command } from 'commander';
import { isoDay } from '../app/base/dates.ts';
import { investorPath, personPath, startupPath } from '../app/base/paths.ts';
import { removeSavedPages } from '../app/data/data-directory.ts';
import {
  listRemovals,
  REMOVABLE,
  type Removable,
  readmitRecord,
  removeRecord,
} from '../app/features/desk/removals/remove-record.server.ts';
import { findNamed, removePerson } from '../app/features/people/remove-person.server.ts';
import { command, type Flags, log, print, printJson, withDatabase } from './command.ts';
import { CommandFailed, EXIT } from './exit-codes.ts';

interface RemoveFlags extends Flags {
  reason?: string;
  list?: boolean;
}

export function removeCommand(): Command {
  return command(
    'remove',
    'Takes a record out of pages, API, search and feeds at once, and keeps it out.',
    [
      ['griot remove startup acme --reason "not an African company"', 'takes it out for good'],
      ['griot remove round acme-seed-2021 --reason "never happened"', 'a round'],
      ['griot remove --list', 'what was removed, and why'],
    ],
  )
    .addArgument(new Argument('[kind]', 'what it is').choices(REMOVABLE))
    .argument('[slug]', 'the last part of its address')
    .option('--reason <reason>', 'why, for operators and moderators')
    .option('--list', 'only lists what was removed')
    .option('--json', 'the list as JSON on stdout')
    .action(
      async (
        kind: Removable | undefined,
        slug: string | undefined,
        { list, json, reason }: RemoveFlags,
      ) => {
        if (list) return showRemovals(json);
        if (!kind || !slug || !reason) {
          const expected = 'Name a kind, a slug and a --reason. --help has examples.';
          throw new CommandFailed(expected, EXIT.usage);
        }
        await withDatabase(async ({ sql }, { DATA_DIR }) => {
          if (!(await removeRecord(sql, kind, slug, reason, new Date()))) {
            throw new CommandFailed(`There is no ${kind} ${slug}.`);
          }
          removeSavedPages(DATA_DIR);
        });
        log(`Removed ${kind} ${slug}. "./griot readmit ${kind} ${slug}" lets it come back.`);
        log(
          'Snapshots of /data that are out already still hold it; "./griot data publish" writes one without.',
        );
      },
    );
}

async function showRemovals(isJson = false): Promise<void> {
  const removals = await withDatabase(({ sql }) => listRemovals(sql));
  if (isJson) printJson(removals);
  else {
    for (const { kind, slug, removed_at, reason } of removals) {
      print(`${isoDay(removed_at)}\t${kind}\t${slug}\t${reason}`);
    }
  }
  if (removals.length === 0) log('Nothing was removed.');
}

export function readmitCommand(): Command {
  return command(
    'readmit',
    'Lifts a removal. The record comes back when it is imported or listed again.',
    [['griot readmit startup acme', 'lets imports and listings bring it back']],
  )
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

interface PersonFlags extends Flags {
  investor?: boolean;
}

export function personCommand(): Command {
  const person = command('person', 'People who are listed.', [
    ['griot person remove ama-mensah --dry-run', 'where she is named'],
    ['griot person remove ama-mensah', 'takes her out, and keeps her out'],
    ['griot person remove ama-mensah --investor', 'also as an investor of that name'],
  ]);
  person
    .command('remove')
    .description('takes a person out of pages, API, feeds and files, as they asked')
    .argument('<slug>', 'last part of the address of their page, as in /person/ama-mensah')
    .option('--investor', 'takes out investors of the same name, too; the slug may be of one')
    .option('--dry-run', 'only looks where they are named')
    .option('--json', 'the result as JSON on stdout')
    .action(removeFromPages);
  return person;
}

async function removeFromPages(
  slug: string,
  { dryRun, json, investor: isInvestor }: PersonFlags,
): Promise<void> {
  const removed = await withDatabase(async ({ sql }, { DATA_DIR }) => {
    if (dryRun) return findNamed(sql, slug, { isInvestor });
    const person = await removePerson(sql, slug, new Date(), { isInvestor });
    removeSavedPages(DATA_DIR);
    return person;
  });
  if (!removed) {
    throw new CommandFailed(
      isInvestor
        ? `Nobody is at ${personPath(slug)} or ${investorPath(slug)}.`
        : `Nobody is at ${personPath(slug)}. Of whom is listed as an investor only, give the slug of that page and --investor.`,
    );
  }
  const { name, startups, investors, stillNamedIn } = removed;
  const listPaths = (slugs: readonly string[], pathOf: (slug: string) => string) =>
    slugs.map((one) => pathOf(one)).join(', ');
  const where = listPaths(startups, startupPath) || 'no startup';
  log(`${name} ${dryRun ? 'would be' : 'was'} removed; named at: ${where}.`);
  if (investors.length > 0) {
    const listed = listPaths(investors, investorPath);
    log(
      isInvestor
        ? `As an investor, too: ${listed}.`
        : `An investor has the same name: ${listed}. If that is the same person, --investor takes it out, too.`,
    );
  }
  if (stillNamedIn.length > 0) {
    log(`The words of these still name them: ${listPaths(stillNamedIn, startupPath)}.`);
  }
  if (json) printJson({ startups, investors, still_named_in: stillNamedIn });
}
