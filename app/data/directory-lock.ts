// PGlite has no lock of its own: two processes on one directory silently lose data.
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(
      `The database in ${directory} is in use by process ${pid}. ` +
        'Stop that process, or give this one another DATA_DIR or a DATABASE_URL.',
    );
  }
}

/** Takes the lock and returns what releases it. A lock left by a process that died is taken over. */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'lock');
  const own = `${process.pid}\n${startedAt(process.pid)}`;
  for (;;) {
    try {
      createWhole(file, own);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      refuseLiving(directory, file);
      // Without a claim of one's own meanwhile: six that wait with theirs would keep each other waiting.
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

/** With its content from the first moment: an empty lock would pass for a left-over one. Throws EEXIST. */
function createWhole(file: string, text: string): void {
  const unfinished = `${file}-${text.replace('\n', '-')}`;
  writeFileSync(unfinished, text);
  try {
    linkSync(unfinished, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Some file systems have no links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code)) throw error;
    writeFileSync(file, text, { flag: 'wx' });
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
 * Of several that find the same left-over lock, only one at a time may remove it: between reading and removing, another
 * could have put its own there. Who claims first writes its claim, then looks for others; so two never both go on. False
 * where there is another.
 */
function removeLeftOver(directory: string, file: string, own: string): boolean {
  const claim = join(directory, `${CLAIM}${own.replace('\n', '-')}`);
  writeFileSync(claim, own);
  try {
    if (hasOtherClaim(directory, own)) return false;
    refuseLiving(directory, file);
    rmSync(file, { force: true });
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

/** Claims of processes that died meanwhile are removed. */
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

// After a reboot or in a new container the same number may belong to another process:
// where the system tells when a process began, that has to agree too.
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
