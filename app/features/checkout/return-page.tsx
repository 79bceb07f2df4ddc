// The provider's return address. It shows what the provider's events reported and waits for them;
// parameters from the browser are not trusted (decisions.md, subscription).
import { checkoutReturnPath } from '../../base/paths.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { checkoutText } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import type { Checkout, Subscription } from '../billing/contract.ts';
import { checkoutState, findSubscription } from '../billing/queries.server.ts';
import { Paid, Unpaid } from './outcome.tsx';
import { WaitForPayment } from './wait-for-payment.tsx';

const text = checkoutText.return;

interface Returned {
  checkout: Checkout;
  /** Set once paid. */
  subscription: Subscription | null;
}

export const checkoutReturnPage: Page = page<Returned>({
  cache: 'private',
  async load(context) {
    const { userId } = requireSession(context);
    const { sql, url, plans, now } = context;
    const checkout = await checkoutState(sql, userId, url.searchParams.get('checkout') ?? '');
    const isPaid = checkout.state === 'paid';
    return {
      checkout,
      subscription: isPaid ? await findSubscription(sql, userId, plans, now) : null,
    };
  },
  head: ({ checkout }) => ({
    title: text.titles[checkout.state],
    description: checkoutText.description,
    noindex: true,
  }),
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
