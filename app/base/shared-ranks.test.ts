import { expect, test } from 'vitest';
import { shareRanks } from './count.ts';

test('equal values share a rank, and the next one counts them', () => {
  expect(shareRanks([9, 7, 7, 3, 1, 1])).toEqual(['1', '=2', '=2', '4', '=5', '=5']);
  expect(shareRanks([])).toEqual([]);
});
