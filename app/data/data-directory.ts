// The data directory: locked, whole, and for the user alone that runs the site. PGlite has no lock
// of its own, and two processes would corrupt the data.
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(
      `The database in ${directory} is in use by process ${pid}. ` +
        'Stop that process, or give this one another DATA_DIR or a DATABASE_URL.',
    );
  }
}

/** Returns the function that releases the lock. Takes over locks of dead processes. */
export function lockDirectory(directory: string): () => void {
  makeOwnFolder(directory);
  const file = join(directory, 'lock');
  const own = `${process.pid}\n${startedAt(process.pid)}`;
  while (!create(file, own) && !replaceLeftOver(directory, file, own)) {
    // Waits without its own claim, or several waiting processes would block each other.
    pause(Math.random() * LONGEST_PAUSE_MS);
  }
  const release = () => {
    process.off('exit', release);
    if (readLock(file)?.[0] === process.pid) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** With its content at once: an empty lock would look abandoned. False where there is one. */
function create(file: string, text: string): boolean {
  const unfinished = `${file}-${text.replace('\n', '-')}`;
  writeFileSync(unfinished, text, { mode: 0o600 });
  try {
    linkOrWrite(unfinished, file, text);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Throws EEXIST. */
function linkOrWrite(unfinished: string, file: string, text: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Some file systems have no links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code)) throw error;
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  }
}

const CLAIM = 'lock-claim-';
const LONGEST_PAUSE_MS = 20;

/**
 * Puts its own lock in place of an abandoned one; false when another process was first. A process
 * writes its claim, then looks for others, and keeps the claim until its lock is there, so that
 * none removes another's new lock. Throws DirectoryInUse.
 */
function replaceLeftOver(directory: string, file: string, own: string): boolean {
  const claim = join(directory, `${CLAIM}${own.replace('\n', '-')}`);
  writeFileSync(claim, own, { mode: 0o600 });
  try {
    if (hasOtherClaim(directory, own)) return false;
    const left = readLock(file);
    if (left) {
      const [pid, started] = left;
      if (pid && isRunning(pid, started)) throw new DirectoryInUse(directory, pid);
      rmSync(file, { force: true });
    }
    return create(file, own);
  } finally {
    rmSync(claim, { force: true });
  }
}

/** Removes claims of dead processes. */
function hasOtherClaim(directory: string, own: string): boolean {
  const names = readdirSync(directory).filter((name) => name.startsWith(CLAIM));
  return names.some((name) => {
    const [pid = '', started = ''] = name.slice(CLAIM.length).split('-');
    if (own === `${pid}\n${started}`) return false;
    if (isRunning(Number(pid), started)) return true;
    rmSync(join(directory, name), { force: true });
    return false;
  });
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Null where there is none. */
function readLock(file: string): [pid: number, started: string] | null {
  try {
    const [pid = '', started = ''] = readFileSync(file, 'utf8').split('\n');
    return [Number(pid), started];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

// After a reboot or in a new container another process may have the same number, so the start
// time has to match too, where the system reports it.
function isRunning(pid: number, started: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startedAt(pid);
  return !started || !now || now === started;
}

function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** A damaged folder of the database is refused: PGlite would create it anew over the data. */
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

/** Why the database in a folder did not open: a full disk (ENOSPC), else damage. */
export function explainOpenFailure(folder: string, reason: string): Error {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > LEAST_FREE_BYTES) return new DamagedDatabase(folder, reason);
  return Object.assign(new Error(reason), { code: 'ENOSPC', path: folder });
}

export function hasDatabase(dataDir: string): boolean {
  return isDatabase(join(dataDir, 'postgres'));
}

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
