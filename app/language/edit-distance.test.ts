import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countEdits, countEditsToBeginnings } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['', 'kuda', 4],
  ['kuda', '', 4],
  ['kuda', 'kuda', 0],
  ['kuda', 'kdua', 1],
  ['kuda', 'kudaa', 1],
  ['kuda', 'kda', 1],
  ['kuda', 'koda', 1],
  ['morroco', 'morocco', 2],
  ['abc', 'xyz', 3],
  // No letter is edited twice: "ca" to "abc" is not a swap and an insertion.
  ['ca', 'abc', 3],
])('%j and %j are %i apart', (one, other, edits) => {
  expect(countEdits(one, other)).toBe(edits);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test('it is the same both ways, and whatever was compared before', () => {
  fc.assert(
    fc.property(word, word, word, (one, other, before) => {
      const edits = countEdits(one, other);
      countEdits(before, one);
      expect(countEdits(other, one)).toBe(edits);
      expect(edits).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      expect(edits).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});

test('beginnings are compared as if they were the whole', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const edits = countEditsToBeginnings(one, other).slice(0, other.length + 1);
      const each = edits.map((_, length) => countEdits(one, other.slice(0, length)));
      expect(edits).toEqual(each);
    }),
  );
});
