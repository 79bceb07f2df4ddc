// A lock on the data directory: PGlite has none, and two processes would corrupt the data.
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOwnFolder } from './owner-only.ts';

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
