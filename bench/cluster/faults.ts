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

interface Acts {
  begin(cluster: Cluster): void | Promise<void>;
  end(cluster: Cluster): void;
}

export interface Fault extends Acts {
  name: string;
  /** How long it lasts. */
  seconds: number;
  is: string;
  /** Writes may stop for as long as it lasts: it is the client's, or a second one at once. */
  stopsWrites: boolean;
}

type Role = 'primary' | 'standby' | 'quorumLeader';
type Way = Parameters<typeof dropPackets>;

const POSTGRES = 'postgres';
const LEADER = 'quorumLeader';
const SYNC_TAKES_US = 500_000;
const LEASE_ENDED_MS = 14_000;
const REWOUND_WITHIN_MS = 30_000;

/** Starts again what a signal ended. */
const ends = (role: Role, signal: 'KILL' | 'TERM', word?: string): Acts => ({
  begin: (cluster) => cluster[role].signal(signal, word),
  end: (cluster) => cluster[role].start(),
});
const freezes = (role: Role, word?: string): Acts => ({
  begin: (cluster) => cluster[role].signal('STOP', word),
  end: (cluster) => cluster[role].signal('CONT', word),
});

/** Packets are lost on these ways while it lasts. */
const loses = (listWays: (cluster: Cluster) => Way[]): Acts => ({
  begin(cluster) {
    for (const way of listWays(cluster)) dropPackets(...way);
  },
  end(cluster) {
    for (const way of listWays(cluster)) passPackets(...way);
  },
});
const waysTo = (to: Machine): Way[] =>
  ['client' as const, ...NAMES.filter((name) => name !== to.name)].map((from) => [
    from,
    to.address,
  ]);
const waysFrom = (from: Machine): Way[] =>
  [CLIENT_ADDRESS, ...Object.values(ADDRESSES)]
    .filter((address) => address !== from.address)
    .map((to) => [from.name, to]);

/** Each write to disk of Postgres and of etcd takes half a second more. */
function slowsDisk(role: Role): Acts {
  let slowing: ChildProcess | undefined;
  return {
    begin({ [role]: machine }) {
      const inject = `inject=fsync,fdatasync:delay_enter=${SYNC_TAKES_US}`;
      const of = [...machine.listProcesses(POSTGRES), ...machine.listProcesses('etcd')];
      const args = ['-f', '-qq', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync', '-e', inject];
      slowing = spawn('strace', [...args, ...of.flatMap((id) => ['-p', id])], { stdio: 'ignore' });
    },
    end: () => slowing?.kill(),
  };
}

function slowsMachine(): Acts {
  let slowing: NodeJS.Timeout | undefined;
  return {
    begin({ primary }) {
      slowing = setInterval(() => {
        primary.signal('STOP');
        setTimeout(() => primary.signal('CONT'), 400);
      }, 500);
    },
    end({ primary }) {
      clearInterval(slowing);
      setTimeout(() => primary.signal('CONT'), 600);
    },
  };
}

const fillsDisk: Acts = {
  begin({ primary: { folder } }) {
    spawnSync('dd', ['if=/dev/zero', `of=${folder}/filler`, 'bs=1M'], { stdio: 'ignore' });
  },
  end({ primary }) {
    spawnSync('rm', ['-f', `${primary.folder}/filler`]);
    // What ended for lack of space is started again, as systemd does.
    primary.start();
  },
};

const makesTwoPrimaries: Acts = {
  async begin({ primary, standby }) {
    const log = `${primary.folder}-patroni.log`;
    const since = readFileSync(log, 'utf8').length;
    primary.signal('STOP');
    await wait(LEASE_ENDED_MS);
    primary.signal('CONT');
    const deadline = performance.now() + REWOUND_WITHIN_MS;
    const isRewound = () => readFileSync(log, 'utf8').includes('pg_rewind exit code=0', since);
    while (!isRewound() && performance.now() < deadline) await wait(50);
    setLink(standby.name, 'down');
  },
  end: ({ standby }) => setLink(standby.name, 'up'),
};

type Row = [name: string, seconds: number, is: string, acts: Acts, stopsWrites?: 'stops writes'];

const linkOf = (role: Role): Acts => ({
  begin: (cluster) => setLink(cluster[role].name, 'down'),
  end: (cluster) => setLink(cluster[role].name, 'up'),
});
const clockOf = (role: Role): Acts => ({
  begin: (cluster) => cluster[role].setClock(3_600),
  end: (cluster) => cluster[role].setClock(0),
});
/** Patroni starts it again. */
const crash = (role: Role): Acts => ({ ...ends(role, 'KILL', POSTGRES), end() {} });

const machineFaults = (of: 'primary' | 'standby'): Row[] => [
  [`${of}-crash`, 10, `kill -9 of the Postgres of the ${of}`, crash(of)],
  [`${of}-power`, 20, `kill -9 of everything on the machine of the ${of}`, ends(of, 'KILL')],
  [
    `${of}-stop`,
    15,
    `Patroni and Postgres of the ${of} end in order`,
    ends(of, 'TERM', 'patroni.yml'),
  ],
  [`${of}-freeze`, 25, `the machine of the ${of} stands still, then goes on`, freezes(of)],
  [`${of}-partition`, 30, `the machine of the ${of} is cut off`, linkOf(of)],
  [
    `${of}-slow-disk`,
    20,
    `each sync to the disk of the ${of} takes half a second more`,
    slowsDisk(of),
  ],
  [`${of}-clock`, 20, `the clock of the ${of} jumps an hour ahead, and back`, clockOf(of)],
];

const ROWS: Row[] = [
  ...machineFaults('primary'),
  [
    'primary-postgres-freeze',
    30,
    'Postgres of the primary stands still, Patroni does not',
    freezes('primary', POSTGRES),
  ],
  ['primary-deaf', 30, 'nothing sent to the primary arrives', loses((all) => waysTo(all.primary))],
  ['primary-mute', 30, 'nothing the primary sends arrives', loses((all) => waysFrom(all.primary))],
  [
    'primary-client-cut',
    20,
    'the client and the primary do not reach each other; the machines do',
    loses(({ primary }) => [['client', primary.address]]),
    'stops writes',
  ],
  [
    'primary-standby-cut',
    25,
    'primary and synchronous standby do not reach each other; others reach both',
    loses(({ primary, standby }) => [
      [primary.name, standby.address],
      [standby.name, primary.address],
    ]),
  ],
  ['primary-disk-full', 30, 'the disk of the primary is full', fillsDisk],
  [
    'primary-slow',
    25,
    'everything on the primary stands still for four fifths of each half second',
    slowsMachine(),
  ],
  ...machineFaults('standby'),
  ['quorum-power', 15, 'kill -9 of the etcd that leads the quorum', ends(LEADER, 'KILL', 'etcd')],
  ['quorum-freeze', 15, 'the etcd that leads the quorum stands still', freezes(LEADER, 'etcd')],
  [
    'proxy-power',
    2,
    'kill -9 of HAProxy, back after two seconds',
    { begin: (cluster) => cluster.endProxy(), end: (cluster) => cluster.startProxy() },
  ],
  [
    'two-primaries',
    45,
    'the primary frozen until another is chosen; that one cut off as the first starts again',
    makesTwoPrimaries,
    'stops writes',
  ],
];

export const FAULTS: Fault[] = ROWS.map(([name, seconds, is, acts, stopsWrites]) => {
  return { name, seconds, is, ...acts, stopsWrites: stopsWrites !== undefined };
});
