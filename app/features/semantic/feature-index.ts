// Which startups have a feature, and how much. Startups stand in blocks of 65,536 by their numbers: what many of a block have is a page
// of weights there, anything else stands in a list.
import type { Features } from './features.ts';
import { PAGE, WeightPages } from './weight-pages.ts';

export interface Posting {
  /** Numbers of startups in the upper 24 bits, ascending, and weights in the lower eight. */
  list: Uint32Array;
  /** How much of the list is in use. */
  length: number;
  /** By block; where there is one, the list has nothing of that block. */
  pages: number[] | undefined;
  /** How many startups have it. */
  count: number;
}

/** 1 to 255 for weights up to 1. */
export const FULL = 255;
// From here on going through a list takes longer than through a page.
const PAGE_FROM = 4_000;
const NUMBERS = 2 ** 24;

export class FeatureIndex {
  pages = new WeightPages();
  /** A feature of one startup, as most are, is its entry alone. */
  private postings = new Map<string, Posting | number>();

  /** Numbers must be given in ascending order. */
  add(number: number, features: Features): void {
    if (number >= NUMBERS) throw new RangeError(`Startup number ${number}: too many for one index`);
    for (const [feature, weight] of features) {
      this.append(feature, number, Math.max(1, Math.round(Math.min(1, weight) * FULL)));
    }
  }

  private append(feature: string, number: number, weight: number): void {
    const known = this.postings.get(feature);
    if (known === undefined) {
      this.postings.set(feature, number * 256 + weight);
      return;
    }
    const posting = typeof known === 'number' ? postingOf(known) : known;
    if (posting !== known) this.postings.set(feature, posting);
    this.push(posting, number, weight);
  }

  private push(posting: Posting, number: number, weight: number): void {
    posting.count++;
    const block = Math.floor(number / PAGE);
    const page = posting.pages?.[block];
    if (page !== undefined) {
      this.pages.write(page, number % PAGE, weight);
      return;
    }
    if (posting.length === posting.list.length) grow(posting);
    posting.list[posting.length++] = number * 256 + weight;
    const { list, length } = posting;
    if (length >= PAGE_FROM && numberOf(list[length - PAGE_FROM] ?? 0) >= block * PAGE) {
      this.movePage(posting, block);
    }
  }

  /** From the end of the list to a page. */
  private movePage(posting: Posting, block: number): void {
    const page = this.pages.take();
    const start = firstOf(posting, block);
    for (let at = start; at < posting.length; at++) {
      const entry = posting.list[at] ?? 0;
      this.pages.write(page, numberOf(entry) % PAGE, entry & FULL);
    }
    posting.length = start;
    posting.pages ??= [];
    posting.pages[block] = page;
  }

  has(feature: string): boolean {
    return this.postings.has(feature);
  }

  /** How many startups have it. */
  count(feature: string): number {
    return this.find(feature)?.count ?? 0;
  }

  find(feature: string): Posting | undefined {
    const known = this.postings.get(feature);
    return typeof known === 'number' ? postingOf(known) : known;
  }

  /** Its weight for one startup, 0 when that has it not. */
  weightOf(feature: string, number: number): number {
    const posting = this.find(feature);
    return posting ? this.weightIn(posting, number) : 0;
  }

  weightIn(posting: Posting, number: number): number {
    const page = posting.pages?.[Math.floor(number / PAGE)];
    if (page !== undefined) return this.pages.read(page, number % PAGE) / FULL;
    const at = firstFrom(posting, number);
    const entry = at < posting.length ? (posting.list[at] ?? 0) : 0;
    return numberOf(entry) === number ? (entry & FULL) / FULL : 0;
  }

  /** Raises the best of each startup of a block that has the feature to its weight times `factor` / 32,768; says whether any has it. */
  raise(posting: Posting, block: number, factor: number, size: number): boolean {
    const page = posting.pages?.[block];
    if (page !== undefined) {
      this.pages.raise(page, factor, size);
      return true;
    }
    const { list } = posting;
    const { best } = this.pages;
    const [start, end] = [firstOf(posting, block), firstOf(posting, block + 1)];
    for (let at = start; at < end; at++) {
      const entry = list[at] ?? 0;
      const place = (entry >>> 8) & (PAGE - 1);
      const value = ((entry & FULL) * factor + 16_384) >> 15;
      if (value > (best[place] ?? 0)) best[place] = value;
    }
    return end > start;
  }

  /** Keeps the startups of these numbers, ascending, and numbers them anew. */
  keep(numbers: Uint32Array, size: number): void {
    const renumbered = new Int32Array(size).fill(-1);
    numbers.forEach((from, to) => {
      renumbered[from] = to;
    });
    const before = { postings: this.postings, pages: this.pages };
    this.postings = new Map();
    this.pages = new WeightPages();
    for (const [feature, known] of before.postings) {
      if (typeof known === 'number') {
        const to = renumbered[numberOf(known)] ?? -1;
        if (to >= 0) this.append(feature, to, known & FULL);
        continue;
      }
      const kept: Posting = { list: new Uint32Array(1), length: 0, pages: undefined, count: 0 };
      eachOf(known, before.pages, size, (from, weight) => {
        const to = renumbered[from] ?? -1;
        if (to >= 0) this.push(kept, to, weight);
      });
      if (kept.count > 0) this.postings.set(feature, kept.count === 1 ? (kept.list[0] ?? 0) : kept);
    }
  }
}

/** Each startup of a posting with its weight, ascending. */
function eachOf(
  posting: Posting,
  pages: WeightPages,
  size: number,
  take: (number: number, weight: number) => void,
): void {
  for (let block = 0; block * PAGE < size; block++) {
    const page = posting.pages?.[block];
    const end = page === undefined ? firstOf(posting, block + 1) : 0;
    for (let at = firstOf(posting, block); at < end; at++) {
      take(numberOf(posting.list[at] ?? 0), (posting.list[at] ?? 0) & FULL);
    }
    for (let place = 0; page !== undefined && place < PAGE; place++) {
      const weight = pages.read(page, place);
      if (weight > 0) take(block * PAGE + place, weight);
    }
  }
}

function postingOf(entry: number): Posting {
  return { list: Uint32Array.of(entry), length: 1, pages: undefined, count: 1 };
}

function numberOf(entry: number): number {
  return entry >>> 8;
}

/** Where a block begins in the list. */
function firstOf(posting: Posting, block: number): number {
  return firstFrom(posting, block * PAGE);
}

/** Where the first startup from this number on stands. */
function firstFrom({ list, length }: Posting, number: number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberOf(list[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function grow(posting: Posting): void {
  const list = new Uint32Array(Math.ceil(posting.list.length * 1.5) + 1);
  list.set(posting.list);
  posting.list = list;
}
