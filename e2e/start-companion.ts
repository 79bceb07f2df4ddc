import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { untilSaid } from '../test/until-said.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

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
  await untilSaid(child.stderr, 'is at http');
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
