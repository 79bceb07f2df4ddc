import { beforeEach, describe, expect, test } from 'vitest';
import { type CacheTag, PURGE_ALL } from './cache-tags.ts';
import { type Cacheable, PageCache } from './page-cache.ts';

interface Page extends Cacheable {
  text: string;
}

let nowMs = Date.UTC(2026, 10, 1, 12);
let cache: PageCache<Page>;
beforeEach(() => {
  nowMs = Date.UTC(2026, 10, 1, 12);
  cache = new PageCache({ maxBytes: 100_000, now: () => nowMs });
});

const pageOf = (text: string, tags: CacheTag[] = [], bytes = 100): Page => ({
  text,
  tags,
  hash: text,
  bytes,
  isCacheable: true,
});
const render = (key: string, page: Page | null) => cache.render(key, async () => page);

test('a page is found until one of its tags is invalidated', async () => {
  await render('a', pageOf('a', ['startup:a', 'industry:x']));
  await render('b', pageOf('b', ['startup:b', 'industry:x']));
  cache.invalidate(['startup:a', 'startup:unknown']);
  expect([cache.get('a'), cache.get('b')?.text]).toEqual([undefined, 'b']);
  cache.invalidate(['industry:x']);
  expect(cache.get('b')).toBeUndefined();
});

test('PURGE_ALL invalidates pages without any tag too', async () => {
  await render('terms', pageOf('terms'));
  cache.invalidate([PURGE_ALL]);
  expect(cache.get('terms')).toBeUndefined();
});

describe('while a page is rendered', () => {
  test('an invalidation of its tag leaves nothing in the cache', async () => {
    const begun = Promise.withResolvers<Page>();
    const making = cache.render('a', () => begun.promise);
    cache.invalidate(['startup:a']);
    begun.resolve(pageOf('as it was', ['startup:a']));
    expect((await making)?.text).toBe('as it was');
    expect(cache.get('a')).toBeUndefined();
  });

  test('an invalidation of another tag does no harm', async () => {
    const begun = Promise.withResolvers<Page>();
    const making = cache.render('a', () => begun.promise);
    cache.invalidate(['startup:b', 'ranking']);
    begun.resolve(pageOf('a', ['startup:a']));
    await making;
    expect(cache.get('a')?.text).toBe('a');
  });

  test('who requests it after a write does not get a rendering that began before', async () => {
    const old = Promise.withResolvers<Page>();
    const first = cache.render('a', () => old.promise);
    cache.invalidate(['startup:a']);
    const second = await render('a', pageOf('new', ['startup:a']));
    old.resolve(pageOf('old', ['startup:a']));
    expect([(await first)?.text, second?.text]).toEqual(['old', 'new']);
    expect(cache.get('a')?.text).toBe('new');
  });

  test('a failure reaches all who wait and is not cached', async () => {
    const fails = () => cache.render('a', () => Promise.reject(new Error('no database')));
    const results = await Promise.allSettled([fails(), fails()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await render('a', pageOf('a')))?.text).toBe('a');
  });
});

test('a page rendered again and unchanged stays the same object: revalidated', async () => {
  const first = await render('a', pageOf('same', ['startup:a']));
  cache.invalidate(['startup:a']);
  expect(await render('a', pageOf('same', ['startup:a']))).toBe(first);
  expect(cache.counts.revalidated).toBe(1);
  cache.invalidate(['startup:a']);
  expect(cache.get('a')).toBeUndefined();
});

test('the same bytes with other tags are another page: its headers name them', async () => {
  await render('a', pageOf('same', ['startup:a']));
  cache.invalidate(['startup:a']);
  const second = await render('a', pageOf('same', ['startup:b']));
  expect(second?.tags).toEqual(['startup:b']);
  cache.invalidate(['startup:a']);
  expect(cache.get('a')).toBe(second);
  cache.invalidate(['startup:b']);
  expect(cache.get('a')).toBeUndefined();
});

test('what may not be cached is answered and forgotten', async () => {
  expect((await render('a', { ...pageOf('moved'), isCacheable: false }))?.text).toBe('moved');
  expect(await render('b', null)).toBeNull();
  expect(cache.size.pages).toBe(0);
});

test('bytes are bounded; the least recently requested page goes first', async () => {
  for (let number = 0; number < 200; number++) {
    await render(`page ${number}`, pageOf('p', ['startups', `startup:${number}`], 1_000));
  }
  expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.get('page 0')).toBeUndefined();
  expect(cache.get('page 199')).toBeDefined();
  const before = cache.counts.invalidated;
  cache.invalidate(['startups']);
  expect(cache.counts.invalidated - before).toBe(cache.size.pages);
  cache.invalidate(['startup:0']);
  expect(cache.counts.invalidated - before).toBe(cache.size.pages);
});

test('a page larger than the whole cache is answered and not cached', async () => {
  expect((await render('huge', pageOf('huge', ['startups'], 200_000)))?.text).toBe('huge');
  cache.invalidate(['startups']);
  expect(cache.counts.invalidated).toBe(0);
});

test('a page that grows counts for what it has become', async () => {
  const page = (await render('a', pageOf('a', ['startup:a']))) as Page;
  const before = cache.size.bytes;
  page.bytes += 5_000;
  cache.updateSize('a', page);
  expect(cache.size.bytes - before).toBe(5_000);
  cache.invalidate(['startup:a']);
  expect(cache.get('a')).toBeUndefined();
});
