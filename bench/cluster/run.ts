// The matrix, inside the namespaces that cluster.ts makes.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Cluster, FAULTS, type Fault } from './faults.ts';
import {
  ADDRESSES,
  type Machine,
  makeBridge,
  makeMachine,
  NAMES,
  superuserUrl,
} from './machine.ts';
import { createArchive, restoreToMoment } from './restore.ts';
import { type Acknowledged, collect, countTakenByTwo, longestGapMs, watchPages } from './watch.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PROXY_PORT = 5000;
const SITE_PORT = 3000;
const SITE_URL = `http://127.0.0.1:${SITE_PORT}`;
const CLIENT_URL = `postgres://griot:of-the-site@127.0.0.1:${PROXY_PORT}/griot`;
const READY_PAGES = ['/', '/startup/andela', '/sitemap.xml', '/api/index'];
const WHOLE_WITHIN_MS = 240_000;
const LONGEST_GAP_S = 15;

const shared = mkdtempSync(join(tmpdir(), 'griot-cluster-'));
spawnSync('chmod', ['755', shared]);
const acknowledged: Acknowledged[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);
const log = (name: string) => openSync(join(shared, `${name}.log`), 'a');

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

/** What each machine's Patroni says of its members: one that was cut off is late to notice. */
function listViews(): Promise<Member[][]> {
  return Promise.all(
    Object.values(ADDRESSES).map((address) =>
      fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) }).then(
        async (answer) => ((await answer.json()) as { members: Member[] }).members,
        () => [],
      ),
    ),
  );
}

/** All three take part and agree on the primary and its synchronous standby. */
async function untilWhole(): Promise<Member[]> {
  const deadlineMs = performance.now() + WHOLE_WITHIN_MS;
  while (performance.now() < deadlineMs) {
    const views = (await listViews()).map(describeRoles);
    if (views[0] && new Set(views).size === 1) return (await listViews())[0] ?? [];
    await wait(500);
  }
  throw new Error(`Not whole again: ${JSON.stringify(await listViews())}; logs in ${shared}`);
}

