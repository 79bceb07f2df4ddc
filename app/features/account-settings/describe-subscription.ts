import { formatDay } from '../../base/format-day.ts';
import { formatPrice } from '../../base/price.ts';
import { subscriptionText as text } from '../../text/text.ts';
import type { Subscription } from '../billing/contract.ts';

/** "USD 19.00 a month" */
export function priceOf({ price, currency, interval }: Subscription): string {
  return `${formatPrice(price, currency)} ${text.interval[interval]}`;
}

/** The end if auto-renewal were cancelled now. */
export function endIfCancelled(subscription: Subscription): string {
  const { status, current_period_end, access_until } = subscription;
  // The due payment has failed: only the grace period is left.
  return formatDay(status === 'past_due' ? access_until : current_period_end);
}

export function describeNext(subscription: Subscription): string {
  const { status, price, currency, current_period_end, access_until } = subscription;
  const amount = formatPrice(price, currency);
  switch (status) {
    case 'trialing':
      return text.trialEnds(priceOf(subscription), formatDay(current_period_end));
    case 'active':
      return text.renews(amount, formatDay(current_period_end));
    case 'past_due':
      return text.pastDue(formatDay(access_until));
    case 'cancelled':
      return text.endsOn(formatDay(access_until));
    case 'expired':
      return text.endedOn(formatDay(access_until));
  }
}
