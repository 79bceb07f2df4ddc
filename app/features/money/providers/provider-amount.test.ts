import { expect, test } from 'vitest';
import { fromPaystackAmount, toPaystackAmount } from './paystack-events.ts';
import { fromStripeAmount, toStripeAmount } from './stripe-events.ts';

const CASES = [
  // Currency, our amount, Stripe's, Paystack's.
  ['USD', 1900, 1900, 1900],
  ['NGN', 1_500_000, 1_500_000, 1_500_000],
  ['XOF', 9900, 9900, 990_000],
  ['JPY', 500, 500, 50_000],
  ['UGX', 70_000, 7_000_000, 7_000_000],
  ['ISK', 2500, 250_000, 250_000],
] as const;

test('each provider charges the same sum, in its own units', () => {
  for (const [currency, amount, stripe, paystack] of CASES) {
    expect([currency, toStripeAmount(amount, currency)]).toEqual([currency, stripe]);
    expect([currency, toPaystackAmount(amount, currency)]).toEqual([currency, paystack]);
    expect(fromStripeAmount(stripe, currency)).toBe(amount);
    expect(fromPaystackAmount(paystack, currency)).toBe(amount);
  }
});
