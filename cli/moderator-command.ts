import { Command } from 'commander';
import { findPerson, setModerator } from '../app/http/moderation/set-moderator.server.ts';
import { CommandFailed } from './exit-codes.ts';
import { withDatabase } from './open-database.ts';
import { log, print } from './output.ts';
import { withExamples } from './with-examples.ts';

interface Flags {
  json?: boolean;
  dryRun?: boolean;
}

export function moderatorCommand(): Command {
  const command = withExamples(new Command('moderator'), [
    ['griot moderator add ama@example.org', 'lets her decide on listings at /moderation'],
    ['griot moderator remove ama@example.org', 'no longer'],
    ['griot moderator list', 'who may'],
  ]).description('Who decides on listings.');
  for (const [verb, isModerator, meaning] of [
    ['add', true, 'lets the owner of an account decide on listings'],
    ['remove', false, 'takes that back'],
  ] as const) {
    command
      .command(verb)
      .description(meaning)
      .argument('<email>', 'address of an account')
      .option('--dry-run', 'only looks whether there is such an account')
      .option('--json', 'the account as JSON on stdout')
      .action((email: string, flags: Flags) => changeModerator(email, isModerator, flags));
  }
  command
    .command('list')
    .description('everybody who may')
    .option('--json', 'as JSON')
    .action(async ({ json }: Flags) => {
      const people = await withDatabase(({ sql }) =>
        sql
          .selectFrom('users')
          .select(['email', 'name'])
          .where('is_moderator', '=', true)
          .orderBy('email')
          .execute(),
      );
      if (json) print(JSON.stringify(people));
      else for (const { email, name } of people) print(`${email}\t${name}`);
      if (people.length === 0) log('Nobody is a moderator.');
    });
  return command;
}

async function changeModerator(
  email: string,
  isModerator: boolean,
  { dryRun, json }: Flags,
): Promise<void> {
  await withDatabase(async ({ sql }, settings) => {
    const person = await findPerson(sql, email);
    if (!person) {
      throw new CommandFailed(
        `Nobody has an account with the address ${email}. They register at ${settings.SITE_URL}/register first.`,
      );
    }
    if (!dryRun) await setModerator(sql, person.id, isModerator, new Date());
    const state = isModerator ? 'a moderator' : 'no moderator';
    const isSame = person.isModerator === isModerator;
    if (dryRun) log(`${person.email} would be ${state}${isSame ? ', and is already' : ''}`);
    else log(`${person.email} is ${state}${isSame ? ', as before' : ' now'}`);
    if (json) {
      const is_moderator = dryRun ? person.isModerator : isModerator;
      print(JSON.stringify({ email: person.email, name: person.name, is_moderator }));
    }
  });
}
