import { expect, test } from 'vitest';
import { createShare } from './share.ts';

test('equal values are one, until more than the limit are kept', () => {
  const share = createShare<readonly string[]>(2, (texts) => texts.join('\n'));
  const first = share(['a', 'b']);
  expect(share(['a', 'b'])).toBe(first);
  expect(share(['a'])).toEqual(['a']);
  expect(share(['a', 'b'])).toBe(first);
  share(['c']);
  expect(share(['a', 'b'])).not.toBe(first);
});
