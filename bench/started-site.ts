// The site as `npm start` runs it, in its own process with a temporary database.
import { readFileSync } from 'node:fs';
import { type StartedSite, startSite } from '../e2e/start-site.ts';
import { makeBenchFolder } from './bench-folder.ts';

// Linux: /proc/{pid}/stat counts in hundredths of a second.
const TICK_MS = 10;

/** Uses the starter catalogue, or the database of DATABASE_URL. */
export async function withStartedSite<Result>(
  work: (site: StartedSite) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const site = await startSite({ DATA_DIR: makeBenchFolder(), RATE_LIMITS: 'off', ...env });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

type Running = { process: { pid?: number } };

/** Processor time so far, including threads. */
export function processorMs({ process: { pid } }: Running): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory. */
export function residentMiB({ process: { pid } }: Running): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
