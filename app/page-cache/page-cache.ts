// Rendered pages in memory until one of their tags is invalidated (docs/page-cache.md).
import { LRUCache } from 'lru-cache';
import { DAY_MS, HOUR_MS } from '../base/dates.ts';
import { type CacheTag, PURGE_ALL, REMOVED } from './cache-tags.ts';

export interface Cacheable {
  /** False for what answers only the current requests, such as a redirect. */
  isCacheable: boolean;
  tags: readonly CacheTag[];
  hash: string;
  bytes: number;
}

interface PageCacheOptions {
  maxBytes: number;
  now?: () => number;
}

interface Entry<Page> {
  page: Page;
  renderedAtMs: number;
  expiresAtMs: number;
  /** One of its tags was invalidated: served only where it cannot be rendered again. */
  isStale: boolean;
}

interface Rendering<Page> {
  promise: Promise<Page | null>;
  invalidated: Set<string>;
}

type Work<Page> = () => Promise<Page | null>;

/** How long a page that cannot be rendered again may be served. */
const STALE_MS = DAY_MS;
/** Objects of a page beside its bytes, as measured. */
const OVERHEAD_BYTES = 1_000;

export class PageCache<Page extends Cacheable> {
  readonly counts = { hits: 0, misses: 0, joined: 0, revalidated: 0, invalidated: 0 };
  private readonly entries: LRUCache<string, Entry<Page>>;
  private readonly renderings = new Map<string, Rendering<Page>>();
  private readonly now: () => number;

  constructor({ maxBytes, now = Date.now }: PageCacheOptions) {
    this.now = now;
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => page.bytes + key.length + OVERHEAD_BYTES,
    });
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /** Undefined where there is no page, or only a stale or expired one. */
  get(key: string): Page | undefined {
    const entry = this.entries.get(key);
    if (!entry || entry.isStale || entry.expiresAtMs <= this.now()) return undefined;
    this.counts.hits += 1;
    return entry.page;
  }

  /** The last rendering of the past day, and its age, for when none can be made. */
  getStale(key: string): { page: Page; ageMs: number } | undefined {
    const entry = this.entries.peek(key);
    const ageMs = this.now() - (entry?.renderedAtMs ?? 0);
    return entry && ageMs < STALE_MS ? { page: entry.page, ageMs } : undefined;
  }

  /**
   * Renders once for all concurrent requests, and caches the page. Null where `render` found it
   * personal. A page whose bytes and tags are unchanged stays the same object (revalidated).
   * Before a rendering begins, `inTurn` may wait or fail: that concerns its own visitor only.
   */
  async render(
    key: string,
    render: Work<Page>,
    inTurn = (work: Work<Page>) => work(),
  ): Promise<Page | null> {
    return (
      this.join(key) ??
      inTurn(async () => this.get(key) ?? this.join(key) ?? this.begin(key, render))
    );
  }

  private join(key: string): Promise<Page | null> | undefined {
    const running = this.renderings.get(key);
    // A rendering that began before a write may show the state before it.
    if (running?.invalidated.size !== 0) return undefined;
    this.counts.joined += 1;
    return running.promise;
  }

  private begin(key: string, render: Work<Page>): Promise<Page | null> {
    this.counts.misses += 1;
    const invalidated = new Set<string>();
    const startedAtMs = this.now();
    const promise = render()
      .then((page) => page && this.put(key, page, startedAtMs, invalidated))
      .finally(() => {
        if (this.renderings.get(key) === rendering) this.renderings.delete(key);
      });
    const rendering = { promise, invalidated };
    this.renderings.set(key, rendering);
    return promise;
  }

  /**
   * Makes every page with one of these tags stale; PURGE_ALL every page. With REMOVED stale pages
   * are dropped.
   */
  invalidate(tags: readonly string[]): void {
    const invalidated = new Set(tags);
    for (const rendering of this.renderings.values()) {
      for (const tag of tags) rendering.invalidated.add(tag);
    }
    for (const [key, entry] of [...this.entries.entries()]) {
      if (!entry.isStale && hasTag(entry.page, invalidated)) {
        entry.isStale = true;
        this.counts.invalidated += 1;
      }
      if (entry.isStale && invalidated.has(REMOVED)) this.entries.delete(key);
    }
  }

  /** To be called when `page.bytes` has changed, such as by an encoding made later. */
  updateSize(key: string, page: Page): void {
    const entry = this.entries.peek(key);
    if (entry?.page === page) this.entries.set(key, { ...entry });
  }

  /** The pages requested last, each with the time of its rendering (ms since 1970). */
  listRecent(count: number): Array<[key: string, page: Page, renderedAtMs: number]> {
    const recent: Array<[string, Page, number]> = [];
    for (const [key, { page, renderedAtMs }] of this.entries.entries()) {
      if (recent.push([key, page, renderedAtMs]) === count) break;
    }
    return recent;
  }

  /** Pages of an earlier process: served only where they cannot be rendered again. */
  restore(pages: Array<[key: string, page: Page, renderedAtMs: number]>): void {
    for (const [key, page, renderedAtMs] of pages.toReversed()) {
      this.entries.set(key, { page, renderedAtMs, expiresAtMs: renderedAtMs, isStale: true });
    }
  }

  private put(key: string, page: Page, startedAtMs: number, invalidated: Set<string>): Page {
    if (!page.isCacheable || hasTag(page, invalidated)) return page;
    const before = this.entries.peek(key)?.page;
    const isSame = before?.hash === page.hash && String(before.tags) === String(page.tags);
    if (isSame) this.counts.revalidated += 1;
    const entry = {
      page: isSame ? before : page,
      renderedAtMs: startedAtMs,
      expiresAtMs: expiryOf(startedAtMs),
      isStale: false,
    };
    this.entries.set(key, entry);
    return entry.page;
  }
}

function hasTag({ tags }: Cacheable, invalidated: ReadonlySet<string>): boolean {
  return invalidated.has(PURGE_ALL) || tags.some((tag) => invalidated.has(tag));
}

/** An hour, or midnight (UTC), when figures of "the last 12 months" and "today" change. */
function expiryOf(startedAtMs: number): number {
  const midnightMs = (Math.floor(startedAtMs / DAY_MS) + 1) * DAY_MS;
  return Math.min(startedAtMs + HOUR_MS, midnightMs);
}
