// The one thread answers everybody: how much of its processor time a request may take. It is
// counted by steps, which are work without a wait; a request that has used up its share gets a
// 503 before the next one. A single step is bounded by what it reads: see
// test/bounded-turns.site.test.ts.
import { AsyncLocalStorage } from 'node:async_hooks';
import { HttpError } from './errors.ts';

interface ThreadTime {
  /** What shares the limit, such as /search. */
  name: string;
  mostMs: number;
  spentMs: number;
  isInStep: boolean;
  /** By then its client has a 503. */
  endsAtMs: number;
}

const storage = new AsyncLocalStorage<ThreadTime | null>();

/** Of the time of a request, for the thread that answers everybody. */
const THREAD_SHARE = 1 / 6;

/** Everything below may take `longestMs`, and of the thread a sixth of it; 0 is no limit. */
export function withThreadTime<Result>(
  name: string,
  longestMs: number,
  work: () => Result,
): Result {
  const mostMs = longestMs * THREAD_SHARE;
  const endsAtMs = performance.now() + longestMs;
  const time = { name, mostMs, spentMs: 0, isInStep: false, endsAtMs };
  return storage.run(mostMs > 0 ? time : null, work);
}

/** For what has to be said in any case, such as that the share is used up. */
export function withoutThreadTime<Result>(work: () => Result): Result {
  return storage.run(null, work);
}

/** Throws a 503 where the time of the request is over: nobody waits for what would follow. */
export function refuseLateWork(): void {
  const time = storage.getStore();
  if (time && performance.now() > time.endsAtMs) {
    throw new HttpError(503, `${time.name} took longer than a request may.`);
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Throws a 503 that names the share where it is used up. Steps within a step are part of it. */
export function step<Result>(work: () => Result, now = threadMs): Result {
  const time = storage.getStore();
  if (!time || time.isInStep) return work();
  const { name, mostMs, spentMs } = time;
  if (spentMs >= mostMs) {
    const share = `${name} may take ${Math.round(mostMs)} ms of processor time, and this took more`;
    throw new HttpError(503, `${share}. Ask for less at once.`);
  }
  const beganAt = now();
  time.isInStep = true;
  try {
    return work();
  } finally {
    time.isInStep = false;
    time.spentMs += now() - beganAt;
  }
}
