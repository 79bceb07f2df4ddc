import { formatDay } from '../../base/format-day.ts';
import { formatPrice } from '../../base/price.ts';
import { subscriptionText as text } from '../../text/text.ts';
import { FactList } from '../../ui/fact-list.tsx';
import type { Subscription } from '../billing/contract.ts';

export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { plan_name, status, started_at, current_period_end, access_until } = subscription;
  const renews = status === 'active' || status === 'trialing';
  const [what, when] = renews
    ? [text.renewal, current_period_end]
    : [status === 'expired' ? text.ended : text.end, access_until];
  const facts: Array<[string, string]> = [
    [text.plan, plan_name],
    [text.state, text.states[status]],
    [text.price, priceOf(subscription)],
    [text.started, formatDay(started_at)],
    [what, formatDay(when)],
  ];
  return (
    <>
      <FactList facts={facts} />
      <p>{describeNext(subscription)}</p>
    </>
  );
}

/** "USD 19.00 a month" */
function priceOf({ price, currency, interval }: Subscription): string {
  return `${formatPrice(price, currency)} ${text.interval[interval]}`;
}

function describeNext(subscription: Subscription): string {
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
