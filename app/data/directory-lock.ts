// PGlite has no lock of its own: two processes on one directory silently lose data.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
      writeFileSync(file, own, { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [pid, started] = readLock(file);
      if (pid && isRunning(pid, started)) throw new DirectoryInUse(directory, pid);
      rmSync(file, { force: true });
    }
  }
  const release = () => {
    process.off('exit', release);
    if (readLock(file)[0] === process.pid) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
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
