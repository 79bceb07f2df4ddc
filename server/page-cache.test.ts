import { beforeEach, describe, expect, test } from 'vitest';
import { type Keepable, PageCache } from './page-cache.ts';

interface Page extends Keepable {
  text: string;
}

let nowMs = Date.UTC(2026, 10, 1, 12);
let cache: PageCache<Page>;
beforeEach(() => {
  nowMs = Date.UTC(2026, 10, 1, 12);
  cache = new PageCache({ maxBytes: 100_000, now: () => nowMs });
});

const pageOf = (text: string, shows: string[] = [], bytes = 100): Page => ({
  text,
  shows,
  hash: text,
  bytes,
  isKept: true,
});
const make = (name: string, page: Page | null) => cache.make(name, async () => page);

test('what is made is found until one of its keys is touched', async () => {
  await make('a', pageOf('a', ['startup:a', 'industry:x']));
  await make('b', pageOf('b', ['startup:b', 'industry:x']));
  cache.touch(['startup:a', 'startup:unknown']);
  expect([cache.find('a'), cache.find('b')?.text]).toEqual([undefined, 'b']);
  cache.touch(['industry:x']);
  expect(cache.find('b')).toBeUndefined();
});

test('"all" touches pages without any key too', async () => {
  await make('terms', pageOf('terms'));
  cache.touch(['all']);
  expect(cache.find('terms')).toBeUndefined();
});

test('a rank moves for those between the total before and after, not for the others', async () => {
  for (const total of [10, 20, 30]) await make(`at ${total}`, pageOf('p', [`rank:${total}`]));
  cache.touch(['rank:20:30']);
  expect([10, 20, 30].map((total) => cache.find(`at ${total}`) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

describe('while a page is being made', () => {
  test('a write that touches it leaves nothing in the cache', async () => {
    const begun = Promise.withResolvers<Page>();
    const making = cache.make('a', () => begun.promise);
    cache.touch(['startup:a']);
    begun.resolve(pageOf('as it was', ['startup:a']));
    expect((await making)?.text).toBe('as it was');
    expect(cache.find('a')).toBeUndefined();
  });

  test('a write that touches something else does no harm', async () => {
    const begun = Promise.withResolvers<Page>();
    const making = cache.make('a', () => begun.promise);
    cache.touch(['startup:b', 'rank:0:5']);
    begun.resolve(pageOf('a', ['startup:a', 'rank:5']));
    await making;
    expect(cache.find('a')?.text).toBe('a');
  });

  test('who asks after a write does not get what began before it', async () => {
    const old = Promise.withResolvers<Page>();
    const first = cache.make('a', () => old.promise);
    cache.touch(['startup:a']);
    const second = await make('a', pageOf('new', ['startup:a']));
    old.resolve(pageOf('old', ['startup:a']));
    expect([(await first)?.text, second?.text]).toEqual(['old', 'new']);
    expect(cache.find('a')?.text).toBe('new');
  });

  test('a failure is told to all who wait and not kept', async () => {
    const fails = () => cache.make('a', () => Promise.reject(new Error('no database')));
    const results = await Promise.allSettled([fails(), fails()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await make('a', pageOf('a')))?.text).toBe('a');
  });
});

test('a page that is made anew and is the same stays the object it was', async () => {
  const first = await make('a', pageOf('same', ['startup:a']));
  cache.touch(['startup:a']);
  expect(await make('a', pageOf('same', ['startup:a']))).toBe(first);
  expect(cache.counts.confirmed).toBe(1);
  cache.touch(['startup:a']);
  expect(cache.find('a')).toBeUndefined();
});

test('a page of the same bytes under other keys is another: its headers name them', async () => {
  await make('a', pageOf('same', ['startup:a']));
  cache.touch(['startup:a']);
  const second = await make('a', pageOf('same', ['startup:b']));
  expect(second?.shows).toEqual(['startup:b']);
  cache.touch(['startup:a']);
  expect(cache.find('a')).toBe(second);
  cache.touch(['startup:b']);
  expect(cache.find('a')).toBeUndefined();
});

test('what is not to be kept is answered and forgotten', async () => {
  expect((await make('a', { ...pageOf('moved'), isKept: false }))?.text).toBe('moved');
  expect(await make('b', null)).toBeNull();
  expect(cache.size.pages).toBe(0);
});

test('bytes are bounded; what was asked for longest ago goes first, out of its keys as well', async () => {
  for (let number = 0; number < 200; number++) {
    await make(`page ${number}`, pageOf('p', ['startups', `startup:${number}`], 1_000));
  }
  expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.find('page 0')).toBeUndefined();
  expect(cache.find('page 199')).toBeDefined();
  const before = cache.counts.touched;
  cache.touch(['startups']);
  expect(cache.counts.touched - before).toBe(cache.size.pages);
  cache.touch(['startup:0']);
  expect(cache.counts.touched - before).toBe(cache.size.pages);
});

test('a page larger than the whole cache is answered and leaves nothing behind', async () => {
  expect((await make('huge', pageOf('huge', ['startups'], 200_000)))?.text).toBe('huge');
  cache.touch(['startups']);
  expect(cache.counts.touched).toBe(0);
});

test('a page that grows counts for what it has become', async () => {
  const page = (await make('a', pageOf('a', ['startup:a']))) as Page;
  const before = cache.size.bytes;
  page.bytes += 5_000;
  cache.resize('a', page);
  expect(cache.size.bytes - before).toBe(5_000);
  cache.touch(['startup:a']);
  expect(cache.find('a')).toBeUndefined();
});
