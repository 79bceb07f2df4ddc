import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addRecentSearch, formatRecentSearches, readRecentSearches } from './recent-searches.ts';

const cookieOf = (searches: string[]) => formatRecentSearches(searches, false).split(';')[0] ?? '';

describe('recent searches', () => {
  test('at most ten, newest first; a repeat moves to the front', () => {
    let searches: string[] = [];
    for (let n = 1; n <= 12; n += 1) searches = addRecentSearch(searches, `search ${n}`);
    expect(searches).toHaveLength(10);
    expect(searches[0]).toBe('search 12');
    expect(addRecentSearch(['b', 'a'], 'a')).toEqual(['a', 'b']);
    expect(addRecentSearch(['b', 'Kuda'], ' kuda ')).toEqual(['kuda', 'b']);
    expect(addRecentSearch(['a'], '  ')).toEqual(['a']);
  });

  test('a cookie of 6800 days for the whole site, same-site strict, readable by script', () => {
    expect(formatRecentSearches(['a b'], true)).toBe(
      'recent_searches=%5B%22a%20b%22%5D; Path=/; Max-Age=587520000; SameSite=Strict; Secure',
    );
    expect(formatRecentSearches([], false)).not.toMatch(/secure|httponly/i);
  });

  test('other content of the cookie is ignored', () => {
    for (const value of ['', 'x', '%', '%5B', '%7B%7D', 'null', '%221%22']) {
      expect(readRecentSearches(`recent_searches=${value}`)).toEqual([]);
    }
    expect(readRecentSearches(null)).toEqual([]);
    expect(readRecentSearches('theme=dark')).toEqual([]);
    const mixed = encodeURIComponent(JSON.stringify([1, null, ' a ', 'A', ['b'], 'c']));
    expect(readRecentSearches(`theme=dark; recent_searches=${mixed}`)).toEqual(['a', 'c']);
  });

  test('what was written is read again, and a browser keeps it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 30 }),
        (all) => {
          const searches = all.reduce(addRecentSearch, [] as string[]);
          expect(readRecentSearches(cookieOf(searches))).toEqual(searches);
          expect(formatRecentSearches(searches, true).length).toBeLessThan(4_096);
        },
      ),
    );
  });
});
