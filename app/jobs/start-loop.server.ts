import { setTimeout as wait } from 'node:timers/promises';
import type { Loop } from './job.server.ts';

/** Returns a function that stops the loop and settles when current work is finished. */
export function startLoop(
  loop: Loop,
  onError: (error: unknown, name: string) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await loop.run(signal).catch((error: unknown) => onError(error, loop.name));
      await wait(loop.everyMs, undefined, { signal }).catch(() => {});
    }
  })();
  return () => {
    stopping.abort();
    return running;
  };
}
