import { formatPrice } from '../../../base/money.ts';
import {
  checkoutCancelledPath,
  checkoutReturnPath,
  settingsPath,
  withQuery,
} from '../../../base/paths.ts';
import { findPlan } from '../../../base/plans.ts';
import type { Context } from '../../../http/context.ts';
import { notFound, Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { checkoutText } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import type { Checkout } from '../billing/contract.ts';
import { checkoutState, findSubscription } from '../billing/queries.server.ts';
import { isSandboxOpen } from '../providers/list-providers.server.ts';
import {
  approveSandboxCheckout,
  declineSandboxCheckout,
  type Happening,
  moveSandboxOn,
} from '../providers/sandbox-actions.server.ts';

const text = checkoutText.sandbox;
const SETTINGS = settingsPath('subscription');

interface Sandbox {
  checkout: Checkout;
  /** "Pro, USD 19.00 a month" */
  order: string;
  /** The subscription whose card is changed. */
  cardOf: string | null;
}

export const sandboxPage: Page = page<Sandbox>({
  load: loadSandbox,
  async submit(context, _params, form) {
    const { checkout, cardOf } = await loadSandbox(context);
    const act = String(form.get('act'));
    if (cardOf) {
      if (isHappening(act)) await moveSandboxOn(context, cardOf, act);
      throw new Redirect(withQuery(SETTINGS, { done: act === 'card' ? 'card' : null }));
    }
    if (act === 'approve') await approveSandboxCheckout(context, checkout.uuid);
    else await declineSandboxCheckout(context, checkout.uuid);
    throw new Redirect(checkoutReturnPath(checkout.uuid));
  },
  head: ({ cardOf }) => ({
    title: cardOf ? text.cardTitle : text.title,
    description: text.what,
    noindex: true,
  }),
  body: ({ checkout, order, cardOf }, { url }) => {
    const action = url.pathname + url.search;
    return (
      <div className="narrow flow">
        <h1>{cardOf ? text.cardTitle : text.title}</h1>
        <Notice type="warning">
          <p>{text.what}</p>
        </Notice>
        {cardOf ? (
          <PostForm className="flow" action={action}>
            <p className="row">
              <Button type="submit" name="act" value="card" look="primary" large>
                {text.card}
              </Button>
              <a href={SETTINGS}>{text.cardBack}</a>
            </p>
            <h2>{text.tryOut}</h2>
            <p className="muted">{text.tryOutWhy}</p>
            {Object.entries(text.happenings).map(([act, label]) => (
              <p key={act}>
                <Button type="submit" name="act" value={act} large>
                  {label}
                </Button>
              </p>
            ))}
          </PostForm>
        ) : (
          <p className="lead">
            <bdi>{order}</bdi>
          </p>
        )}
        {!cardOf && checkout.state === 'open' && (
          <>
            <PostForm className="row" action={action}>
              <Button type="submit" name="act" value="approve" look="primary" large>
                {text.approve}
              </Button>
              <Button type="submit" name="act" value="decline" large>
                {text.decline}
              </Button>
            </PostForm>
            <p>
              <a href={checkoutCancelledPath(checkout.uuid)}>{text.back}</a>
            </p>
          </>
        )}
        {!cardOf && checkout.state !== 'open' && (
          <>
            <p>{text.done[checkout.state]}</p>
            <p>
              <ButtonLink href={checkoutReturnPath(checkout.uuid)} look="primary" large>
                {text.goOn}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    );
  },
});

/** Throws 404 for other users' or providers' checkouts, and without a sandbox. */
async function loadSandbox(context: Context): Promise<Sandbox> {
  const { userId } = requireSession(context);
  const uuid = context.url.searchParams.get('checkout') ?? '';
  const checkout = await checkoutState(context.sql, userId, uuid);
  if (checkout.provider !== 'sandbox' || !isSandboxOpen(context)) throw notFound('checkout', uuid);
  const { plan, amount, currency, interval } = checkout;
  const price = checkoutText.perPeriod[interval](formatPrice(amount, currency));
  const wantsCard = context.url.searchParams.has('card') && checkout.state === 'paid';
  const owned = wantsCard ? await findSubscription(context, userId) : null;
  return {
    checkout,
    order: text.order(findPlan(context.plans, plan)?.name ?? plan, price),
    cardOf: owned?.uuid ?? null,
  };
}

const isHappening = (act: string): act is Happening => Object.hasOwn(text.happenings, act);
