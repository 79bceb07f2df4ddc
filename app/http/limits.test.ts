import { expect, test } from 'vitest';
import { limitsOf } from './limits.ts';

test("limits are those of decisions.md, visitors' limits", () => {
  expect(limitsOf(null)).toEqual({
    csvRows: 100,
    comparedOnPage: 5,
    savedComparisons: 0,
    apiCallsPerMinute: 60,
  });
  expect(limitsOf({})).toMatchObject({ csvRows: 1_000, comparedOnPage: 5, savedComparisons: 10 });
  expect(limitsOf({ hasActiveSubscription: true })).toMatchObject({
    csvRows: 50_000,
    comparedOnPage: 10,
    savedComparisons: 200,
    apiCallsPerMinute: 600,
  });
});
