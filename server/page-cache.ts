// Pages made for visitors, kept until a write touches what they show (decision 008). It knows no HTTP and no database.
import { LRUCache } from 'lru-cache';
import { EVERYTHING, readRankKey, readTouchedRanks } from '../app/http/shown-keys.ts';

/** What a page is made into; the cache needs only this of it. */
export interface Keepable {
  /** False for what is good for those who wait for it now, such as a redirect, but not for anybody later. */
  isKept: boolean;
  /** Keys of app/http/shown-keys.ts. */
  shows: readonly string[];
  /** Two pages with one hash are the same bytes. */
  hash: string;
  bytes: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  now?: () => number;
}

interface Kept<Page> {
  page: Page;
  expiresAtMs: number;
  /** Something it shows was written since: only good to compare a new one with. */
  isStale: boolean;
}

interface Making<Page> {
  promise: Promise<Page | null>;
  touched: Set<string>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// Headers, keys and what holds them.
const OVERHEAD_BYTES = 3_000;

export class PageCache<Page extends Keepable> {
  readonly counts = { hits: 0, misses: 0, joined: 0, confirmed: 0, touched: 0 };
  private readonly kept: LRUCache<string, Kept<Page>>;
  private readonly byKey = new Map<string, Set<Kept<Page>>>();
  private readonly byTotal = new Map<number, Set<Kept<Page>>>();
  private readonly making = new Map<string, Making<Page>>();
  private readonly now: () => number;

  constructor({ maxBytes, now = Date.now }: PageCacheOptions) {
    this.now = now;
    this.kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => page.bytes + OVERHEAD_BYTES,
      dispose: (kept) => this.unlist(kept),
      noDisposeOnSet: true,
    });
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.kept.size, bytes: this.kept.calculatedSize };
  }

  /** The page as it would be made now, or undefined where it has to be made. */
  find(name: string): Page | undefined {
    const kept = this.kept.get(name);
    if (!kept || kept.isStale || kept.expiresAtMs <= this.now()) return undefined;
    this.counts.hits += 1;
    return kept.page;
  }

  /**
   * Makes a page, once for all who ask meanwhile, and keeps it. Null where `make` found that nobody else may have it.
   * A page whose bytes and keys have not changed stays the one it was.
   */
  async make(name: string, make: () => Promise<Page | null>): Promise<Page | null> {
    const running = this.making.get(name);
    // What began before a write may show the state before it.
    if (running && running.touched.size === 0) {
      this.counts.joined += 1;
      return running.promise;
    }
    this.counts.misses += 1;
    const touched = new Set<string>();
    const startedAtMs = this.now();
    const promise = make().then((page) => page && this.keep(name, page, startedAtMs, touched));
    const making = { promise, touched };
    this.making.set(name, making);
    try {
      return await promise;
    } finally {
      if (this.making.get(name) === making) this.making.delete(name);
    }
  }

  /** A write touched these keys. */
  touch(keys: readonly string[]): void {
    for (const key of keys) {
      for (const { touched } of this.making.values()) touched.add(key);
      for (const kept of this.listTouched(key)) {
        kept.isStale = true;
        this.unlist(kept);
        this.counts.touched += 1;
      }
    }
  }

  /** To be told when a page has grown by an encoding made later. */
  resize(name: string, page: Page): void {
    const kept = this.kept.peek(name);
    if (kept?.page === page) this.store(name, { ...kept });
  }

  private keep(name: string, made: Page, startedAtMs: number, touched: Set<string>): Page {
    if (!made.isKept) return made;
    const isStale = [...touched].some((key) => isTouched(made, key));
    const before = this.kept.peek(name);
    if (isStale && before && !before.isStale) return made;
    const isSame =
      before?.page.hash === made.hash && String(before.page.shows) === String(made.shows);
    if (isSame) this.counts.confirmed += 1;
    const page = before && isSame ? before.page : made;
    this.store(name, { page, expiresAtMs: expiryOf(startedAtMs), isStale });
    return page;
  }

  private store(name: string, kept: Kept<Page>): void {
    const before = this.kept.peek(name);
    if (before) this.unlist(before);
    this.kept.set(name, kept);
    // What is larger than the whole cache is not in it now.
    if (!kept.isStale && this.kept.peek(name) === kept) this.list(kept);
  }

  private list(kept: Kept<Page>): void {
    for (const key of kept.page.shows) {
      const total = readRankKey(key);
      if (total === null) addTo(this.byKey, key, kept);
      else addTo(this.byTotal, total, kept);
    }
    addTo(this.byKey, EVERYTHING, kept);
  }

  private unlist(kept: Kept<Page>): void {
    for (const key of kept.page.shows) {
      const total = readRankKey(key);
      if (total === null) takeFrom(this.byKey, key, kept);
      else takeFrom(this.byTotal, total, kept);
    }
    takeFrom(this.byKey, EVERYTHING, kept);
  }

  private listTouched(key: string): Kept<Page>[] {
    const ranks = readTouchedRanks(key);
    if (!ranks) return [...(this.byKey.get(key) ?? [])];
    const totals = [...this.byTotal].filter(([total]) => total >= ranks.from && total < ranks.to);
    return totals.flatMap(([, list]) => [...list]);
  }
}

function isTouched({ shows }: Keepable, key: string): boolean {
  const ranks = readTouchedRanks(key);
  if (!ranks) return key === EVERYTHING || shows.includes(key);
  return shows.some((one) => {
    const total = readRankKey(one);
    return total !== null && total >= ranks.from && total < ranks.to;
  });
}

/** Figures of "the last 12 months" and of "today" move at midnight (UTC); nothing is older than an hour. */
function expiryOf(startedAtMs: number): number {
  const midnightMs = (Math.floor(startedAtMs / DAY_MS) + 1) * DAY_MS;
  return Math.min(startedAtMs + HOUR_MS, midnightMs);
}

function addTo<Key, Item>(map: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const list = map.get(key);
  if (list) list.add(item);
  else map.set(key, new Set([item]));
}

function takeFrom<Key, Item>(map: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const list = map.get(key);
  if (list?.delete(item) && list.size === 0) map.delete(key);
}
