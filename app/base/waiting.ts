// Waits that end, and turns of the event loop.
import { setTimeout as wait } from 'node:timers/promises';

/** Undefined where it fails or takes longer. */
export async function within<Result>(
  ms: number,
  work: Promise<Result>,
): Promise<Result | undefined> {
  const isLate = new AbortController();
  const late = wait(ms, undefined, { ref: false, signal: isLate.signal }).catch(() => undefined);
  try {
    return await Promise.race([work.catch(() => undefined), late]);
  } finally {
    isLate.abort();
  }
}

// Rendering blocks the process for milliseconds: other work runs between two pages.
let last: Promise<void> = Promise.resolve();

/** Settles one turn of the event loop after the previous caller. */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  return last;
}
