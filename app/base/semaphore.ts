// A counting semaphore with a bounded queue: beyond it callers are refused at once.

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
  /** First come, first served. Throws Busy. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  readonly running: number;
  readonly waiting: number;
  readonly refused: number;
}

export function createSemaphore({
  limit,
  maxWaiting = Number.POSITIVE_INFINITY,
  maxWaitMs,
}: SemaphoreOptions): Semaphore {
  const queue = new Set<() => void>();
  let running = 0;
  let refused = 0;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        queue.delete(start);
        refused += 1;
        reject(new Busy());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      const start = () => {
        clearTimeout(timer);
        queue.delete(start);
        resolve();
      };
      queue.add(start);
    });

  return {
    async run(work) {
      if (running < limit) running += 1;
      else if (queue.size >= maxWaiting) {
        refused += 1;
        throw new Busy();
      } else await wait();
      try {
        return await work();
      } finally {
        // The slot goes to the next in line, so that no newcomer overtakes it.
        const [next] = queue;
        if (next) next();
        else running -= 1;
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return queue.size;
    },
    get refused() {
      return refused;
    },
  };
}
