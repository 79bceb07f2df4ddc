import { describe, expect, test } from 'vitest';
import type { Interval, Plan } from '../../../base/plans.ts';
import { standardLimits } from '../../../http/limits.ts';
import { describeOffer, findSaving, perMonth } from './plan-offer.ts';

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
const pro = plan(['USD', 'month', 1900], ['USD', 'year', 19_000], ['XOF', 'month', 9_900]);

describe('what a plan costs', () => {
  test('by the month', () => {
    expect(describeOffer(pro, 'month', 'USD')).toEqual({
      monthly: 'USD\u00a019.00',
      charged: 'Charged each month',
      saving: null,
      interval: 'month',
    });
  });

  test('by the year: the price per month, what is charged, and the saving', () => {
    expect(describeOffer(pro, 'year', 'USD')).toEqual({
      monthly: 'USD\u00a015.84',
      charged: 'USD\u00a0190.00 charged once a year',
      saving: 'You save USD\u00a038.00 a year (16%)',
      interval: 'year',
    });
  });

  test('one that is not offered as chosen says how it is', () => {
    expect(describeOffer(pro, 'year', 'XOF')).toEqual({
      monthly: 'XOF\u00a09,900',
      charged: 'Monthly only',
      saving: null,
      interval: 'month',
    });
    const yearly = plan(['USD', 'year', 12_000]);
    expect(describeOffer(yearly, 'month', 'USD')).toMatchObject({
      monthly: 'USD\u00a010.00',
      charged: 'Yearly only: USD\u00a0120.00 charged once a year',
      interval: 'year',
    });
  });

  test('without a price in the currency, and without any', () => {
    expect(describeOffer(pro, 'month', 'EUR')).toMatchObject({
      monthly: null,
      charged: 'Not offered in EUR',
      interval: null,
    });
    expect(describeOffer(plan(), 'year', 'USD')).toMatchObject({
      monthly: 'USD\u00a00.00',
      interval: null,
    });
  });
});

test('a year saves what twelve months cost more, its share rounded down', () => {
  const other = plan(['USD', 'month', 1900], ['USD', 'year', 19_000], ['NGN', 'year', 5]);
  expect(findSaving(other, 'USD')).toEqual({ amount: 3_800, percent: 16 });
  expect(findSaving(other, 'NGN')).toBeNull();
  expect(findSaving(other, 'EUR')).toBeNull();
});

test.each([22_800, 30_000])('a year at %i saves nothing against 1900 a month', (amount) => {
  expect(findSaving(plan(['USD', 'month', 1900], ['USD', 'year', amount]), 'USD')).toBeNull();
});

test('the monthly price is never shown too low', () => {
  expect(perMonth(19_000)).toBe(1_584);
  expect(perMonth(12_000)).toBe(1_000);
});
