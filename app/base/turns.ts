/** Lets only so many do something at once; the others wait, first come, first served. */
export class Turns {
  private free: number;
  private queue: Array<() => void> = [];

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  get waiting(): number {
    return this.queue.length;
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
