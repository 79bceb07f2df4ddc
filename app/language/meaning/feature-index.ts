// Startups by feature, with weights. Startups are numbered in the order of adding.
import type { Features } from './features.ts';

const STEPS = 255;
/** An entry is a startup's number and an 8-bit weight. */
const MAX_NUMBER = 2 ** 24;

interface Posting {
  entries: Uint32Array;
  count: number;
}

export class FeatureIndex {
  /** Most features have one startup only: the entry itself. */
  private postings = new Map<string, Posting | number>();

  /** Numbers must ascend. */
  add(number: number, features: Features): void {
    if (number >= MAX_NUMBER) throw new RangeError(`${number} startups are too many for one index`);
    for (const [feature, weight] of features) {
      this.append(feature, number * 256 + Math.max(1, Math.round(Math.min(1, weight) * STEPS)));
    }
  }

  private append(feature: string, entry: number): void {
    const known = this.postings.get(feature);
    if (known === undefined) {
      this.postings.set(feature, entry);
      return;
    }
    const posting = postingOf(known);
    if (posting !== known) this.postings.set(feature, posting);
    if (posting.count === posting.entries.length) {
      const { entries } = posting;
      posting.entries = new Uint32Array(Math.ceil(entries.length * 1.5) + 1);
      posting.entries.set(entries);
    }
    posting.entries[posting.count++] = entry;
  }

  has(feature: string): boolean {
    return this.postings.has(feature);
  }

  count(feature: string): number {
    return this.find(feature)?.count ?? 0;
  }

  private find(feature: string): Posting | undefined {
    const known = this.postings.get(feature);
    return known === undefined ? undefined : postingOf(known);
  }

  weightOf(feature: string, number: number): number {
    const { entries, count } = this.find(feature) ?? postingOf(0);
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle] ?? 0) >>> 8 < number) low = middle + 1;
      else high = middle;
    }
    const entry = low < count ? (entries[low] ?? 0) : 0;
    return entry >>> 8 === number ? (entry & STEPS) / STEPS : 0;
  }

  /** Raises each startup's best to at least its weight times `factor`. */
  raise(best: Float32Array, feature: string, factor: number): void {
    const posting = this.find(feature);
    if (!posting) return;
    const { entries, count } = posting;
    const worth = factor / STEPS;
    for (let at = 0; at < count; at++) {
      const entry = entries[at] as number;
      const value = (entry & STEPS) * worth;
      if (value > (best[entry >>> 8] as number)) best[entry >>> 8] = value;
    }
  }

  /** Retains these startups, ascending, and renumbers them. */
  retain(numbers: readonly number[]): void {
    const renumbered = new Map(numbers.map((from, to) => [from, to]));
    const before = this.postings;
    this.postings = new Map();
    for (const [feature, known] of before) {
      const { entries, count } = postingOf(known);
      for (const entry of entries.subarray(0, count)) {
        const to = renumbered.get(entry >>> 8);
        if (to !== undefined) this.append(feature, to * 256 + (entry & STEPS));
      }
    }
  }
}

function postingOf(known: Posting | number): Posting {
  return typeof known === 'number' ? { entries: Uint32Array.of(known), count: 1 } : known;
}
