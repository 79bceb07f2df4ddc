import { expect, test } from 'vitest';
import { wrapText } from './text-width.ts';

test('words go on lines, and what is too long is cut', () => {
  expect(wrapText('one two three', 1_000, 10, 2)).toEqual(['one two three']);
  expect(wrapText('one two three four', 45, 10, 3)).toEqual(['one two', 'three', 'four']);
  const [first, second, ...more] = wrapText('one two three four five', 50, 10, 2);
  expect(first).toBe('one two');
  expect(second).toMatch(/^three.*…$/);
  expect(more).toEqual([]);
});
