// What writers and readers saw: acknowledged writes, gaps, pages that did not come.
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

export interface Acknowledged {
  id: string;
  writer: string;
  atMs: number;
}

/** Collects what bench/cluster/write.ts prints. */
export function collect(writer: string, child: ChildProcess, into: Acknowledged[]): void {
  if (!child.stdout) throw new Error('The writer has no output');
  createInterface(child.stdout).on('line', (line) => {
    const [id = '', atMs] = line.split(' ');
    into.push({ id, writer, atMs: Number(atMs) });
  });
}

/** The longest time without an acknowledged write of one writer. */
export function longestGapMs(times: number[], fromMs: number, toMs: number): number {
  const within = times.filter((at) => at >= fromMs && at <= toMs).sort((a, b) => a - b);
  const marks = [fromMs, ...within, toMs];
  return Math.max(...marks.slice(1).map((mark, at) => mark - (marks[at] ?? mark)));
}

/** Writes that a machine acknowledged after another had begun to: two primaries at once. */
export function countTakenByTwo(acknowledged: Acknowledged[], machines: readonly string[]): number {
  const own = acknowledged
    .filter(({ writer }) => machines.includes(writer))
    .sort((a, b) => a.atMs - b.atMs);
  const left = new Set<string>();
  let count = 0;
  let current: string | undefined;
  for (const { writer } of own) {
    if (left.has(writer)) count += 1;
    else if (writer !== current) {
      if (current) left.add(current);
      current = writer;
    }
  }
  return count;
}

/** Asks for pages in turn until it is stopped. */
export function watchPages(addresses: string[]) {
  let counts = { asked: 0, failed: 0 };
  const stopping = new AbortController();
  async function watch(): Promise<void> {
    for (let at = 0; !stopping.signal.aborted; at++) {
      const isServed = await fetch(addresses[at % addresses.length] ?? '').then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status === 200;
        },
        () => false,
      );
      counts.asked += 1;
      if (!isServed) counts.failed += 1;
      await wait(200);
    }
  }
  void watch();
  return {
    /** What was counted since the last time. */
    take() {
      const taken = counts;
      counts = { asked: 0, failed: 0 };
      return taken;
    },
    stop: () => stopping.abort(),
  };
}
