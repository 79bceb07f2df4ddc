// Visitors can open checkout; paying needs a session (decisions.md, subscription).
import { HttpError, Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { checkoutText as text } from '../../text/text.ts';
import { checkoutBody } from '../billing/contract.ts';
import { startCheckout } from '../billing/start-checkout.server.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { ChoosePlan, NothingToPay, Subscribed } from './checkout-states.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { type Checkout, findPurchase, loadCheckout } from './load-checkout.server.ts';

export const checkoutPage: Page = page<Checkout>({
  cache: 'private',
  load: (context) => loadCheckout(context),
  async submit(context, _params, form) {
    requireSession(context);
    const wanted = findPurchase(context.plans, context.url.searchParams);
    if (!wanted) return loadCheckout(context);
    const given = checkoutBody.safeParse({
      plan: wanted.plan.slug,
      interval: wanted.price.interval,
      currency: wanted.price.currency,
      provider: form.get('provider') ?? undefined,
    });
    if (!given.success) {
      return loadCheckout(context, {
        message: text.wrong.provider,
        status: 422,
        isOfProvider: true,
      });
    }
    try {
      const { url } = await startCheckout(context, given.data);
      throw new Redirect(url);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return loadCheckout(context, { message: error.message, status: error.status });
    }
  },
  head: (checkout) => ({
    title: checkout.kind === 'buy' ? text.titleOf(checkout.purchase.plan.name) : text.title,
    description: text.description,
    noindex: true,
    hasErrors: checkout.kind === 'buy' && checkout.problem !== null,
    errorStatus: checkout.kind === 'buy' ? checkout.problem?.status : 200,
  }),
  body: (checkout, { session, plans, now }) => {
    if (checkout.kind === 'open') return <NothingToPay />;
    if (checkout.kind === 'choose') return <ChoosePlan />;
    if (checkout.kind === 'subscribed') return <Subscribed subscription={checkout.subscription} />;
    const { purchase, problem } = checkout;
    return (
      <>
        <h1>{text.titleOf(purchase.plan.name)}</h1>
        <div className="grid checkout">
          <div className="col-6">
            <CheckoutSummary purchase={purchase} plans={plans} />
          </div>
          <div className="col-6">
            <CheckoutForm {...{ purchase, problem, session, now }} />
          </div>
        </div>
      </>
    );
  },
});
