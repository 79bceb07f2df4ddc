// Three machines as network namespaces on one bridge, each with etcd, Patroni and Postgres as
// deploy/cluster configures them. Runs inside namespaces of its own (see cluster.ts).
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHIPPED = fileURLToPath(new URL('../../deploy/cluster/', import.meta.url));
export const NAMES = ['one', 'two', 'three'] as const;
export type Name = (typeof NAMES)[number];
export const ADDRESSES: Record<Name, string> = {
  one: '10.77.0.11',
  two: '10.77.0.12',
  three: '10.77.0.13',
};
export const CLIENT_ADDRESS = '10.77.0.1';
const PASSWORD = 'of-the-cluster';
const NOWHERE = '02:00:00:00:00:99';
const DISK = '1200m';
const CLOCK_SOURCE = fileURLToPath(new URL('./clock.c', import.meta.url));

export interface Machine {
  name: Name;
  address: string;
  folder: string;
  /** Starts what does not run. */
  start(): void;
  /** Of every process; of those whose command line has the word otherwise. */
  listProcesses(word?: string): string[];
  signal(signal: string, word?: string): void;
  /** Patroni and Postgres read a clock that is ahead by so much. */
  setClock(aheadS: number): void;
  /** Runs a command in the machine's network. */
  run(command: string, ...args: string[]): string;
  spawn(command: string, args: string[]): ChildProcess;
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8' });

export function makeBridge(): void {
  // Names of network namespaces that nobody else sees, and that go with these processes.
  mkdirSync('/run/netns', { recursive: true });
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run/netns');
  run('ip', 'link', 'set', 'lo', 'up');
  run('ip', 'link', 'add', 'griot', 'type', 'bridge');
  run('ip', 'addr', 'add', `${CLIENT_ADDRESS}/24`, 'dev', 'griot');
  run('ip', 'link', 'set', 'griot', 'up');
}

/** A shipped file for one machine, with the cluster's folder in place of the system's. */
function configure(file: string, name: Name, folder: string, shared: string): string {
  const text = readFileSync(SHIPPED + file, 'utf8');
  return text
    .replaceAll(/\bNAME\b/g, name)
    .replaceAll(/\bADDRESS\b/g, ADDRESSES[name])
    .replaceAll('/var/lib/postgresql/15/griot', `${folder}/postgres`)
    .replaceAll('/var/run/postgresql', folder)
    .replaceAll('/var/lib/etcd/griot', `${folder}/etcd`)
    .replaceAll('/var/lib/pgbackrest', folder)
    .replaceAll('/var/log/pgbackrest', folder)
    .replaceAll('/srv/griot-backups', `${shared}/backups`);
}

export function makeMachine(name: Name, shared: string): Machine {
  const folder = `${shared}/${name}`;
  const space = `griot-${name}`;
  mkdirSync(folder);
  run('mount', '-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder);
  mkdirSync(`${folder}/lock`);
  for (const file of ['patroni.yml', 'etcd.default', 'pgbackrest.conf']) {
    writeFileSync(`${folder}/${file}`, configure(file, name, folder, shared));
  }
  run('chown', '-R', 'postgres:postgres', folder);
  run('ip', 'netns', 'add', space);
  run('ip', 'link', 'add', `v-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
  run('ip', 'link', 'set', `v-${name}`, 'master', 'griot', 'up');
  const inside = (...args: string[]) => run('ip', 'netns', 'exec', space, ...args);
  inside('ip', 'link', 'set', 'lo', 'up');
  inside('ip', 'addr', 'add', `${ADDRESSES[name]}/24`, 'dev', 'eth0');
  inside('ip', 'link', 'set', 'eth0', 'up');

  // Of its own, as namespaces have none for the time of day.
  const [clock, clockLibrary] = [`${folder}/clock`, `${folder}/clock.so`];
  writeFileSync(clock, Int32Array.of(0));
  run('cc', '-shared', '-fPIC', '-O1', '-o', clockLibrary, CLOCK_SOURCE);
  const ownClock = { LD_PRELOAD: clockLibrary, CLOCK_AHEAD: clock };
  const drop = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];
  const processes = () => run('ip', 'netns', 'pids', space).split('\n').filter(Boolean);
  const listProcesses = (word?: string) =>
    processes().filter((id) => {
      const command = commandOf(id);
      return !command.includes('write.ts') && (!word || command.includes(word));
    });
  function start(service: string, command: string[], env: Record<string, string> = {}): void {
    if (processes().some((id) => commandOf(id).includes(command.join(' ')))) return;
    const log = openSync(`${shared}/${name}-${service}.log`, 'a');
    spawn('ip', ['netns', 'exec', space, ...drop, ...command], {
      cwd: folder,
      stdio: ['ignore', log, log],
      detached: true,
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    }).on('error', () => {});
  }
  return {
    name,
    address: ADDRESSES[name],
    folder,
    start() {
      start('etcd', ['etcd'], readEnvironment(`${folder}/etcd.default`));
      start('patroni', ['patroni', `${folder}/patroni.yml`], {
        PATRONI_SUPERUSER_PASSWORD: PASSWORD,
        PATRONI_REPLICATION_PASSWORD: PASSWORD,
        PGBACKREST_CONFIG: `${folder}/pgbackrest.conf`,
        ...ownClock,
      });
      const patroni = `${ADDRESSES[name]}:8008`;
      start('disk', [`${SHIPPED}leave-full-disk`, folder, patroni, `${folder}/patroni.yml`]);
      start('standby', [`${SHIPPED}leave-lost-primary`, `${folder}/postgres`, patroni]);
      start('clock', [`${SHIPPED}wake-after-clock`, patroni], ownClock);
    },
    listProcesses,
    setClock(aheadS) {
      // In place: the file is mapped.
      writeFileSync(clock, Int32Array.of(aheadS), { flag: 'r+' });
    },
    signal(signal, word) {
      const meant = listProcesses(word);
      if (meant.length > 0) spawnSync('kill', [`-${signal}`, ...meant]);
    },
    run: (command, ...args) => inside(...drop, command, ...args),
    spawn: (command, args) =>
      spawn('ip', ['netns', 'exec', space, command, ...args], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
  };
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function readEnvironment(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(
    lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
}

/** A machine's network cable. */
export function setLink(name: Name, state: 'up' | 'down'): void {
  run('ip', 'link', 'set', `v-${name}`, state);
}

/** Packets from one address to another no longer arrive; the other direction still works. */
export function dropPackets(from: Name | 'client', to: string): void {
  neighbours(from, 'replace', to, 'lladdr', NOWHERE, 'nud', 'permanent');
}

export function passPackets(from: Name | 'client', to: string): void {
  neighbours(from, 'del', to);
}

function neighbours(from: Name | 'client', verb: string, to: string, ...rest: string[]): void {
  const where = from === 'client' ? [] : ['netns', 'exec', `griot-${from}`, 'ip'];
  run('ip', ...where, 'neigh', verb, to, ...rest, 'dev', from === 'client' ? 'griot' : 'eth0');
}

export function superuserUrl(host: string, port: number, database: string): string {
  return `postgres://postgres:${PASSWORD}@${host}:${port}/${database}`;
}
