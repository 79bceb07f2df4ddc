import { formatDay } from '../../base/format-day.ts';
import { subscriptionText as text } from '../../text/text.ts';
import { FactList } from '../../ui/fact-list.tsx';
import type { Subscription } from '../billing/contract.ts';
import { describeNext, priceOf } from './describe-subscription.ts';

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
