// wrk, which asks as often as it can, and nginx to compare with.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { loadBytes, makeBenchFolder } from './sites.ts';

interface WrkResult {
  requests: number;
  perSecond: number;
  p99Ms: number;
  /** Responses other than 2xx and 3xx, and broken connections. */
  failed: number;
}

const run = promisify(execFile);

/**
 * One thread, so that the site keeps a processor; late is no failure on a busy machine. Throws what
 * to install when wrk is missing.
 */
export async function runWrk(
  address: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<WrkResult> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '30s'];
  const { stdout } = await run('wrk', [...options, '-H', 'Accept-Encoding: br', address]).catch(
    (error) => {
      throw error.code === 'ENOENT' ? new Error('Install wrk first: apt-get install wrk') : error;
    },
  );
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  return {
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Ms: milliseconds(/99%\s+([\d.]+)(\w+)/.exec(stdout)),
    failed:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      number(/connect (\d+)/) +
      number(/read (\d+)/) +
      number(/timeout (\d+)/),
  };
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };

function milliseconds(match: RegExpExecArray | null): number {
  return Number(match?.[1]) * (UNITS[match?.[2] ?? ''] ?? Number.NaN);
}

const PORT = 3999;

/**
 * nginx with one worker, serving bytes of brotli from disk: the reference for cached pages. Throws
 * what to install when nginx is missing.
 */
export async function serveByNginx(bytes: Uint8Array) {
  if (spawnSync('nginx', ['-v']).error) {
    throw new Error('Install nginx first: apt-get install nginx-light');
  }
  const folder = makeBenchFolder();
  writeFileSync(join(folder, 'page.html'), bytes);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder));
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  const url = `http://localhost:${PORT}/page.html`;
  await answers(url);
  return {
    url,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function configuration(folder: string): string {
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  keepalive_requests 1000000;
  server {
    listen ${PORT};
    root ${folder};
    location / {
      default_type text/html;
      add_header Content-Encoding br;
    }
  }
}
`;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const isThere = await loadBytes(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(100);
  }
  throw new Error('nginx did not start');
}
