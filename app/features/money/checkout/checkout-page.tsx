// Visitors can open checkout; paying needs a session.
import { formatDay } from '../../../base/dates.ts';
import { checkoutPath, pathTo, settingsPath } from '../../../base/paths.ts';
import { findPlan, findPrice, isAllOpen, type Plans } from '../../../base/plans.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { checkoutText as text } from '../../../text/text.ts';
import { checkoutBody, type Subscription } from '../billing/contract.ts';
import { findSubscription } from '../billing/queries.server.ts';
import { startCheckout } from '../billing/start-checkout.server.ts';
import { listSellers } from '../providers/list-providers.server.ts';
import {
  CheckoutForm,
  CheckoutSummary,
  NoPurchase,
  type Problem,
  type Purchase,
} from './checkout-form.tsx';

type CheckoutData =
  | { kind: 'open' }
  | { kind: 'choose' }
  | { kind: 'subscribed'; subscription: Subscription }
  | { kind: 'buy'; purchase: Purchase; problem: Problem | null };

export const checkoutPage: Page = page<CheckoutData>({
  load: (context) => loadCheckout(context),
  async submit(context, _params, form) {
    requireSession(context);
    const wanted = findPurchase(context.plans, context.url.searchParams);
    if (!wanted) return loadCheckout(context);
    const { plan, price } = wanted;
    const given = checkoutBody.safeParse({
      plan: plan.slug,
      interval: price.interval,
      currency: price.currency,
      provider: form.get('provider') ?? undefined,
    });
    if (!given.success) {
      const message = text.wrong.provider;
      return loadCheckout(context, { message, status: 422, isOfProvider: true });
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
    isTool: true,
    hasErrors: checkout.kind === 'buy' && checkout.problem !== null,
    errorStatus: checkout.kind === 'buy' ? checkout.problem?.status : 200,
  }),
  body: (checkout, { session, plans, now }) => {
    if (checkout.kind === 'open') return <NoPurchase title={text.openTitle} lead={text.open} />;
    if (checkout.kind === 'choose') {
      const wayOn = { href: pathTo('/pricing'), label: text.seePlans };
      return <NoPurchase title={text.chooseTitle} lead={text.choose} {...wayOn} />;
    }
    if (checkout.kind === 'subscribed') {
      const { subscription } = checkout;
      const title = text.subscribedTitle(subscription.plan_name);
      const wayOn = { href: settingsPath('subscription'), label: text.toSettings };
      return <NoPurchase title={title} lead={sayStanding(subscription)} {...wayOn} />;
    }
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

/** The request only names plan, interval and currency; prices come from the plans. */
async function loadCheckout(
  context: Context,
  problem: Problem | null = null,
): Promise<CheckoutData> {
  const { session, plans, url } = context;
  if (isAllOpen(plans)) return { kind: 'open' };
  const subscription = session && (await findSubscription(context, session.userId));
  if (subscription && subscription.status !== 'expired') {
    return { kind: 'subscribed', subscription };
  }
  const found = findPurchase(plans, url.searchParams);
  if (!found) return { kind: 'choose' };
  const providers = listSellers(context, found.price).map(({ name, hasTrials }) => ({
    name,
    trialDays: hasTrials && !subscription ? found.plan.trialDays : 0,
  }));
  return { kind: 'buy', problem, purchase: { ...found, providers } };
}

/** Missing parameters take the first offered. Null if not for sale. */
function findPurchase(plans: Plans, query: URLSearchParams): Omit<Purchase, 'providers'> | null {
  const priced = plans.plans.filter(({ prices }) => prices.length > 0);
  const slug = query.get('plan');
  const plan = slug ? findPlan(plans, slug) : priced.length === 1 ? priced[0] : null;
  const first = plan?.prices[0];
  if (!plan || !first) return null;
  const currency = (query.get('currency') ?? first.currency).toUpperCase();
  const interval = query.get('interval') ?? first.interval;
  const price = findPrice(plan, interval, currency);
  if (!price) return null;
  return {
    plan,
    price,
    path: checkoutPath({ plan: plan.slug, interval: price.interval, currency }),
    other: plan.prices.find((one) => one.currency === currency && one !== price) ?? null,
  };
}

function sayStanding({ plan_name, status, access_until }: Subscription): string {
  const end = formatDay(access_until);
  if (status === 'cancelled') return text.ended(plan_name, end);
  return status === 'past_due' ? text.due(end) : text.subscribed;
}