/** Undefined while a member or a role is missing, or a member has to be rewound. */
function describeRoles(members: Member[]): string | undefined {
  const { timeline } = members.find(({ role }) => role === 'leader') ?? {};
  const isRunning = ({ state }: Member) => /^(running|streaming)$/.test(state);
  const running = members.filter((one) => isRunning(one) && one.timeline === timeline);
  const roles = running.map(({ name, role }) => `${name} ${role}`).sort();
  const isWhole =
    roles.length === 3 && ['leader', 'sync_standby'].every((role) => roles.join().includes(role));
  return isWhole ? roles.join() : undefined;
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const atPrimary = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
  query<Row>(superuserUrl('127.0.0.1', PROXY_PORT, 'griot'), text, values);

function startWriter(name: string, url: string, atOnce: number, machine?: Machine): ChildProcess {
  const args = ['bench/cluster/write.ts', url, `${name}-${Date.now()}`, String(atOnce)];
  const child = machine
    ? machine.spawn(process.execPath, args)
    : spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  collect(name, child, acknowledged);
  return child;
}

let proxy: ChildProcess;
function startProxy(): void {
  proxy = spawn('haproxy', ['-f', join(ROOT, 'deploy/cluster/haproxy.cfg')], {
    stdio: ['ignore', log('haproxy'), log('haproxy')],
  });
}

async function untilAnswers<Answer>(what: () => Promise<Answer>, seconds: number): Promise<Answer> {
  const deadlineMs = performance.now() + seconds * 1_000;
  for (;;) {
    try {
      return await what();
    } catch (error) {
      if (performance.now() > deadlineMs) throw error;
      await wait(500);
    }
  }
}

function findQuorumLeader(machines: Machine[]): Machine | undefined {
  return machines.find(({ address }) => {
    const status = ['endpoint', 'status', '--endpoints', `http://${address}:2379`, '-w', 'json'];
    const { stdout } = spawnSync('etcdctl', status, {
      encoding: 'utf8',
      env: { ...process.env, ETCDCTL_API: '3' },
    });
    const [found] = JSON.parse(stdout || '[]') as {
      Status: { leader: number; header: { member_id: number } };
    }[];
    return found && found.Status.leader === found.Status.header.member_id;
  });
}

function machineIn(role: string, members: Member[], machines: Machine[]): Machine {
  const name = members.find((member) => member.role === role)?.name;
  const found = machines.find((machine) => machine.name === name);
  if (!found) throw new Error(`No machine is ${role}: ${JSON.stringify(members)}`);
  return found;
}

async function measure(fault: Fault, machines: Machine[], pages: ReturnType<typeof watchPages>) {
  const members = await untilWhole();
  const cluster: Cluster = {
    primary: machineIn('leader', members, machines),
    standby: machineIn('sync_standby', members, machines),
    quorumLeader: findQuorumLeader(machines) ?? (machines[0] as Machine),
    endProxy: () => proxy.kill('SIGKILL'),
    startProxy,
  };
  await wait(2_000);
  pages.take();
  const beganAtMs = Date.now();
  await fault.begin(cluster);
  await wait(fault.seconds * 1_000);
  fault.end(cluster);
  const endedAtMs = Date.now();
  const after = await untilWhole();
  const wholeAfterMs = Date.now() - endedAtMs;
  await wait(3_000);
  const untilMs = Date.now() - 1_000;
  const promised = acknowledged.filter(({ atMs }) => atMs >= beganAtMs - 2_000 && atMs <= untilMs);
  const ids = promised.map(({ id }) => id);
  const { missing } = await untilAnswers(() => countMissing(ids), 60);
  const times = acknowledged.filter(({ writer }) => writer === 'client').map(({ atMs }) => atMs);
  const counts = pages.take();
  const result = {
    fault: fault.name,
    promised: promised.length,
    lost: missing,
    by_two: countTakenByTwo(promised, NAMES),
    gap_s: (longestGapMs(times, beganAtMs, untilMs) / 1_000).toFixed(1),
    pages: `${counts.asked - counts.failed} of ${counts.asked}`,
    whole_s: (wholeAfterMs / 1_000).toFixed(1),
    primary: `${cluster.primary.name} > ${after.find(({ role }) => role === 'leader')?.name}`,
  };
  say(`| ${Object.values(result).join(' | ')} |`);
  return result;
}

function longestGap(name: string): number {
  const { stopsWrites, seconds } = FAULTS.find((fault) => fault.name === name) as Fault;
  return stopsWrites ? seconds + LONGEST_GAP_S : LONGEST_GAP_S;
}

/** Acknowledged writes that the present primary does not have. */
async function countMissing(ids: string[]): Promise<{ missing: number }> {
  const [row] = await atPrimary<{ missing: number }>(
    `select count(*)::int as missing from unnest($1::text[]) as promised (id)
      where not exists (select from acknowledged where acknowledged.id = promised.id)`,
    [ids],
  );
  return row ?? { missing: ids.length };
}

async function start(): Promise<Machine[]> {
  makeBridge();
  const machines = NAMES.map((name) => makeMachine(name, shared));
  spawnSync('install', ['-d', '-o', 'postgres', '-g', 'postgres', join(shared, 'backups')]);
  for (const machine of machines) machine.start();
  startProxy();
  say('Starting three machines');
  createArchive(machineIn('leader', await untilWhole(), machines));
  const asSuperuser = superuserUrl('127.0.0.1', PROXY_PORT, 'postgres');
  await untilAnswers(() => query(asSuperuser, 'select 1'), 30);
  await query(asSuperuser, "create role griot login password 'of-the-site'");
  await query(asSuperuser, 'create database griot owner griot');
  await query(CLIENT_URL, 'create table acknowledged (id text primary key)');
  return machines;
}

async function startSite(): Promise<void> {
  say('Starting the site');
  spawn('scripts/serve', {
    cwd: ROOT,
    stdio: ['ignore', log('site'), log('site')],
    env: {
      ...process.env,
      DATABASE_URL: CLIENT_URL,
      PORT: String(SITE_PORT),
      DATA_DIR: join(shared, 'site'),
      RATE_LIMITS: 'off',
      NEWS_READING: 'off',
      TECHNOLOGY_DETECTION: 'off',
    },
  });
  const isReady = async () => {
    const answer = await fetch(`${SITE_URL}/readyz`);
    if (!answer.ok) throw new Error('The site is not ready');
  };
  await untilAnswers(isReady, 180);
  for (const path of READY_PAGES) await (await fetch(SITE_URL + path)).arrayBuffer();
}

const asked = process.argv.slice(2);
const faults = FAULTS.filter(({ name }) => asked.length === 0 || asked.includes(name));
let exitCode = 1;
try {
  const machines = await start();
  await startSite();
  startWriter('client', CLIENT_URL, 4);
  for (const machine of machines) {
    startWriter(machine.name, superuserUrl(machine.address, 5432, 'griot'), 1, machine);
  }
  const pages = watchPages(READY_PAGES.map((path) => SITE_URL + path));
  say(
    '\n| fault | acknowledged | lost | by two | gap, s | ready pages | whole after, s | primary |',
  );
  say('|---|---|---|---|---|---|---|---|');
  const results = [];
  for (const fault of faults) results.push(await measure(fault, machines, pages));
  pages.stop();
  const primary = machineIn('leader', await untilWhole(), machines);
  const restored = await restoreToMoment(primary, atPrimary);
  say(`\n${restored.words}`);
  const isBroken = results.some(
    ({ fault, lost, by_two, gap_s, pages: served }) =>
      lost > 0 || by_two > 0 || Number(gap_s) > longestGap(fault) || !/^(\d+) of \1$/.test(served),
  );
  exitCode = isBroken || !restored.isRight ? 1 : 0;
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`);
} finally {
  if (exitCode === 0) {
    for (const name of NAMES) spawnSync('umount', ['--lazy', join(shared, name)]);
    rmSync(shared, { recursive: true, force: true, maxRetries: 5 });
  } else say(`Logs are in ${shared}`);
}
process.exit(exitCode);
