// The operator's command, `./griot`: nouns and verbs.
import { type Command, CommanderError } from 'commander';
import { moderatorCommand, securityCommand, sessionsCommand } from './account-commands.ts';
import { addCommand } from './add-command.ts';
import { backupCommand, restoreCommand } from './backup-command.ts';
import { checkCommand, searchCommand, seedCommand } from './catalogue-commands.ts';
import { command, log, printJson } from './command.ts';
import { doctorCommand } from './doctor-command.ts';
import { EXIT, explain } from './exit-codes.ts';
import { dataCommand, exportCommand } from './export-commands.ts';
import { importCommand } from './import-command.ts';
import { importsCommand } from './imports-command.ts';
import { installCommand } from './install-command.ts';
import { confirmCommand, mailCommand } from './mail-commands.ts';
import { personCommand, readmitCommand, removeCommand } from './removal-commands.ts';
import { upgradeCommand } from './upgrade-command.ts';

export function createProgram(): Command {
  const program = command('griot', "The operator's command.", [
    ['griot doctor', 'what works and what does not'],
    ['griot import startups companies.csv --dry-run', 'what an import would do'],
    ['griot import startups companies.csv', 'does it'],
    ['griot check seed', 'what to mend in the starter catalogue'],
    ['griot export rounds --output rounds.csv', 'the rounds as a file'],
    ['griot moderator add ama@example.org', 'lets somebody decide on listings'],
    ['griot backup griot.tar.gz', 'the whole database as a file'],
  ])
    .showSuggestionAfterError(true)
    .addHelpText(
      'afterAll',
      `
The database is the one of the site: DATABASE_URL, or the embedded one in DATA_DIR (.data). Beside a running site commands ask it
for what they need; import, seed, restore and upgrade want the embedded database to themselves.
Data goes to stdout, talk to stderr. Exit codes: 0 done, 1 failed, 2 wrong arguments, 3 wrong settings,
4 something it needs is down or in use, 5 partly done (rows left out, listed in a report).`,
    );
  for (const one of [
    importCommand(),
    importsCommand(),
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
    addCommand(),
    doctorCommand(),
    backupCommand(),
    restoreCommand(),
    upgradeCommand(),
    installCommand(),
  ]) {
    program.addCommand(one);
  }
  // Each command would end the process by itself.
  for (const one of [program, ...listAll(program)]) one.exitOverride();
  return program;
}

function listAll(of: Command): Command[] {
  return of.commands.flatMap((one) => [one, ...listAll(one)]);
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
    if (args.includes('--json')) printJson({ error: message, code });
    process.exitCode = code;
  }
}

if (import.meta.main) {
  // Backups and reports hold accounts: for the operator alone.
  process.umask(0o077);
  await main(process.argv.slice(2));
}
