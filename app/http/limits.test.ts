import { describe, expect, test } from 'vitest';
import { ACCESS_LIMITS, type Plan, type Plans } from '../base/plans.ts';
import { limitsOf, standardLimits, tabulateLimits } from './limits.ts';

function plan(slug: string, amount: number | null, limits = standardLimits('subscriber')): Plan {
  const price = { currency: 'USD', interval: 'month' as const, providerIds: {} };
  const prices = amount === null ? [] : [{ ...price, amount }];
  return { slug, name: slug, summary: '', features: {}, limits, trialDays: 0, prices };
}
const offer = (...plans: Plan[]): Plans => ({ isSample: false, features: [], plans });
const usual = offer(plan('free', null, standardLimits('account')), plan('pro', 1900));
const subscriber = { hasActiveSubscription: true, plan: 'pro' };

describe('limits', () => {
  test('are those of the table', () => {
    expect(limitsOf({ session: null, plans: usual })).toEqual({
      csvRows: 2_000,
      comparedOnPage: 5,
      savedComparisons: 0,
      lists: 0,
      listRows: 0,
      alerts: 0,
      apiCallsPerMinute: 60,
    });
    expect(limitsOf({ session: {}, plans: usual })).toEqual({
      csvRows: 10_000,
      comparedOnPage: 5,
      savedComparisons: 10,
      lists: 5,
      listRows: 200,
      alerts: 5,
      apiCallsPerMinute: 120,
    });
    expect(limitsOf({ session: subscriber, plans: usual })).toEqual({
      csvRows: 50_000,
      comparedOnPage: 10,
      savedComparisons: 200,
      lists: 100,
      listRows: 2_000,
      alerts: 100,
      apiCallsPerMinute: 600,
    });
  });

  test('a plan gives what the operator says; one no longer offered gives the usual', () => {
    const own = offer(
      plan('basic', null, { ...standardLimits('account'), csvRows: 3_000 }),
      plan('team', 4900, { ...standardLimits('subscriber'), csvRows: 9_000 }),
    );
    expect(limitsOf({ session: { ...subscriber, plan: 'team' }, plans: own }).csvRows).toBe(9_000);
    expect(limitsOf({ session: subscriber, plans: own }).csvRows).toBe(50_000);
    expect(limitsOf({ session: {}, plans: own }).csvRows).toBe(3_000);
    const ended = { hasActiveSubscription: false, plan: 'team' };
    expect(limitsOf({ session: ended, plans: own }).csvRows).toBe(3_000);
  });

  test('as a table they are those of the plans', () => {
    expect(tabulateLimits(usual)).toEqual(ACCESS_LIMITS);
    const own = offer(plan('team', 4900, { ...standardLimits('subscriber'), csvRows: 9_000 }));
    expect(tabulateLimits(own).csvRows).toEqual({
      visitor: 2_000,
      account: 10_000,
      subscriber: 9_000,
    });
    expect(tabulateLimits(offer()).savedComparisons).toEqual({
      visitor: 0,
      account: 200,
      subscriber: 200,
    });
  });

  test('without a free plan in the file an account has the usual', () => {
    const paidOnly = offer(plan('pro', 1900));
    expect(limitsOf({ session: {}, plans: paidOnly })).toEqual(standardLimits('account'));
  });

  test.each([
    ['no plan', offer()],
    ['no priced plan', offer(plan('free', null, standardLimits('account')))],
  ])('with %s everybody has a subscriber’s limits; saving still needs an account', (_, plans) => {
    expect(limitsOf({ session: null, plans })).toEqual({
      ...standardLimits('subscriber'),
      savedComparisons: 0,
      lists: 0,
      listRows: 0,
      alerts: 0,
    });
    expect(limitsOf({ session: {}, plans })).toEqual(standardLimits('subscriber'));
  });
});
