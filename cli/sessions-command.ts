// `griot sessions end <email>`
import { Command } from 'commander';
import { sayMany } from '../app/base/count.ts';
import { endSessionsOf } from '../app/features/account/auth/sessions.server.ts';
import { CommandFailed } from './exit-codes.ts';
import { withDatabase } from './open-database.ts';
import { log, print } from './output.ts';
import { withExamples } from './with-examples.ts';

export function sessionsCommand(): Command {
  const command = withExamples(new Command('sessions'), [
    ['griot sessions end ama@example.org', 'signs her out everywhere'],
  ]).description('Who is signed in.');
  command
    .command('end')
    .description('signs the owner of an account out of every browser and program')
    .argument('<email>', 'address of an account')
    .option('--json', 'how many ended, as JSON on stdout')
    .action(async (email: string, { json }: { json?: boolean }) => {
      const ended = await withDatabase(({ sql }) => endSessionsOf(sql, email, new Date()));
      if (ended === null) {
        throw new CommandFailed(`Nobody has an account with the address ${email}.`);
      }
      log(`${sayMany(ended, 'session', 'sessions')} ended.`);
      if (json) print(JSON.stringify({ ended }));
    });
  return command;
}
