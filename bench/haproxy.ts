// HAProxy with the rules of deploy/haproxy.cfg, in front of processes on this machine.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PORT = 3900;
const RULES = new URL('../deploy/haproxy.cfg', import.meta.url);
// Of the line that `option httplog` writes: where it went, status, and how often it was asked again (+ of another process).
const LOGGED = / processes\/(\S+) \S+ (-?\d+) \d+ .*? \d+\/\d+\/\d+\/\d+\/(\+?\d+) /;
// Of its line about a process that it sends nothing more.
const TAKEN_OUT = /^Server processes\/\S+ is DOWN, reason: ([^,]+)/;

export interface Proxy {
  url: string;
  /** Requests that a second process was asked for, because the first did not answer. */
  countRetried(): number;
  /** What it logged of answers that were 5xx or none. */
  listFailed(): readonly string[];
  /** Why it sent processes nothing more, once each time. */
  listTakenOut(): readonly string[];
  stop(): Promise<void>;
}

/** Throws with what to install when there is no HAProxy, and with what it says when it does not start. */
export async function startHaproxy(ports: readonly number[]): Promise<Proxy> {
  if (spawnSync('haproxy', ['-v']).error) {
    throw new Error('Install HAProxy first: apt-get install haproxy');
  }
  const folder = mkdtempSync(join(tmpdir(), 'griot-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configure(ports));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (bytes) => {
    said += bytes;
  });
  let retried = 0;
  const failed: string[] = [];
  const takenOut: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, reason] = TAKEN_OUT.exec(line) ?? [];
    if (reason) takenOut.push(reason);
    const [, , status = '', tries = '0'] = LOGGED.exec(line) ?? [];
    if (Number(tries) > 0) retried += 1;
    if (status === '-1' || Number(status) >= 500) failed.push(line);
  });
  const url = `http://127.0.0.1:${PORT}`;
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await answers(`${url}/healthz`))) {
    await stop();
    throw new Error(`HAProxy does not answer:\n${said}`);
  }
  return {
    url,
    countRetried: () => retried,
    listFailed: () => failed,
    listTakenOut: () => takenOut,
    stop,
  };
}

/** The rules as they are delivered; only the addresses are those of this run. */
function configure(ports: readonly number[]): string {
  const servers = ports.map((port) => `    server at${port} 127.0.0.1:${port}`).join('\n');
  const rules = readFileSync(RULES, 'utf8');
  const changed = rules
    .replace(/^ {4}bind .*$/m, `    bind 127.0.0.1:${PORT}`)
    .replace(/(^ {4}server .*\n?)+/gm, `${servers}\n`);
  if (!changed.includes(servers)) throw new Error('deploy/haproxy.cfg names no servers');
  return changed;
}

async function answers(address: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { status } = await fetch(address).catch(() => ({ status: 0 }));
    if (status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
