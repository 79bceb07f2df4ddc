// The operator's command, `./griot`: nouns and verbs, one file each.
import { Command, CommanderError } from 'commander';
import { backupCommand, restoreCommand } from './backup-command.ts';
import { checkCommand } from './check-command.ts';
import { confirmCommand } from './confirm-command.ts';
import { dataCommand } from './data-command.ts';
import { doctorCommand } from './doctor-command.ts';
import { EXIT, explain } from './exit-codes.ts';
import { exportCommand } from './export-command.ts';
import { importCommand } from './import-command.ts';
import { mailCommand } from './mail-command.ts';
import { moderatorCommand } from './moderator-command.ts';
import { log, print } from './output.ts';
import { personCommand } from './person-command.ts';
import { readmitCommand, removeCommand } from './remove-command.ts';
import { searchCommand } from './search-command.ts';
import { securityCommand } from './security-command.ts';
import { seedCommand } from './seed-command.ts';
import { sessionsCommand } from './sessions-command.ts';
import { withExamples } from './with-examples.ts';

export function createProgram(): Command {
  const program = withExamples(new Command('griot'), [
    ['griot doctor', 'what works and what does not'],
    ['griot import startups companies.csv --dry-run', 'what an import would do'],
    ['griot import startups companies.csv', 'does it'],
    ['griot check seed', 'what to mend in the starter catalogue'],
    ['griot export rounds --output rounds.csv', 'the rounds as a file'],
    ['griot moderator add ama@example.org', 'lets somebody decide on listings'],
    ['griot backup griot.tar.gz', 'the whole database as a file'],
  ])
    .description("The operator's command.")
    .showSuggestionAfterError(true)
    .addHelpText(
      'afterAll',
      `
The database is the one of the site: DATABASE_URL, or the embedded one in DATA_DIR (.data), whose server must be stopped.
Data goes to stdout, talk to stderr. Exit codes: 0 done, 1 failed, 2 wrong arguments, 3 wrong settings,
4 something it needs is down or in use, 5 partly done (rows left out, listed in a report).`,
    );
  const commands = [
    importCommand(),
    exportCommand(),
    dataCommand(),
    removeCommand(),
    readmitCommand(),
    seedCommand(),
    moderatorCommand(),
    sessionsCommand(),
    personCommand(),
    securityCommand(),
    mailCommand(),
    confirmCommand(),
    searchCommand(),
    checkCommand(),
    doctorCommand(),
    backupCommand(),
    restoreCommand(),
  ];
  for (const command of commands) program.addCommand(command);
  // Each command would end the process by itself.
  for (const command of [program, ...listAll(program)]) command.exitOverride();
  return program;
}

function listAll(command: Command): Command[] {
  return command.commands.flatMap((one) => [one, ...listAll(one)]);
}

async function main(args: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage;
      return;
    }
    const { message, code } = explain(error);
    log(message);
    if (args.includes('--json')) print(JSON.stringify({ error: message, code }));
    process.exitCode = code;
  }
}

if (import.meta.main) {
  // Backups and reports hold accounts: for the operator alone.
  process.umask(0o077);
  await main(process.argv.slice(2));
}
