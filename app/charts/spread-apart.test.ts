import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadApart } from './line-layout.ts';

test('what is apart stays, what is not moves the least way', () => {
  const room = { distance: 10, low: 0, high: 100 };
  expect(spreadApart([80, 20], room)).toEqual([80, 20]);
  expect(spreadApart([50, 50, 50], room)).toEqual([50, 60, 70]);
  expect(spreadApart([99, 98], room)).toEqual([100, 90]);
  expect(spreadApart([], room)).toEqual([]);
});

test('all keep their distance and their order wherever there is room', () => {
  const wanted = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 10 });
  fc.assert(
    fc.property(wanted, (ys) => {
      const placed = spreadApart(ys, { distance: 20, low: 0, high: 200 });
      const sorted = placed.toSorted((a, b) => a - b);
      for (const [index, y] of sorted.entries()) {
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(200);
        if (index > 0) expect(y - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(20);
      }
      for (const [a, y] of ys.entries()) {
        for (const [b, other] of ys.entries()) {
          if (y < other) expect(placed[a]).toBeLessThan(placed[b] ?? 0);
        }
      }
    }),
  );
});
