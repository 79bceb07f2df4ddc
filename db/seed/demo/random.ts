// Repeatable chance: the same keys give the same numbers on every machine and in every run.

/** sfc32 by Chris Doty-Humphrey (PractRand), keyed by whole numbers such as seed and subject. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(...keys: number[]) {
    let hash = 0x9e3779b9;
    for (const key of keys) {
      hash = scramble(hash ^ (key >>> 0));
      hash = scramble(hash + Math.floor(key / 2 ** 32));
    }
    this.a = hash;
    this.b = scramble(hash + 1);
    this.c = scramble(hash + 2);
    for (let turn = 0; turn < 8; turn++) this.next();
  }

  /** At least 0, below 1. */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<Item>(list: readonly Item[]): Item {
    if (list.length === 0) throw new RangeError('Nothing to pick from');
    return list[Math.floor(this.next() * list.length)] as Item;
  }

  /** Up to `count` different items, in the order drawn. */
  sample<Item>(list: readonly Item[], count: number): Item[] {
    const drawn = new Set<number>();
    const wanted = Math.min(count, list.length);
    while (drawn.size < wanted) drawn.add(Math.floor(this.next() * list.length));
    return [...drawn].map((index) => list[index] as Item);
  }

  /** Log-normal: half of all draws lie under the median; 1 in 6 is above median × e^spread. */
  logNormal(median: number, spread: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return median * Math.exp(spread * radius * Math.cos(2 * Math.PI * this.next()));
  }
}

// The finishing steps of MurmurHash3 (public domain): every bit of the input moves every bit of the
// output.
function scramble(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Draws items in proportion to their weights; made once, asked often. */
export class WeightedList<Item> {
  private items: readonly Item[];
  private sums: Float64Array;

  constructor(pairs: ReadonlyArray<readonly [item: Item, weight: number]>) {
    if (pairs.length === 0) throw new RangeError('Nothing to pick from');
    this.items = pairs.map(([item]) => item);
    this.sums = new Float64Array(pairs.length);
    let sum = 0;
    for (const [index, [, weight]] of pairs.entries()) {
      sum += weight;
      this.sums[index] = sum;
    }
  }

  /** Of a table of weights. */
  static of<Name extends string>(weights: Partial<Record<Name, number>>): WeightedList<Name> {
    return new WeightedList(Object.entries(weights) as Array<[Name, number]>);
  }

  /** Whole numbers from `first`, by the weight of each. */
  static from(first: number, weights: readonly number[]): WeightedList<number> {
    return new WeightedList(weights.map((weight, index) => [first + index, weight]));
  }

  pick(random: Random): Item {
    const target = random.next() * (this.sums.at(-1) ?? 0);
    let low = 0;
    let high = this.sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return this.items[low] as Item;
  }
}
