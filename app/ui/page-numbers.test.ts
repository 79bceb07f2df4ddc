import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPageRange, listPageNumbers } from './lists.tsx';

describe('listPageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [2, 341, [1, 2, 3, 4, 'gap', 341]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [6, 11, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 11]],
    [341, 341, [1, 'gap', 339, 340, 341]],
  ])('page %d of %d', (page, last, expected) => {
    expect(listPageNumbers(page, last)).toEqual(expected);
  });

  it('rises, holds first, current and last, and a gap stands for two pages or more', () => {
    const pages = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(pages, pages, (a, b) => {
        const [page, last] = [Math.min(a, b), Math.max(a, b)];
        const listed = listPageNumbers(page, last);
        expect(listed).toContain(page);
        expect([listed[0], listed.at(-1)]).toEqual([1, last]);
        for (const [index, number] of listed.entries()) {
          const before = listed[index - 1];
          if (number === 'gap') {
            expect(Number(listed[index + 1]) - Number(before)).toBeGreaterThan(2);
          } else if (typeof before === 'number') {
            expect(number).toBe(before + 1);
          }
        }
      }),
    );
  });
});

describe('getPageRange', () => {
  it('is 1-based and ends with the last row', () => {
    expect(getPageRange(2, 20, 6812)).toEqual({ from: 21, to: 40 });
    expect(getPageRange(341, 20, 6812)).toEqual({ from: 6801, to: 6812 });
    expect(getPageRange(1, 10, 1)).toEqual({ from: 1, to: 1 });
  });
});
