import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A free port: the site and the companion need each other's address before either listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface StartedCompanion {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

export async function startCompanion(port: number, siteUrl: string): Promise<StartedCompanion> {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['companion/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, COMPANION_PORT: String(port), COMPANION_URL: url, SITE_URL: siteUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const bytes of child.stderr) if (String(bytes).includes('is at http')) break;
  return {
    url,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
