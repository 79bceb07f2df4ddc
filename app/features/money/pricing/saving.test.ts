import { expect, test } from 'vitest';
import type { Interval, Plan } from '../../../base/plans.ts';
import { standardLimits } from '../../../http/limits.ts';
import { findSaving, perMonth } from './saving.ts';

function plan(...prices: Array<[string, Interval, number]>): Plan {
  return {
    slug: 'pro',
    name: 'Pro',
    summary: '',
    features: {},
    limits: standardLimits('subscriber'),
    trialDays: 0,
    prices: prices.map(([currency, interval, amount]) => ({
      currency,
      interval,
      amount,
      providerIds: {},
    })),
  };
}

test('a year saves what twelve months cost more, its share rounded down', () => {
  const pro = plan(['USD', 'month', 1900], ['USD', 'year', 19_000], ['NGN', 'year', 5]);
  expect(findSaving(pro, 'USD')).toEqual({ amount: 3_800, percent: 16 });
  expect(findSaving(pro, 'NGN')).toBeNull();
  expect(findSaving(pro, 'EUR')).toBeNull();
});

test.each([22_800, 30_000])('a year at %i saves nothing against 1900 a month', (amount) => {
  expect(findSaving(plan(['USD', 'month', 1900], ['USD', 'year', amount]), 'USD')).toBeNull();
});

test('the monthly price is never shown too low', () => {
  expect(perMonth(19_000)).toBe(1_584);
  expect(perMonth(12_000)).toBe(1_000);
});
