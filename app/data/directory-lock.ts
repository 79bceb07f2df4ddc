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
  for (;;) {
    try {
      createWhole(file, own);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      refuseLiving(directory, file);
      // Waits without its own claim, or several waiting processes would block each other.
      if (!removeLeftOver(directory, file, own)) pause(Math.random() * LONGEST_PAUSE_MS);
    }
  }
  const release = () => {
    process.off('exit', release);
    if (readLock(file)[0] === process.pid) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** Creates the lock with its content at once: an empty one would look abandoned. Throws EEXIST. */
function createWhole(file: string, text: string): void {
  const unfinished = `${file}-${text.replace('\n', '-')}`;
  writeFileSync(unfinished, text, { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Some file systems have no links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code)) throw error;
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function refuseLiving(directory: string, file: string): void {
  const [pid, started] = readLock(file);
  if (pid && isRunning(pid, started)) throw new DirectoryInUse(directory, pid);
}

const CLAIM = 'lock-claim-';
const LONGEST_PAUSE_MS = 20;

/**
 * Removes an abandoned lock; false when another process is at it. A process writes its claim, then
 * looks for others, so that no two remove at once: one could remove the other's new lock.
 */
function removeLeftOver(directory: string, file: string, own: string): boolean {
  const claim = join(directory, `${CLAIM}${own.replace('\n', '-')}`);
  writeFileSync(claim, own, { mode: 0o600 });
  try {
    if (hasOtherClaim(directory, own)) return false;
    refuseLiving(directory, file);
    rmSync(file, { force: true });
    return true;
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

function readLock(file: string): [pid: number, started: string] {
  try {
    const [pid = '', started = ''] = readFileSync(file, 'utf8').split('\n');
    return [Number(pid), started];
  } catch {
    return [0, ''];
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
