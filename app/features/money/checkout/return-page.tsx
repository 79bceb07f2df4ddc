// The provider's return addresses. They show what the provider's events reported; parameters from
// the browser are not trusted (decisions.md, subscription).
import { formatDay } from '../../../base/dates.ts';
import {
  checkoutPath,
  checkoutReturnPath,
  comparePath,
  pathTo,
  settingsPath,
} from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { checkoutText } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Island } from '../../../ui/island.tsx';
import type { Checkout, Subscription } from '../billing/contract.ts';
import { checkoutState, findSubscription } from '../billing/queries.server.ts';
import { WaitForPayment } from './wait-for-payment.tsx';

const { description, return: text, cancelled } = checkoutText;

interface Returned {
  checkout: Checkout;
  /** Set once paid. */
  subscription: Subscription | null;
}

/** Waits for the events of an open checkout. */
export const checkoutReturnPage: Page = page<Returned>({
  cache: 'private',
  async load(context) {
    const checkout = await loadCheckout(context);
    if (checkout.state !== 'paid') return { checkout, subscription: null };
    const { userId } = requireSession(context);
    return { checkout, subscription: await findSubscription(context, userId) };
  },
  head: ({ checkout }) => ({ title: text.titles[checkout.state], description, noindex: true }),
  body: ({ checkout, subscription }) => (
    <div className="flow prose">
      <h1>{text.titles[checkout.state]}</h1>
      {checkout.state === 'paid' && <Paid subscription={subscription} />}
      {checkout.state === 'declined' && (
        <Unpaid why={text.declinedWhy} again={text.again} checkout={checkout} />
      )}
      {checkout.state === 'held' && <p className="lead">{text.heldWhy}</p>}
      {checkout.state === 'open' && (
        <Island
          name="wait-for-payment"
          component={WaitForPayment}
          props={{ uuid: checkout.uuid, href: checkoutReturnPath(checkout.uuid) }}
        />
      )}
    </div>
  ),
});

/** For visitors who turned back without paying. */
export const checkoutCancelledPage: Page = page<Checkout>({
  cache: 'private',
  async load(context) {
    const checkout = await loadCheckout(context);
    if (checkout.state === 'paid') throw new Redirect(checkoutReturnPath(checkout.uuid));
    return checkout;
  },
  head: () => ({ title: cancelled.title, description, noindex: true }),
  body: (checkout) => (
    <div className="flow prose">
      <h1>{cancelled.title}</h1>
      <Unpaid why={cancelled.why} again={cancelled.again} checkout={checkout} />
    </div>
  ),
});

function loadCheckout(context: Context): Promise<Checkout> {
  const { userId } = requireSession(context);
  return checkoutState(context.sql, userId, context.url.searchParams.get('checkout') ?? '');
}

function Paid({ subscription }: Pick<Returned, 'subscription'>) {
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

interface UnpaidProps {
  why: string;
  again: string;
  checkout: Checkout;
}

function Unpaid({ why, again, checkout: { plan, interval, currency } }: UnpaidProps) {
  const href = checkoutPath({ plan, interval, currency });
  return (
    <>
      <p className="lead">{why}</p>
      <p>
        <ButtonLink href={href} look="primary" large rel="nofollow">
          {again}
        </ButtonLink>
      </p>
    </>
  );
}
