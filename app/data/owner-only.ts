// Files that hold accounts, mails and sessions are for the user that runs the site alone.
import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/** Makes the folder where there is none. One that belongs to somebody else stays as it is. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeToOthers(folder);
}

/** Also what is in it: PGlite makes its files 0666, whatever the umask says. */
export function closeFolderToOthers(folder: string): void {
  closeToOthers(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    closeToOthers(join(folder, name));
  }
}

function closeToOthers(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink() || (stat.mode & OTHERS) === 0) return;
  try {
    chmodSync(path, stat.mode & 0o700);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Removed meanwhile, or of somebody else, who then decides.
    if (!['ENOENT', 'EPERM'].includes(code)) throw error;
  }
}
