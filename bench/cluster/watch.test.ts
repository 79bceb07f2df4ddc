import { expect, test } from 'vitest';
import { countTakenByTwo, longestGapMs } from './watch.ts';

test('a gap is counted from the begin and to the end', () => {
  expect(longestGapMs([120, 110, 190], 100, 200)).toBe(70);
  expect(longestGapMs([50, 260], 100, 200)).toBe(100);
});

test('a primary that takes a write after its successor did is counted', () => {
  const takenBy = (...writers: string[]) =>
    countTakenByTwo(
      writers.map((writer, atMs) => ({ id: String(atMs), writer, atMs })),
      ['one', 'two', 'three'],
    );
  expect(takenBy('one', 'client', 'one', 'two', 'client', 'two')).toBe(0);
  expect(takenBy('one', 'two', 'one', 'two', 'one')).toBe(2);
});
