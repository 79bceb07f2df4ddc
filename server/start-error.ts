// What an operator is told of a start that failed: what happened and what to do next.
import { DirectoryInUse } from '../app/data/directory-lock.ts';
import { DamagedDatabase } from '../app/data/embedded-folder.ts';
import { SchemaConflict } from '../app/data/migrate.ts';
import { SettingsError } from '../app/http/settings.ts';

const EXIT_FAILED = 1;
const EXIT_CONFIGURATION = 3;

/** By the system's error code. */
const EXPLAINED: Record<string, (path: string) => string> = {
  EACCES: (path) =>
    `${path} may not be read or written by this user. Give it to this user, or set another DATA_DIR or PORT.`,
  EADDRINUSE: (path) =>
    `${path} is in use by another program. Stop that program, or set another PORT or HOST.`,
  EADDRNOTAVAIL: (path) => `${path} is no address of this machine. Set HOST to one that is.`,
  ENOENT: (path) =>
    `${path} cannot be made: what is above it is missing or read-only. Make it, or set another DATA_DIR.`,
  ENOSPC: (path) =>
    `The disk is full (${path}). Free some space and start again; what was saved is intact.`,
  EROFS: (path) =>
    `${path} lies on a read-only file system. Mount it writable, or set another DATA_DIR.`,
};

export function explainStartError(error: unknown): { message: string; exitCode: number } {
  if (error instanceof SettingsError || error instanceof SchemaConflict) {
    return { message: error.message, exitCode: EXIT_CONFIGURATION };
  }
  if (error instanceof DirectoryInUse || error instanceof DamagedDatabase) {
    return { message: error.message, exitCode: EXIT_FAILED };
  }
  const {
    code = '',
    path,
    address,
    port,
    stack,
  } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  const where = path ?? (port === undefined ? 'DATA_DIR' : `${address}:${port}`);
  return { message: EXPLAINED[code]?.(where) ?? String(stack ?? error), exitCode: EXIT_FAILED };
}
