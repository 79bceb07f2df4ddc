/** Zero-decimal currencies that Stripe counts in hundredths (docs.stripe.com/currencies). */
const STRIPE_IN_HUNDREDTHS = new Set(['ISK', 'UGX']);

export function toStripeAmount(minor: number, currency: string): number {
  return STRIPE_IN_HUNDREDTHS.has(currency) ? minor * 100 : minor;
}

export function fromStripeAmount(amount: number, currency: string): number {
  return STRIPE_IN_HUNDREDTHS.has(currency) ? Math.round(amount / 100) : amount;
}

/** Paystack counts every currency in hundredths, also the franc CFA, which has none. */
export function toPaystackAmount(minor: number, currency: string): number {
  return minor * paystackFactor(currency);
}

export function fromPaystackAmount(amount: number, currency: string): number {
  return Math.round(amount / paystackFactor(currency));
}

function paystackFactor(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** (2 - maximumFractionDigits);
}
