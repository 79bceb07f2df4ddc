// Accounts: moderators, sessions, and the log of what happened to them.

import { type Command, InvalidArgumentError, Option } from 'commander';
import { sayMany } from '../app/base/count.ts';
import { DAY_MS } from '../app/base/dates.ts';
import { listEvents } from '../app/features/account/auth/security-log.server.ts';
import { endSessionsOf } from '../app/features/account/auth/sessions.server.ts';
import { findPerson, setModerator } from '../app/http/moderation.server.ts';
import { EVENT_KINDS, type EventKind } from '../app/http/security-events.server.ts';
import { command, type Flags, log, print, printJson, withDatabase } from './command.ts';
import { CommandFailed } from './exit-codes.ts';

export function moderatorCommand(): Command {
  const moderator = command('moderator', 'Who decides on listings.', [
    ['griot moderator add ama@example.org', 'lets her decide on listings at /moderation'],
    ['griot moderator remove ama@example.org', 'no longer'],
    ['griot moderator list', 'who may'],
  ]);
  for (const [verb, isModerator, meaning] of [
    ['add', true, 'lets the owner of an account decide on listings'],
    ['remove', false, 'takes that back'],
  ] as const) {
    moderator
      .command(verb)
      .description(meaning)
      .argument('<email>', 'address of an account')
      .option('--dry-run', 'only looks whether there is such an account')
      .option('--json', 'the account as JSON on stdout')
      .action((email: string, flags: Flags) => changeModerator(email, isModerator, flags));
  }
  moderator
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
      if (json) printJson(people);
      else for (const { email, name } of people) print(`${email}\t${name}`);
      if (people.length === 0) log('Nobody is a moderator.');
    });
  return moderator;
}

async function changeModerator(
  address: string,
  isModerator: boolean,
  { dryRun, json }: Flags,
): Promise<void> {
  await withDatabase(async ({ sql }, settings) => {
    const person = await findPerson(sql, address);
    if (!person) {
      throw new CommandFailed(
        `Nobody has an account with the address ${address}. They register at ${settings.SITE_URL}/register first.`,
      );
    }
    const { email, name } = person;
    if (isModerator && !person.hasFactor) {
      throw new CommandFailed(
        `${email} has no second step yet, and moderators need one. Its owner adds a passkey or codes at ${settings.SITE_URL}/dashboard/account-settings/second-step first.`,
      );
    }
    if (!dryRun) await setModerator(sql, person.id, isModerator, new Date());
    const state = isModerator ? 'a moderator' : 'no moderator';
    const isSame = person.isModerator === isModerator;
    if (dryRun) log(`${email} would be ${state}${isSame ? ', and is already' : ''}`);
    else log(`${email} is ${state}${isSame ? ', as before' : ' now'}`);
    if (json) printJson({ email, name, is_moderator: dryRun ? person.isModerator : isModerator });
  });
}

export function sessionsCommand(): Command {
  const sessions = command('sessions', 'Who is signed in.', [
    ['griot sessions end ama@example.org', 'signs her out everywhere'],
  ]);
  sessions
    .command('end')
    .description('signs the owner of an account out of every browser and program')
    .argument('<email>', 'address of an account')
    .option('--json', 'how many ended, as JSON on stdout')
    .action(async (email: string, { json }: Flags) => {
      const ended = await withDatabase(({ sql }) => endSessionsOf(sql, email, new Date()));
      if (ended === null) {
        throw new CommandFailed(`Nobody has an account with the address ${email}.`);
      }
      log(`${sayMany(ended, 'session', 'sessions')} ended.`);
      if (json) printJson({ ended });
    });
  return sessions;
}

interface LogFlags extends Flags {
  email?: string;
  kind?: EventKind;
  days: number;
  limit: number;
}

export function securityCommand(): Command {
  const security = command(
    'security',
    'Who signed in, who failed, and what was changed or refused.',
    [
      ['griot security log', 'what happened in the last 7 days, newest first'],
      ['griot security log --email ama@example.org --days 90', 'all that is known of an account'],
      ['griot security log --kind sign_in --json', 'sign-ins and failures, for a program'],
    ],
  );
  security
    .command('log')
    .description('security events: when, what, outcome, account, network, how; separated by tabs')
    .option('--email <address>', 'of this account only')
    .addOption(new Option('--kind <kind>', 'of this kind only').choices([...EVENT_KINDS]))
    .option('--days <number>', 'of the last days; 90 are kept', readCount, 7)
    .option('--limit <number>', 'at most so many', readCount, 1_000)
    .option('--json', 'as JSON')
    .action(async ({ email, kind, days, limit, json }: LogFlags) => {
      const since = new Date(Date.now() - days * DAY_MS);
      const asked = { email, kind, since, limit };
      const events = await withDatabase(({ sql }) => listEvents(sql, asked));
      if (json) return printJson(events);
      for (const one of events) {
        const who = one.email ?? (one.userId === null ? '-' : `account ${one.userId}`);
        const shown = [one.kind, one.outcome, who, one.network ?? '-', one.detail ?? ''];
        print([one.at.toISOString(), ...shown].join('\t'));
      }
      if (events.length === 0) log('Nothing happened.');
    });
  return security;
}

function readCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('Expected a whole number above 0.');
}
