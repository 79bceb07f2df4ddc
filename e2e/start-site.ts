import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { WAIT_HUNG_AFTER_MS } from '../test/hung-after.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface StartedSite {
  url: string;
  process: ChildProcess;
  /** Output so far. */
  said(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A new DATA_DIR, copied from a filled one, which is faster than filling it. */
export function createFilledDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'griot-e2e-'));
  copyFolder(inject('filledDataDir'), folder);
  return folder;
}

/** Without copying bytes where the file system can share them. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Starts the production server on a free port. Throws with its output when it exits instead. */
export async function startSite(env: Record<string, string>): Promise<StartedSite> {
  const child = spawn('scripts/serve', {
    cwd: ROOT,
    // No request is given up because the machine is slow.
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', REQUEST_TIMEOUT_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A failing test must not leave a server running.
  process.once('exit', () => child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (bytes) => {
    output += bytes;
  });
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No address yet:\n${output}`)),
      WAIT_HUNG_AFTER_MS,
    );
    child.stderr.on('data', (bytes) => {
      output += bytes;
      const address = /is at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`Ended with ${code}:\n${output}`)));
    child.once('exit', () => clearTimeout(timer));
  });
  return {
    url,
    process: child,
    said: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      const [code] = await once(child, 'exit');
      return code as number | null;
    },
  };
}
