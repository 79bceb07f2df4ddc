// The provider's return addresses. They show what the provider's events reported; parameters from
// the browser are not trusted.
import { formatDay } from '../../../base/dates.ts';
import { checkoutPath, checkoutReturnPath, pathTo, settingsPath } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { checkoutText } from '../../../text/text.ts';
import { Island } from '../../../ui/island.tsx';
import type { Checkout, Subscription } from '../billing/contract.ts';
import { checkoutState, findSubscription } from '../billing/queries.server.ts';
import { NoPurchase } from './checkout-form.tsx';
import { WaitForPayment } from './wait-for-payment.tsx';

const { return: text, cancelled } = checkoutText;

interface Returned {
  checkout: Checkout;
  /** Set once paid. */
  subscription: Subscription | null;
}

/** Waits for the events of an open checkout. */
export const checkoutReturnPage: Page = page<Returned>({
  async load(context) {
    const checkout = await loadCheckout(context);
    if (checkout.state !== 'paid') return { checkout, subscription: null };
    const { userId } = requireSession(context);
    return { checkout, subscription: await findSubscription(context, userId) };
  },
  head: ({ checkout }) => ({
    title: text.titles[checkout.state],
    description: checkoutText.description,
    noindex: true,
  }),
  body: ({ checkout, subscription }) => {
    const { state, uuid } = checkout;
    const title = text.titles[state];
    if (state === 'held') return <NoPurchase title={title} lead={text.heldWhy} />;
    if (state === 'declined') {
      return (
        <NoPurchase title={title} lead={text.declinedWhy} {...wayBack(checkout, text.again)} />
      );
    }
    return (
      <div className="flow prose">
        <h1>{title}</h1>
        {state === 'paid' ? (
          <Paid subscription={subscription} />
        ) : (
          <Island
            name="wait-for-payment"
            component={WaitForPayment}
            props={{ uuid, href: checkoutReturnPath(uuid) }}
          />
        )}
      </div>
    );
  },
});

/** For visitors who turned back without paying. */
export const checkoutCancelledPage: Page = page<Checkout>({
  async load(context) {
    const checkout = await loadCheckout(context);
    if (checkout.state === 'paid') throw new Redirect(checkoutReturnPath(checkout.uuid));
    return checkout;
  },
  head: () => ({ title: cancelled.title, description: checkoutText.description, noindex: true }),
  body: (checkout) => (
    <NoPurchase
      title={cancelled.title}
      lead={cancelled.why}
      {...wayBack(checkout, cancelled.again)}
    />
  ),
});

function loadCheckout(context: Context): Promise<Checkout> {
  const { userId } = requireSession(context);
  return checkoutState(context.sql, userId, context.url.searchParams.get('checkout') ?? '');
}

function wayBack({ plan, interval, currency }: Checkout, label: string) {
  return { href: checkoutPath({ plan, interval, currency }), label, rel: 'nofollow' };
}

function Paid({ subscription }: Pick<Returned, 'subscription'>) {
  const uses = [
    { href: pathTo('/advanced-search'), label: text.uses.search },
    { href: pathTo('/compare'), label: text.uses.compare },
    { href: settingsPath('subscription'), label: text.uses.settings },
  ];
  return (
    <>
      <p className="lead">
        {text.paidWhy}{' '}
        {subscription?.auto_renew && text.renews(formatDay(subscription.current_period_end))}
      </p>
      <h2>{text.next}</h2>
      <ul>
        {uses.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
