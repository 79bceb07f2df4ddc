// A counting semaphore whose queue is bounded in length and time; callers who give up leave it.

/** The queue was full, or the wait too long. */
export class Busy extends Error {
  constructor() {
    super('Too many requests are waiting');
  }
}

export interface SemaphoreOptions {
  limit: number;
  maxWaiting?: number;
  maxWaitMs?: number;
}

export interface Semaphore {
  /**
   * First come, first served; while the oldest has waited half of `maxWaitMs`, the newest first,
   * since the oldest will be refused anyway. Throws Busy, or the reason of `signal`.
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  readonly running: number;
  readonly waiting: number;
  readonly refused: number;
}

interface Waiting {
  start: () => void;
  refuse: () => void;
  sinceMs: number;
}

export function createSemaphore({
  limit,
  maxWaiting = Number.POSITIVE_INFINITY,
  maxWaitMs,
}: SemaphoreOptions): Semaphore {
  const queue: Waiting[] = [];
  let running = 0;
  let refused = 0;

  function wait(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      queue.splice(queue.indexOf(waiting), 1);
      reject(signal?.reason);
    };
    const waiting: Waiting = { start: resolve, refuse, sinceMs: performance.now() };
    const timer = maxWaitMs === undefined ? undefined : setTimeout(() => drop(waiting), maxWaitMs);
    function refuse() {
      refused += 1;
      reject(new Busy());
    }
    queue.push(waiting);
    signal?.addEventListener('abort', leave, { once: true });
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    });
  }

  function drop(waiting: Waiting): void {
    queue.splice(queue.indexOf(waiting), 1);
    waiting.refuse();
  }

  /** Refuses the oldest, which has the least time left; the caller itself where none may wait. */
  function makeRoom(): void {
    const [oldest] = queue;
    if (!oldest) {
      refused += 1;
      throw new Busy();
    }
    drop(oldest);
  }

  function takeNext(): Waiting | undefined {
    const waitedMs = performance.now() - (queue[0]?.sinceMs ?? 0);
    const isOverloaded = maxWaitMs !== undefined && waitedMs > maxWaitMs / 2;
    return isOverloaded ? queue.pop() : queue.shift();
  }

  return {
    async run(work, signal) {
      signal?.throwIfAborted();
      if (running < limit) running += 1;
      else {
        if (queue.length >= maxWaiting) makeRoom();
        await wait(signal);
      }
      try {
        return await work();
      } finally {
        // The slot goes to the next in line, so that no newcomer overtakes it.
        const next = takeNext();
        if (next) next.start();
        else running -= 1;
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return queue.length;
    },
    get refused() {
      return refused;
    },
  };
}
