// The data directory: whole, and for the user alone that runs the site.
import {
  chmodSync,
  type Dirent,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A damaged folder of the database is refused: PGlite would create a new one over the data. */
export class DamagedDatabase extends Error {
  constructor(folder: string, reason: string) {
    super(
      `The database in ${folder} is damaged: ${reason}. Nothing was changed.
Restore a backup:  ./griot restore FILE --replace   (the present folder is set aside)
or move ${folder} away to begin with an empty database.`,
    );
  }
}

const LEAST_FREE_BYTES = 1_048_576;

/** Why the database in a folder did not open: a full disk (ENOSPC), otherwise damage. */
export function explainOpenFailure(folder: string, reason: string): Error {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > LEAST_FREE_BYTES) return new DamagedDatabase(folder, reason);
  return Object.assign(new Error(reason), { code: 'ENOSPC', path: folder });
}

/** Of the file system that holds the folder, or will. */
export function readDisk(dataDir: string): { freeBytes: number; allBytes: number } {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize, blocks } = statfsSync(folder);
  return { freeBytes: bavail * bsize, allBytes: blocks * bsize };
}

export const hasDatabase = (dataDir: string): boolean => isDatabase(join(dataDir, 'postgres'));

function isDatabase(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'));
}

/**
 * Before PGlite opens the folder; what is returned is called when it is open. A folder whose making
 * was cut short by a full disk or a kill is made again. Throws DamagedDatabase where files are
 * there but the one that marks a database is not.
 */
export function prepareFolder(folder: string): () => void {
  const unfinished = `${folder}-unfinished`;
  const hasVersion = isDatabase(folder);
  if (!hasVersion && existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isEmpty) writeFileSync(unfinished, '', { mode: 0o600 });
  else if (!hasVersion) throw new DamagedDatabase(folder, 'PG_VERSION is missing');
  return () => rmSync(unfinished, { force: true });
}

/** Files that hold accounts, mails and sessions are for the user that runs the site alone. */
const OTHERS = 0o077;

/** Creates the folder if it does not exist. One of another owner is not changed. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeToOthers(folder);
}

/** Also its contents: PGlite makes its files 0666, whatever the umask says. */
export function closeFolderToOthers(folder: string): void {
  for (const path of listWithin(folder)) closeToOthers(path);
}

/** Files and folders below a folder that others may read, write or enter. */
export function listOpenToOthers(folder: string): string[] {
  return [...listWithin(folder)].filter(isOpenToOthers);
}

/** The folder, then its contents. Symbolic links are not followed. */
function* listWithin(folder: string): Generator<string> {
  yield folder;
  for (const entry of readFolder(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listWithin(path);
    else yield path;
  }
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    return ignoreElsewhere(error, []);
  }
}

function isOpenToOthers(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat !== undefined && !stat.isSymbolicLink() && (stat.mode & OTHERS) !== 0;
}

function closeToOthers(path: string): void {
  if (!isOpenToOthers(path)) return;
  try {
    chmodSync(path, lstatSync(path).mode & 0o700);
  } catch (error) {
    ignoreElsewhere(error, undefined);
  }
}

/** Removed meanwhile, or of somebody else, who then decides. */
function ignoreElsewhere<Instead>(error: unknown, instead: Instead): Instead {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!['ENOENT', 'EPERM', 'EACCES'].includes(code)) throw error;
  return instead;
}

/** Pages that a process saves for its next start, which may be without its database. */
export const savedPagesPath = (dataDir: string, port: number): string =>
  join(dataDir, `cached-pages-${port}`);

/** Those of all processes; one that runs saves them again. */
export function removeSavedPages(dataDir: string): void {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  for (const name of names.filter((one) => one.startsWith('cached-pages-'))) {
    rmSync(join(dataDir, name), { force: true });
  }
}
