// Which startups have a feature, and how much: for each feature the numbers of its startups, ascending.
import type { Features } from './features.ts';

/** Numbers of startups, in a list that is used again and again. */
export interface Touched {
  numbers: Uint32Array;
  count: number;
}

interface Posting {
  numbers: Uint32Array;
  /** 1 to 255 for weights up to 1. */
  weights: Uint8Array;
  count: number;
}

const FULL = 255;

export class FeatureIndex {
  private postings = new Map<string, Posting>();

  /** Numbers must be given in ascending order. */
  add(number: number, features: Features): void {
    for (const [feature, weight] of features) {
      const posting = this.postings.get(feature) ?? this.start(feature);
      if (posting.count === posting.numbers.length) grow(posting);
      posting.numbers[posting.count] = number;
      posting.weights[posting.count++] = Math.max(1, Math.round(Math.min(1, weight) * FULL));
    }
  }

  private start(feature: string): Posting {
    const posting = { numbers: new Uint32Array(2), weights: new Uint8Array(2), count: 0 };
    this.postings.set(feature, posting);
    return posting;
  }

  has(feature: string): boolean {
    return this.postings.has(feature);
  }

  /** How many startups have it. */
  count(feature: string): number {
    return this.postings.get(feature)?.count ?? 0;
  }

  /** Its weight for one startup, 0 when that has it not. */
  weightOf(feature: string, number: number): number {
    const posting = this.postings.get(feature);
    if (!posting) return 0;
    let [low, high] = [0, posting.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((posting.numbers[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    const isThere = low < posting.count && posting.numbers[low] === number;
    return isThere ? (posting.weights[low] ?? 0) / FULL : 0;
  }

  /**
   * Raises `best[number]` to weight · worth for each startup with the feature; numbers seen for the first time (best was 0) join
   * `touched`, which has room for all.
   */
  raiseBest(feature: string, worth: number, best: Float32Array, touched: Touched): void {
    const posting = this.postings.get(feature);
    if (!posting) return;
    const { numbers, weights, count } = posting;
    const factor = worth / FULL;
    for (let at = 0; at < count; at++) {
      const number = numbers[at] ?? 0;
      const value = (weights[at] ?? 0) * factor;
      const known = best[number] ?? 0;
      if (value <= known) continue;
      if (known === 0) touched.numbers[touched.count++] = number;
      best[number] = value;
    }
  }

  /** Keeps the startups of these numbers, ascending, and numbers them anew. */
  keep(numbers: Uint32Array, size: number): void {
    const renumbered = new Int32Array(size).fill(-1);
    numbers.forEach((from, to) => {
      renumbered[from] = to;
    });
    for (const [feature, posting] of this.postings) {
      let kept = 0;
      for (let at = 0; at < posting.count; at++) {
        const to = renumbered[posting.numbers[at] ?? 0] ?? -1;
        if (to < 0) continue;
        posting.numbers[kept] = to;
        posting.weights[kept++] = posting.weights[at] ?? 0;
      }
      posting.count = kept;
      if (kept === 0) this.postings.delete(feature);
    }
  }
}

function grow(posting: Posting): void {
  const length = Math.ceil(posting.numbers.length * 1.5) + 2;
  const numbers = new Uint32Array(length);
  const weights = new Uint8Array(length);
  numbers.set(posting.numbers);
  weights.set(posting.weights);
  posting.numbers = numbers;
  posting.weights = weights;
}
