// How long other requests would have waited for one: the longest turn of the event loop, in
// processor time of this thread, which a busy machine does not make longer.
import { createHash } from 'node:crypto';

/** In microseconds of processor time. */
export async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isWatched = true;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, user + system);
    if (isWatched) setImmediate(look);
  };
  setImmediate(look);
  try {
    await work();
    // What the last turn did is counted at its end.
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    isWatched = false;
  }
  return longest;
}

/** The same work everywhere, to compare with: some 2 ms of a small server. */
export function referenceWork(): void {
  let text = '';
  for (let at = 0; at < 1_500; at += 1) {
    text = createHash('sha256').update(text).update(String(at)).digest('hex');
  }
}
