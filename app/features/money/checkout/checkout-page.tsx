// Visitors can open checkout; paying needs a session (decisions.md, subscription).
import { formatDay } from '../../../base/dates.ts';
import { pathTo, settingsPath } from '../../../base/paths.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { checkoutText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { checkoutBody, type Subscription } from '../billing/contract.ts';
import { startCheckout } from '../billing/start-checkout.server.ts';
import { CheckoutForm } from './checkout-form.tsx';
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

interface NoPurchaseProps {
  title: string;
  lead: string;
  href?: string;
  label?: string;
}

function NoPurchase({ title, lead, href, label }: NoPurchaseProps) {
  return (
    <div className="flow prose">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {href && (
        <p>
          <ButtonLink href={href} look="primary" large>
            {label}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function sayStanding({ plan_name, status, access_until }: Subscription): string {
  const end = formatDay(access_until);
  if (status === 'cancelled') return text.ended(plan_name, end);
  return status === 'past_due' ? text.due(end) : text.subscribed;
}
