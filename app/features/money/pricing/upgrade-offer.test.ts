import { expect, test } from 'vitest';
import type { Interval, Plan, Plans } from '../../../base/plans.ts';
import { standardLimits } from '../../../http/limits.ts';
import { offerUpgrade } from './upgrade-offer.ts';

function plan(name: string, csvRows: number, ...prices: Array<[Interval, number]>): Plan {
  return {
    slug: name.toLowerCase(),
    name,
    summary: '',
    features: {},
    limits: { ...standardLimits('account'), csvRows },
    trialDays: 0,
    prices: prices.map(([interval, amount]) => ({
      currency: 'USD',
      interval,
      amount,
      providerIds: {},
    })),
  };
}
const offer = (...plans: Plan[]): Plans => ({ isSample: true, features: [], plans });
const plans = offer(
  plan('Free', 1_000),
  plan('Large', 50_000, ['month', 4900]),
  plan('Small', 5_000, ['year', 12_000], ['month', 1900]),
);
const subscribed = (slug: string) => ({ hasActiveSubscription: true, plan: slug });

test('the cheapest plan that gives more, with its price by the month', () => {
  expect(offerUpgrade({ session: {}, plans }, 'csvRows')).toEqual({
    plan: 'Small',
    limit: 5_000,
    price: 'USD\u00a019.00 a month',
    isSamplePrice: true,
    href: '/pricing',
  });
});

test('to who has one plan the next; to who has the largest none', () => {
  const next = offerUpgrade({ session: subscribed('small'), plans }, 'csvRows');
  expect(next?.plan).toBe('Large');
  expect(offerUpgrade({ session: subscribed('large'), plans }, 'csvRows')).toBeNull();
});

test('no plan is offered for a limit that none of them raises, nor where all is open', () => {
  const open = offer(plan('Free', 9));
  expect(offerUpgrade({ session: {}, plans }, 'comparedOnPage')).toBeNull();
  expect(offerUpgrade({ session: null, plans: open }, 'csvRows')).toBeNull();
});

test('a plan paid by the year only says its price so', () => {
  const yearly = offer(plan('Pro', 50_000, ['year', 19_000]));
  expect(offerUpgrade({ session: null, plans: yearly }, 'csvRows')).toMatchObject({
    price: 'USD\u00a0190.00 a year',
    href: '/pricing?interval=year',
  });
});
