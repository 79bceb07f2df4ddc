// How the command ends (docs/operating.md, "The command").
import { DirectoryInUse } from '../app/data/directory-lock.ts';
import { SchemaConflict } from '../app/data/migrate.ts';
import { UnreadableFile } from '../app/features/arriving/import/contract.ts';
import { ImportRunning } from '../app/features/arriving/import/import-connection.server.ts';
import { SettingsError } from '../app/http/settings.ts';
import { NoSuchStartup } from '../db/seed/add-round.ts';
import { AnswersEnded } from '../db/seed/asking.ts';
import { CatalogueNotEmpty } from '../db/seed/catalogue-state.ts';
import { CatalogueMistakes } from '../db/seed/starter-catalogue.ts';

export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  configuration: 3,
  dependencyDown: 4,
  partlyDone: 5,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends the command with a message for a person and a code for a script. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
  readonly code: ExitCode;

  constructor(message: string, code: ExitCode = EXIT.failed) {
    super(message);
    this.code = code;
  }
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ECONNRESET',
  'EHOSTUNREACH',
  '57P03',
  '57P01',
  '53300',
]);
/** Postgres refuses the connection: wrong password, no such database, no such role. */
const REFUSED = new Set(['28P01', '28000', '3D000']);

/** Errors that need no stack, each with a code and what to do about it. */
const KNOWN: ReadonlyArray<[type: abstract new (...given: never[]) => Error, ExitCode, string]> = [
  [SettingsError, EXIT.configuration, ''],
  [SchemaConflict, EXIT.configuration, ''],
  [
    DirectoryInUse,
    EXIT.dependencyDown,
    '\nThis command needs the embedded database to itself, or a running site that takes it: stop the site, run this command, start the site again. A real Postgres (DATABASE_URL) serves both at once.',
  ],
  [UnreadableFile, EXIT.failed, '\nNothing was written.'],
  [ImportRunning, EXIT.failed, ''],
  [CatalogueMistakes, EXIT.failed, ''],
  [NoSuchStartup, EXIT.failed, ''],
  [AnswersEnded, EXIT.failed, ''],
  [CatalogueNotEmpty, EXIT.failed, ' Nothing was changed. With --replace it is emptied first.'],
];
/** Of the file system. */
const PLAIN_CODES = ['EACCES', 'ENOSPC', 'EROFS', 'ENOENT', 'EISDIR'];

export function explain(error: unknown): { message: string; code: ExitCode } {
  if (error instanceof CommandFailed) return error;
  const known = KNOWN.find(([type]) => error instanceof type);
  if (known) return { message: `${(error as Error).message}${known[2]}`, code: known[1] };
  const { code = '', message, stack } = error as NodeJS.ErrnoException;
  if (UNREACHABLE.has(code) || /timeout expired|Connection terminated/.test(message)) {
    return {
      message: `The database does not answer: ${message || code}`,
      code: EXIT.dependencyDown,
    };
  }
  if (REFUSED.has(code))
    return {
      message: `The database refuses: ${message}. Look at DATABASE_URL.`,
      code: EXIT.configuration,
    };
  if (PLAIN_CODES.includes(code)) return { message, code: EXIT.failed };
  return { message: stack ?? String(error), code: EXIT.failed };
}
