// Lets only so many in at once, first come, first served, and only so many wait: past that a quick refusal is kinder than a slow one for all.

export class Busy extends Error {
  constructor() {
    super('Too many are waiting already');
  }
}

export interface GateOptions {
  atOnce: number;
  mostWaiting?: number;
  /** Who waited this long is refused: nobody looks at that answer any more. */
  longestWaitMs?: number;
}

export interface Gate {
  /** Runs `work` when its turn comes. Throws Busy when the queue is full, or when the turn does not come in time. */
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
  readonly running: number;
  readonly waiting: number;
  readonly refused: number;
}

export function createGate({
  atOnce,
  mostWaiting = Number.POSITIVE_INFINITY,
  longestWaitMs,
}: GateOptions): Gate {
  const queue = new Set<() => void>();
  let running = 0;
  let refused = 0;

  const enter = () =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        queue.delete(start);
        refused += 1;
        reject(new Busy());
      };
      const timer = longestWaitMs === undefined ? undefined : setTimeout(giveUp, longestWaitMs);
      const start = () => {
        clearTimeout(timer);
        queue.delete(start);
        resolve();
      };
      queue.add(start);
    });

  return {
    async pass(work) {
      if (running < atOnce) running += 1;
      else if (queue.size >= mostWaiting) {
        refused += 1;
        throw new Busy();
      } else await enter();
      try {
        return await work();
      } finally {
        // The place is handed on rather than given back, so that nobody who comes now overtakes who waits.
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
