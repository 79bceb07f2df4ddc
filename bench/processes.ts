// Four processes behind HAProxy: restarts that nobody notices, what four serve beside one, and writes that all of them follow.
// Usage: npm run bench -- processes [requests]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startBenchPostgres } from './bench-postgres.ts';
import { askEveryKind, listEveryKind } from './every-kind.ts';
import { type Fleet, pause, startFleet, startWorker } from './fleet.ts';
import { startHaproxy } from './haproxy.ts';
import { holdProcesses } from './held-processor.ts';
import { formatRows, keepResults } from './measure.ts';
import { median } from './started-site.ts';

const PORTS = [3901, 3902, 3903, 3904];
const REQUESTS = Number(process.argv[2] ?? 25_000);
const USERS = 32;
const BEFORE_KILL_MS = 2_000;

const SHARE = 0.15;
const RUNS = 3;
const RUN_MS = 15_000;
const WARM_UP = 1_000;

const PAGE = '/startup/flutterwave/fundings';
const NEW_ROUND = 'flutterwave-bench';
const LONGEST_FOLLOW_MS = 10_000;
const KEPT_ASKED = 100;

const dataDir = mkdtempSync(join(tmpdir(), 'griot-bench-'));
const env = { DATABASE_URL: await startBenchPostgres(), DATA_DIR: dataDir };
try {
  const restarts = await withFleet({}, async (fleet) => ({
    ...(await askWhileRestarting(fleet)),
    followMs: await followAWrite(fleet, env.DATABASE_URL),
    withoutDatabase: await askWithoutDatabase(fleet, env.DATABASE_URL),
  }));
  const shares = await withFleet({ PAGE_CACHE_MB: '0' }, compareOneWithAll);
  report(restarts, shares);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function withFleet<Result>(
  more: Record<string, string>,
  work: (fleet: Fleet) => Promise<Result>,
): Promise<Result> {
  const fleet = await startFleet(PORTS, { ...env, ...more });
  const worker = await startWorker(env);
  try {
    return await work(fleet);
  } finally {
    await Promise.all([fleet.stop(), worker.stop()]);
  }
}

/** Users ask without a pause while one process after the other is restarted, and one is killed. */
async function askWhileRestarting(fleet: Fleet) {
  const proxy = await startHaproxy(fleet.ports);
  try {
    const paths = await listEveryKind(proxy.url);
    let isOver = false;
    const asking = askEveryKind(proxy.url, paths, {
      users: USERS,
      isEnough: (asked) => isOver && asked >= REQUESTS,
    });
    const [killed = 0] = fleet.ports;
    let retriedOnRestart = 0;
    try {
      for (const port of fleet.ports) await fleet.restart(port, 'SIGTERM');
      await pause(BEFORE_KILL_MS);
      retriedOnRestart = proxy.countRetried();
      await fleet.restart(killed, 'SIGKILL');
    } finally {
      isOver = true;
    }
    const asked = await asking;
    say(`${asked.requests} GETs, ${asked.failed.length} failed`);
    for (const line of asked.failed.slice(0, 10)) say(`  ${line}`);
    for (const line of proxy.listFailed().slice(0, 10)) say(`  ${line}`);
    return {
      ...asked,
      addresses: paths.length,
      retriedOnRestart,
      retriedOnKill: proxy.countRetried() - retriedOnRestart,
      takenOut: proxy.listTakenOut(),
    };
  } finally {
    await proxy.stop();
  }
}

/** Milliseconds from a round written by SQL until each process shows it on a page that it had kept. */
async function followAWrite(fleet: Fleet, databaseUrl: string): Promise<number[]> {
  const addresses = fleet.ports.map((port) => `http://127.0.0.1:${port}${PAGE}`);
  for (const address of [...addresses, ...addresses]) await (await fetch(address)).text();
  for (const address of addresses) {
    const { headers } = await fetch(address);
    if (headers.get('cache-status') !== 'griot; hit') throw new Error(`${address} is not kept`);
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `insert into fundings (slug, startup_id, round, announced_on, announced_precision, amount_usd)
     select $1, id, 'Series C', current_date, 'day', 1234567 from startups where slug = 'flutterwave'`,
    [NEW_ROUND],
  );
  const writtenAt = performance.now();
  const follow = addresses.map(async (address) => {
    while (performance.now() - writtenAt < LONGEST_FOLLOW_MS) {
      const response = await fetch(address);
      if ((await response.text()).includes(NEW_ROUND)) return performance.now() - writtenAt;
      await pause(20);
    }
    throw new Error(`${address} does not show the new round after ${LONGEST_FOLLOW_MS} ms`);
  });
  try {
    return await Promise.all(follow);
  } finally {
    await client.query('delete from fundings where slug = $1', [NEW_ROUND]);
    await client.end();
  }
}

/** Answers, by their status, of a page that lies ready while no process reaches the database. */
async function askWithoutDatabase(
  fleet: Fleet,
  databaseUrl: string,
): Promise<Record<number, number>> {
  const proxy = await startHaproxy(fleet.ports);
  const server = new URL(databaseUrl);
  const name = server.pathname.slice(1);
  server.pathname = 'template1';
  const client = new pg.Client(server.href);
  await client.connect();
  const statuses: Record<number, number> = {};
  try {
    for (const port of fleet.ports) await (await fetch(`http://127.0.0.1:${port}${PAGE}`)).text();
    await client.query(`alter database ${client.escapeIdentifier(name)} allow_connections false`);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    while (proxy.listTakenOut().length < fleet.ports.length) await pause(100);
    for (let asked = 0; asked < KEPT_ASKED; asked += 1) {
      const { status } = await fetch(proxy.url + PAGE);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  } finally {
    await client.query(`alter database ${client.escapeIdentifier(name)} allow_connections true`);
    await client.end();
    await proxy.stop();
  }
}

/** Answers a second of one process and of all, each held to its share, in turn. Pages are drawn anew each time. */
async function compareOneWithAll(fleet: Fleet) {
  const [first = 0] = fleet.ports;
  const paths = await listEveryKind(`http://127.0.0.1:${first}`);
  for (const port of fleet.ports) await run([port], paths, (asked) => asked >= WARM_UP);
  const held = holdProcesses(fleet.ports.map(fleet.pidOf), SHARE);
  try {
    const one: number[] = [];
    const all: number[] = [];
    for (let round = 0; round < RUNS; round += 1) {
      one.push(await runForAWhile([first], paths));
      all.push(await runForAWhile(fleet.ports, paths));
      say(`${one.at(-1)?.toFixed(1)} a second by one, ${all.at(-1)?.toFixed(1)} by all`);
    }
    return { by: held.by, one: median(one), all: median(all), runs: { one, all } };
  } finally {
    held.release();
  }
}

function runForAWhile(ports: readonly number[], paths: readonly string[]): Promise<number> {
  const endsAt = performance.now() + RUN_MS;
  return run(ports, paths, () => performance.now() > endsAt);
}

/** Through HAProxy in both cases, so that its part in the time is the same. Throws when an answer failed. */
async function run(
  ports: readonly number[],
  paths: readonly string[],
  isEnough: (asked: number) => boolean,
): Promise<number> {
  const proxy = await startHaproxy(ports);
  try {
    const asked = await askEveryKind(proxy.url, paths, { users: USERS, isEnough });
    if (asked.failed.length > 0) throw new Error(asked.failed.slice(0, 5).join('\n'));
    return asked.requests / asked.seconds;
  } finally {
    await proxy.stop();
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function report(
  restarts: Awaited<ReturnType<typeof askWhileRestarting>> & {
    followMs: number[];
    withoutDatabase: Record<number, number>;
  },
  shares: Awaited<ReturnType<typeof compareOneWithAll>>,
): void {
  const {
    requests,
    seconds,
    failed,
    retriedOnRestart,
    retriedOnKill,
    takenOut,
    addresses,
    followMs,
    withoutDatabase,
  } = restarts;
  const ratio = shares.all / shares.one;
  process.stdout.write(`${PORTS.length} processes, ${USERS} users: each restarted in turn, then one killed and started again
${formatRows([
  ['', ''],
  ['GETs', requests],
  ['different addresses', addresses],
  ['a second', Math.round(requests / seconds)],
  ['asked of a second process at restarts', retriedOnRestart],
  ['asked of a second process after the kill', retriedOnKill],
  ['taken out by a check', takenOut.length],
  ['failed', failed.length],
])}

Processes held to ${SHARE * 100} % of a core each (${shares.by}), nothing kept ready, medians of ${RUNS} runs in turn
${formatRows([
  ['', 'per second'],
  ['one', shares.one.toFixed(1)],
  [`${PORTS.length}`, shares.all.toFixed(1)],
  ['ratio', ratio.toFixed(2)],
])}

A round written by SQL, until each process shows it
${formatRows([['', 'ms'], ...followMs.map((ms, at) => [`process ${at + 1}`, Math.round(ms)])])}

A page that lies ready, asked for while no process reaches the database
${formatRows([['status', 'answers'], ...Object.entries(withoutDatabase)])}
`);
  keepResults('processes', { processes: PORTS.length, users: USERS, share: SHARE }, [
    {
      name: 'restarts',
      requests,
      seconds,
      retriedOnRestart,
      retriedOnKill,
      takenOut,
      addresses,
      failed,
    },
    { name: 'throughput', ...shares, ratio },
    { name: 'follow', ms: followMs },
    { name: 'without database', statuses: withoutDatabase },
  ]);
  if (failed.length > 0 || withoutDatabase[200] !== KEPT_ASKED) process.exitCode = 1;
}
