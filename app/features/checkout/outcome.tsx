import { formatDay } from '../../base/format-day.ts';
import { checkoutPath, comparePath, pathTo, settingsPath } from '../../base/paths.ts';
import { checkoutText } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Checkout, Subscription } from '../billing/contract.ts';

const text = checkoutText.return;

export function Paid({ subscription }: { subscription: Subscription | null }) {
  return (
    <>
      <p className="lead">
        {text.paidWhy}{' '}
        {subscription?.auto_renew && text.renews(formatDay(subscription.current_period_end))}
      </p>
      <h2>{text.next}</h2>
      <ul>
        <li>
          <a href={pathTo('/advanced-search')}>{text.uses.search}</a>
        </li>
        <li>
          <a href={comparePath([])}>{text.uses.compare}</a>
        </li>
        <li>
          <a href={settingsPath('subscription')}>{text.uses.settings}</a>
        </li>
      </ul>
    </>
  );
}

export function Unpaid({
  why,
  again,
  checkout,
}: {
  why: string;
  again: string;
  checkout: Checkout;
}) {
  const { plan, interval, currency } = checkout;
  return (
    <>
      <p className="lead">{why}</p>
      <p>
        <ButtonLink
          href={checkoutPath({ plan, interval, currency })}
          look="primary"
          large
          rel="nofollow"
        >
          {again}
        </ButtonLink>
      </p>
    </>
  );
}
