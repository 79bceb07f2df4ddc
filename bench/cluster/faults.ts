// The faults of the matrix: each begins and ends one.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import {
  ADDRESSES,
  CLIENT_ADDRESS,
  dropPackets,
  type Machine,
  NAMES,
  passPackets,
  setLink,
} from './machine.ts';

export interface Cluster {
  primary: Machine;
  /** The synchronous standby. */
  standby: Machine;
  /** The machine whose etcd leads the quorum. */
  quorumLeader: Machine;
  endProxy(): void;
  startProxy(): void;
}

export interface Fault {
  name: string;
  is: string;
  /** How long it lasts, in seconds. */
  seconds: number;
  /** Writes may stop for as long as it lasts: it is the client's, or a second one at once. */
  stopsWrites?: true;
  begin(cluster: Cluster): void | Promise<void>;
  end(cluster: Cluster): void;
}

const POSTGRES = 'postgres';
const filler = (machine: Machine) => `${machine.folder}/filler`;
let slowing: NodeJS.Timeout | undefined;
let slowDisk: ChildProcess | undefined;
const SYNC_TAKES_US = 500_000;

/** Each write to disk of Postgres and of etcd takes half a second more. */
function slowDown(machine: Machine): ChildProcess {
  const inject = `inject=fsync,fdatasync:delay_enter=${SYNC_TAKES_US}`;
  const of = [...machine.listProcesses(POSTGRES), ...machine.listProcesses('etcd')];
  const args = ['-f', '-qq', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync', '-e', inject];
  return spawn('strace', [...args, ...of.flatMap((id) => ['-p', id])], { stdio: 'ignore' });
}

/** Whose packets are lost on the way to all others, the client among them. */
function others(of: Machine): string[] {
  return [CLIENT_ADDRESS, ...Object.values(ADDRESSES).filter((address) => address !== of.address)];
}
const senders = (to: Machine) => ['client' as const, ...NAMES.filter((name) => name !== to.name)];

type Way = Parameters<typeof dropPackets>;

/** Packets are lost on these ways while it lasts. */
function loses(listWays: (cluster: Cluster) => Way[]): Pick<Fault, 'begin' | 'end'> {
  return {
    begin(cluster) {
      for (const way of listWays(cluster)) dropPackets(...way);
    },
    end(cluster) {
      for (const way of listWays(cluster)) passPackets(...way);
    },
  };
}

const machineFaults = (role: 'primary' | 'standby'): Fault[] => [
  {
    name: `${role}-crash`,
    is: `kill -9 of the Postgres of the ${role}`,
    seconds: 10,
    begin: (cluster) => cluster[role].signal('KILL', POSTGRES),
    end: () => {},
  },
  {
    name: `${role}-power`,
    is: `kill -9 of everything on the machine of the ${role}`,
    seconds: 20,
    begin: (cluster) => cluster[role].signal('KILL'),
    end: (cluster) => cluster[role].start(),
  },
  {
    name: `${role}-stop`,
    is: `Patroni and Postgres of the ${role} end in order`,
    seconds: 15,
    begin: (cluster) => cluster[role].signal('TERM', 'patroni.yml'),
    end: (cluster) => cluster[role].start(),
  },
  {
    name: `${role}-freeze`,
    is: `the machine of the ${role} stands still, then goes on`,
    seconds: 25,
    begin: (cluster) => cluster[role].signal('STOP'),
    end: (cluster) => cluster[role].signal('CONT'),
  },
  {
    name: `${role}-partition`,
    is: `the machine of the ${role} is cut off`,
    seconds: 30,
    begin: (cluster) => setLink(cluster[role].name, 'down'),
    end: (cluster) => setLink(cluster[role].name, 'up'),
  },
  {
    name: `${role}-slow-disk`,
    is: `each sync to the disk of the ${role} takes half a second more`,
    seconds: 20,
    begin: (cluster) => {
      slowDisk = slowDown(cluster[role]);
    },
    end: () => slowDisk?.kill(),
  },
  {
    name: `${role}-clock`,
    is: `the clock of the ${role} jumps an hour ahead, and back`,
    seconds: 20,
    begin: (cluster) => cluster[role].setClock(3_600),
    end: (cluster) => cluster[role].setClock(0),
  },
];

const LEASE_ENDED_MS = 14_000;
const REWOUND_WITHIN_MS = 30_000;

async function untilRewound(machine: Machine, since: number): Promise<void> {
  const deadline = performance.now() + REWOUND_WITHIN_MS;
  const isRewound = () => readLog(machine).slice(since).includes('pg_rewind exit code=0');
  while (!isRewound() && performance.now() < deadline) await wait(50);
}

const readLog = ({ folder }: Machine) => readFileSync(`${folder}-patroni.log`, 'utf8');

export const FAULTS: Fault[] = [
  ...machineFaults('primary'),
  {
    name: 'primary-postgres-freeze',
    is: 'Postgres of the primary stands still, Patroni does not',
    seconds: 30,
    begin: ({ primary }) => primary.signal('STOP', POSTGRES),
    end: ({ primary }) => primary.signal('CONT', POSTGRES),
  },
  {
    name: 'primary-deaf',
    is: 'nothing sent to the primary arrives',
    seconds: 30,
    ...loses(({ primary }) => senders(primary).map((from) => [from, primary.address])),
  },
  {
    name: 'primary-mute',
    is: 'nothing the primary sends arrives',
    seconds: 30,
    ...loses(({ primary }) => others(primary).map((to) => [primary.name, to])),
  },
  {
    name: 'primary-client-cut',
    is: 'the client and the primary do not reach each other; the machines do',
    seconds: 20,
    stopsWrites: true,
    ...loses(({ primary }) => [['client', primary.address]]),
  },
  {
    name: 'primary-standby-cut',
    is: 'primary and synchronous standby do not reach each other; others reach both',
    seconds: 25,
    ...loses(({ primary, standby }) => [
      [primary.name, standby.address],
      [standby.name, primary.address],
    ]),
  },
  {
    name: 'primary-disk-full',
    is: 'the disk of the primary is full',
    seconds: 30,
    begin: ({ primary }) => {
      spawnSync('dd', ['if=/dev/zero', `of=${filler(primary)}`, 'bs=1M'], { stdio: 'ignore' });
    },
    end: ({ primary }) => {
      spawnSync('rm', ['-f', filler(primary)]);
      // What ended for want of space is started again, as systemd does.
      primary.start();
    },
  },
  {
    name: 'primary-slow',
    is: 'everything on the primary stands still for four fifths of each half second',
    seconds: 25,
    begin: ({ primary }) => {
      slowing = setInterval(() => {
        primary.signal('STOP');
        setTimeout(() => primary.signal('CONT'), 400);
      }, 500);
    },
    end: ({ primary }) => {
      clearInterval(slowing);
      setTimeout(() => primary.signal('CONT'), 600);
    },
  },
  ...machineFaults('standby'),
  {
    name: 'quorum-power',
    is: 'kill -9 of the etcd that leads the quorum',
    seconds: 15,
    begin: ({ quorumLeader }) => quorumLeader.signal('KILL', 'etcd'),
    end: ({ quorumLeader }) => quorumLeader.start(),
  },
  {
    name: 'quorum-freeze',
    is: 'the etcd that leads the quorum stands still',
    seconds: 15,
    begin: ({ quorumLeader }) => quorumLeader.signal('STOP', 'etcd'),
    end: ({ quorumLeader }) => quorumLeader.signal('CONT', 'etcd'),
  },
  {
    name: 'proxy-power',
    is: 'kill -9 of HAProxy, back after two seconds',
    seconds: 2,
    begin: (cluster) => cluster.endProxy(),
    end: (cluster) => cluster.startProxy(),
  },
  {
    name: 'two-primaries',
    is: 'the primary frozen until another is chosen; that one cut off as the first starts again',
    seconds: 45,
    stopsWrites: true,
    begin: async ({ primary, standby }) => {
      const since = readLog(primary).length;
      primary.signal('STOP');
      await wait(LEASE_ENDED_MS);
      primary.signal('CONT');
      await untilRewound(primary, since);
      setLink(standby.name, 'down');
    },
    end: ({ standby }) => setLink(standby.name, 'up'),
  },
];
