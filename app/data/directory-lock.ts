// The lock on the data directory: PGlite has none of its own, and two processes would corrupt the
// data. Within one kernel, in whatever containers, a POSIX lock on `lock.kernel` decides: it ends
// with its process. Between hosts that share a volume, the file `lock` is written again and again.
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { makeOwnFolder } from './data-directory.ts';

export class DirectoryInUse extends Error {
  constructor(directory: string, holder: string) {
    super(
      `The database in ${directory} is in use by ${holder}. ` +
        'Stop that process, or give this one another DATA_DIR or a DATABASE_URL.',
    );
  }
}

interface LockOptions {
  /** Another host took the directory over while this process was stopped for long. */
  onLost?: (error: Error) => void;
  beatMs?: number;
  /** How long the file of another host is watched for a heartbeat. */
  watchMs?: number;
}

const BEAT_MS = 2_000;
const WATCH_MS = 15_000;

/** Returns the function that releases the lock. Takes over those of dead processes and hosts. */
export async function lockDirectory(
  directory: string,
  { onLost = () => {}, beatMs = BEAT_MS, watchMs = WATCH_MS }: LockOptions = {},
): Promise<() => void> {
  makeOwnFolder(directory);
  const file = join(directory, 'lock');
  const kernelLock = takeKernelLock(join(directory, 'lock.kernel'));
  if (kernelLock === 'taken') {
    throw new DirectoryInUse(directory, describeHolder(readLock(file)));
  }
  const releaseKernelLock = () => {
    if (kernelLock?.isOpen) kernelLock.close();
  };
  const own = {
    pid: process.pid,
    started: startedAt(process.pid),
    id: randomUUID(),
    kernel: KERNEL,
  };
  try {
    const left = readLock(file);
    const isAnswered = kernelLock !== undefined && left?.kernel === KERNEL;
    if (left && !isAnswered && (await isHeld(file, left, watchMs))) {
      throw new DirectoryInUse(directory, describeHolder(left));
    }
    if (left) rmSync(file, { force: true });
    createIfMissing(file, format(own));
    // Two hosts that found the same dead one: the last to write stays.
    if (left?.id && !isAnswered) await wait(beatMs);
    const now = readLock(file);
    if (now?.id !== own.id) throw new DirectoryInUse(directory, describeHolder(now));
  } catch (error) {
    releaseKernelLock();
    throw error;
  }
  const beating = setInterval(() => {
    const now = readLock(file);
    if (now?.id === own.id) return beat(file, own);
    release();
    onLost(new DirectoryInUse(directory, describeHolder(now)));
  }, beatMs).unref();
  const release = () => {
    process.off('exit', release);
    clearInterval(beating);
    if (readLock(file)?.id === own.id) rmSync(file, { force: true });
    releaseKernelLock();
  };
  process.on('exit', release);
  return release;
}

/** SQLite's, as Node has no call for it. Undefined where the file system knows no locks. */
function takeKernelLock(file: string): DatabaseSync | 'taken' | undefined {
  // Made without opening one that is there: closing it again would end a lock of this process.
  createIfMissing(file, '');
  const holder = new DatabaseSync(file, { timeout: 0 });
  try {
    holder.exec('pragma journal_mode = memory; begin exclusive');
    return holder;
  } catch (error) {
    holder.close();
    const { errcode = 0 } = error as { errcode?: number };
    return (errcode & 0xff) === SQLITE_BUSY ? 'taken' : undefined;
  }
}

const SQLITE_BUSY = 5;

interface Lock {
  pid: number;
  started: string;
  /** Empty in the lock of a version before 0.2. */
  id: string;
  /** Where `pid` means something, and a kernel's lock holds. */
  kernel: string;
  text: string;
}

type OwnLock = Omit<Lock, 'text'>;

const KERNEL = readKernelId();

function readKernelId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
}

function format({ pid, started, id, kernel }: OwnLock): string {
  return [pid, started, id, kernel, hostname(), process.hrtime.bigint()].join('\n');
}

/** One that is there stays as it is. */
function createIfMissing(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** By renaming, so that nobody reads half of it. A full disk leaves the last beat as it is. */
function beat(file: string, own: OwnLock): void {
  const unfinished = `${file}-${own.id}`;
  try {
    writeFileSync(unfinished, format(own), { mode: 0o600 });
    renameSync(unfinished, file);
  } catch {
    rmSync(unfinished, { force: true });
  }
}

/** Null if there is none. */
function readLock(file: string): Lock | null {
  try {
    const text = readFileSync(file, 'utf8');
    const [pid = '', started = '', id = '', kernel = ''] = text.split('\n');
    return { pid: Number(pid), started, id, kernel, text };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

function describeHolder(lock: Lock | null): string {
  if (!lock?.pid) return 'another process';
  const host = lock.text.split('\n')[4];
  if (lock.kernel && lock.kernel !== KERNEL) return `process ${lock.pid} of another host (${host})`;
  return isRunning(lock.pid, lock.started)
    ? `process ${lock.pid}`
    : `process ${lock.pid} of another container (${host})`;
}

const LOOKS = 10;

/** Its process runs, or its file is written while it is watched. */
async function isHeld(file: string, lock: Lock, watchMs: number): Promise<boolean> {
  if (!lock.id) return lock.pid > 0 && isRunning(lock.pid, lock.started);
  for (let look = 0; look < LOOKS; look++) {
    await wait(watchMs / LOOKS);
    const now = readLock(file);
    if (!now) return false;
    if (now.text !== lock.text) return true;
  }
  return false;
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
