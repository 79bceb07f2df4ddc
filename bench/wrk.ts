import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface WrkResult {
  requests: number;
  perSecond: number;
  p99Ms: number;
  /** Responses other than 2xx and 3xx, and broken connections. */
  failed: number;
}

const run = promisify(execFile);

/** One thread, so that the site keeps a processor. Throws what to install when wrk is missing. */
export async function runWrk(
  address: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<WrkResult> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
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
