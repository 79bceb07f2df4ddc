// Holds processes to a part of one core, each for itself, as a small machine would: by Linux's control groups, or by cpulimit.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PERIOD_US = 100_000;
const GROUPS = '/sys/fs/cgroup';

export interface Hold {
  /** What holds them. */
  by: string;
  release(): void;
}

/** `share` is of one core, such as 0.15. Throws with what to do when nothing here can hold a process. */
export function holdProcesses(pids: readonly number[], share: number): Hold {
  return (
    holdByGroups(pids, share, { root: GROUPS, limit: limitOf2, by: 'control groups, version 2' }) ??
    holdByGroups(pids, share, {
      root: join(GROUPS, 'cpu'),
      limit: limitOf1,
      by: 'control groups, version 1',
    }) ??
    holdByCpulimit(pids, share)
  );
}

interface Groups {
  root: string;
  /** Gives a group its share. */
  limit: (group: string, quotaUs: number) => void;
  by: string;
}

function limitOf2(group: string, quotaUs: number): void {
  write(group, 'cpu.max', `${quotaUs} ${PERIOD_US}`);
}

function limitOf1(group: string, quotaUs: number): void {
  write(group, 'cpu.cfs_period_us', String(PERIOD_US));
  write(group, 'cpu.cfs_quota_us', String(quotaUs));
}

/** Throws where the file is not there: then this folder is no control group, or not one that counts processor time. */
function write(group: string, file: string, value: string): void {
  writeFileSync(join(group, file), value, { flag: 'r+' });
}

function holdByGroups(
  pids: readonly number[],
  share: number,
  { root, limit, by }: Groups,
): Hold | null {
  const made: string[] = [];
  const release = () => {
    for (const group of made) {
      const members = join(group, 'cgroup.procs');
      // A group can go when nobody is in it.
      const inside = existsSync(members) ? readFileSync(members, 'utf8').split('\n') : [];
      for (const pid of inside) if (pid) write(root, 'cgroup.procs', pid);
      rmdirSync(group);
    }
  };
  try {
    for (const pid of pids) {
      const group = join(root, `griot-bench-${pid}`);
      mkdirSync(group);
      made.push(group);
      limit(group, Math.round(share * PERIOD_US));
      write(group, 'cgroup.procs', String(pid));
    }
    return { by, release };
  } catch {
    release();
    return null;
  }
}

function holdByCpulimit(pids: readonly number[], share: number): Hold {
  if (spawnSync('cpulimit', ['--help']).error) {
    throw new Error(
      'Nothing here can hold a process to a part of a core: no control group may be written. Install cpulimit: apt-get install cpulimit',
    );
  }
  const holders: ChildProcess[] = pids.map((pid) =>
    spawn('cpulimit', ['-l', String(Math.round(share * 100)), '-p', String(pid)], {
      stdio: 'ignore',
    }),
  );
  return {
    by: 'cpulimit',
    release() {
      for (const holder of holders) holder.kill('SIGTERM');
      // It stops processes; one that it was just holding still has to go on.
      for (const pid of pids) if (existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGCONT');
    },
  };
}
