// Notes the memory of processes every few seconds: what is resident from Linux, what is in use from their figures at /metrics.
import type { MemorySample } from './memory-trend.ts';
import { processorMs, residentMiB } from './started-site.ts';

const MEBIBYTE = 1_048_576;

export interface Process {
  name: string;
  pid: number;
  /** Where it tells its figures. */
  port?: number;
}

export interface Watched {
  name: string;
  samples: MemorySample[];
  /** Processor time while it was watched. */
  usedMs: number;
}

export function watchProcesses(
  processes: readonly Process[],
  everyMs: number,
): { stop(): Promise<Watched[]> } {
  const startedAt = performance.now();
  const running = (pid: number) => ({ process: { pid } });
  const usedBefore = processes.map(({ pid }) => processorMs(running(pid)));
  const watched: Watched[] = processes.map(({ name }) => ({ name, samples: [], usedMs: 0 }));
  const sample = async () => {
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    const samples = await Promise.all(
      processes.map(async ({ pid, port }) => ({
        seconds,
        residentMiB: residentMiB(running(pid)),
        heapMiB: port === undefined ? null : await readHeap(port),
      })),
    );
    for (const [nth, one] of samples.entries()) watched[nth]?.samples.push(one);
  };
  // A process that is gone shows in what it should have answered.
  const timer = setInterval(() => sample().catch(() => {}), everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await sample();
      for (const [nth, { pid }] of processes.entries()) {
        const one = watched[nth];
        if (one) one.usedMs = processorMs(running(pid)) - (usedBefore[nth] ?? 0);
      }
      return watched;
    },
  };
}

/** Objects, and the buffers they hold outside the heap. */
async function readHeap(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const bytes = ['heap_size_used', 'external_memory'].map((name) =>
    Number(new RegExp(`^nodejs_${name}_bytes (\\S+)`, 'm').exec(text)?.[1]),
  );
  return bytes.reduce((sum, value) => sum + value, 0) / MEBIBYTE;
}
