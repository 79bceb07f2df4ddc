// nginx with one worker, serving given bytes from disk: the reference for cached pages.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = 3999;

/** `bytes` are brotli. Throws with what to install when nginx is missing. */
export async function serveByNginx(
  bytes: Uint8Array,
): Promise<{ url: string; process: ChildProcess; stop(): Promise<void> }> {
  if (spawnSync('nginx', ['-v']).error) {
    throw new Error('Install nginx first: apt-get install nginx-light');
  }
  const folder = mkdtempSync(join(tmpdir(), 'griot-nginx-'));
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
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
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
    const ok = await fetch(url, { headers: { 'accept-encoding': 'identity' } }).then(
      (response) => response.body?.cancel().then(() => response.ok),
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx did not start');
}
