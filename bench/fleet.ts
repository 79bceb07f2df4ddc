// Several processes of the site on one real Postgres, and a worker: as deploy/ runs them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type StartedSite, startSite } from '../e2e/start-site.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READY_EVERY_MS = 200;
const SETTLE_MS = 2_000;
// Each process that is started is also ended with this one.
process.setMaxListeners(50);

export interface Fleet {
  ports: readonly number[];
  /** Ends the process at `port` and starts it again, as docs/operating.md says; settles when it has been ready for a while. */
  restart(port: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  pidOf(port: number): number;
  /** What all that still run have said, logs included. */
  said(): string;
  stop(): Promise<void>;
}

/** All at once, with the first start of an empty database if it is one. */
export async function startFleet(
  ports: readonly number[],
  env: Record<string, string>,
): Promise<Fleet> {
  const start = (port: number) =>
    startSite({
      JOBS: 'off',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      TRUST_PROXY: '127.0.0.1',
      DRAIN_SECONDS: '3',
      ...env,
      PORT: String(port),
    });
  const sites = new Map<number, StartedSite>();
  await Promise.all(ports.map(async (port) => sites.set(port, await start(port))));
  await Promise.all(ports.map(untilReady));
  const siteAt = (port: number) => {
    const site = sites.get(port);
    if (!site) throw new Error(`Nothing runs at port ${port}`);
    return site;
  };
  return {
    ports,
    async restart(port, signal) {
      await siteAt(port).stop(signal);
      sites.set(port, await start(port));
      await untilReady(port);
      await pause(SETTLE_MS);
    },
    pidOf: (port) => siteAt(port).process.pid ?? 0,
    said: () => [...sites.values()].map((site) => site.said()).join(''),
    async stop() {
      await Promise.all([...sites.values()].map((site) => site.stop('SIGINT')));
    },
  };
}

export interface Worker {
  pid: number;
  said(): string;
  stop(): Promise<void>;
}

export async function startWorker(env: Record<string, string>): Promise<Worker> {
  const child: ChildProcess = spawn(process.execPath, ['server/worker.ts'], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (bytes) => {
        said += bytes;
        if (said.includes('Jobs run')) resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`The worker ended with ${code}:\n${said}`)));
  });
  return {
    pid: child.pid ?? 0,
    said: () => said,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function untilReady(port: number): Promise<void> {
  for (;;) {
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => ({ ok: false }));
    if (ok) return;
    await pause(READY_EVERY_MS);
  }
}
