// `griot security log`
import { Command, InvalidArgumentError, Option } from 'commander';
import { DAY_MS } from '../app/base/day.ts';
import { listEvents } from '../app/features/account/auth/security-log.server.ts';
import { EVENT_KINDS, type EventKind } from '../app/http/security-events.ts';
import { withDatabase } from './open-database.ts';
import { log, print } from './output.ts';
import { withExamples } from './with-examples.ts';

interface Flags {
  email?: string;
  kind?: EventKind;
  days: number;
  limit: number;
  json?: boolean;
}

export function securityCommand(): Command {
  const command = withExamples(new Command('security'), [
    ['griot security log', 'what happened in the last 7 days, newest first'],
    ['griot security log --email ama@example.org --days 90', 'all that is known of an account'],
    ['griot security log --kind sign_in --json', 'sign-ins and failures, for a program'],
  ]).description('Who signed in, who failed, and what was changed or refused.');
  command
    .command('log')
    .description('security events: when, what, outcome, account, network, how; separated by tabs')
    .option('--email <address>', 'of this account only')
    .addOption(new Option('--kind <kind>', 'of this kind only').choices([...EVENT_KINDS]))
    .option('--days <number>', 'of the last days; 90 are kept', readCount, 7)
    .option('--limit <number>', 'at most so many', readCount, 1_000)
    .option('--json', 'as JSON')
    .action(printLog);
  return command;
}

async function printLog({ email, kind, days, limit, json }: Flags): Promise<void> {
  const since = new Date(Date.now() - days * DAY_MS);
  const events = await withDatabase(({ sql }) => listEvents(sql, { email, kind, since, limit }));
  if (json) return print(JSON.stringify(events));
  for (const one of events) {
    const who = one.email ?? (one.userId === null ? '-' : `account ${one.userId}`);
    const shown = [one.kind, one.outcome, who, one.network ?? '-', one.detail ?? ''];
    print([one.at.toISOString(), ...shown].join('\t'));
  }
  if (events.length === 0) log('Nothing happened.');
}

function readCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('Expected a whole number above 0.');
}
