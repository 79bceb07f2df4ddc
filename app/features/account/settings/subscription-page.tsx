import { formatDay } from '../../../base/format-day.ts';
import { checkoutPath, pathTo, settingsPath } from '../../../base/paths.ts';
import { findPlan, findPrice, isAllOpen, type Plans } from '../../../base/plans.ts';
import { formatPrice } from '../../../base/price.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { subscriptionText as text } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FactList } from '../../../ui/lists.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { EmptyState, ErrorState, Notice } from '../../../ui/states.tsx';
import { findCardLink, setAutoRenew } from '../../money/billing/change-renewal.server.ts';
import type { Subscription } from '../../money/billing/contract.ts';
import { InvoicesTable } from './invoices-table.tsx';
import {
  loadSubscription,
  type SubscriptionState,
  subscriptionHead,
} from './load-subscription.server.ts';

const PATH = settingsPath('subscription');
const DONE = new Map(Object.entries(text.done));

export const subscriptionPage: Page = page<SubscriptionState>({
  cache: 'private',
  async load(context) {
    const state = await loadSubscription(context);
    return { ...state, done: DONE.get(context.url.searchParams.get('done') ?? '') ?? null };
  },
  /** Resumes renewal, or redirects to the provider's page for the card. */
  async submit(context, _params, form) {
    requireSession(context);
    const uuid = String(form.get('uuid') ?? '');
    const wantsCard = form.get('act') === 'card';
    try {
      if (wantsCard) throw new Redirect(await findCardLink(context, uuid));
      await setAutoRenew(context, uuid, true);
      throw new Redirect(`${PATH}?done=resumed`);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return loadSubscription(context, { message: error.message, status: error.status });
    }
  },
  head: (state) => subscriptionHead(text.title, state),
  body: ({ subscription, problem, done }, { plans, requestId }) => (
    <SettingsFrame tab="subscription" isWide>
      {problem && <ErrorSummary errors={[{ id: '', message: problem.message }]} />}
      <h1>{text.title}</h1>
      {done && <Notice type="positive">{done}</Notice>}
      {subscription === undefined && (
        <ErrorState title={text.fetchFailed} retryHref={PATH} requestId={requestId} />
      )}
      {subscription === null && <NoSubscription plans={plans} />}
      {subscription && (
        <>
          <SubscriptionFacts subscription={subscription} />
          <SubscriptionActions subscription={subscription} plans={plans} />
          <section className="section invoices">
            <h2>{text.invoices}</h2>
            <InvoicesTable invoices={subscription.invoices} />
          </section>
        </>
      )}
    </SettingsFrame>
  ),
});

function NoSubscription({ plans }: { plans: Plans }) {
  if (isAllOpen(plans)) return <EmptyState title={text.none}>{text.open}</EmptyState>;
  return (
    <EmptyState
      title={text.none}
      action={
        <ButtonLink href={pathTo('/pricing')} look="primary">
          {text.seePlans}
        </ButtonLink>
      }
    >
      {text.noneWhy}
    </EmptyState>
  );
}

function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
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

interface SubscriptionActionsProps {
  subscription: Subscription;
  plans: Plans;
}

/** Works without script. */
function SubscriptionActions({ subscription, plans }: SubscriptionActionsProps) {
  const { uuid, status, auto_renew } = subscription;
  if (status === 'expired') {
    return (
      <p>
        <ButtonLink href={againPath(subscription, plans)} look="primary" rel="nofollow">
          {text.again}
        </ButtonLink>
      </p>
    );
  }
  return (
    <>
      <div className="row">
        {status === 'past_due' && <ActionForm uuid={uuid} act="card" label={text.card} isMain />}
        {auto_renew ? (
          <ButtonLink href={pathTo('/dashboard/account-settings/subscription/cancel')}>
            {text.cancel}
          </ButtonLink>
        ) : (
          <ActionForm uuid={uuid} act="resume" label={text.resume} isMain />
        )}
        {status !== 'past_due' && auto_renew && (
          <ActionForm uuid={uuid} act="card" label={text.card} />
        )}
      </div>
      {auto_renew && <p className="small muted">{text.cardWhat}</p>}
    </>
  );
}

function ActionForm(props: {
  uuid: string;
  act: 'card' | 'resume';
  label: string;
  isMain?: boolean;
}) {
  const { uuid, act, label, isMain } = props;
  return (
    <PostForm action={PATH} fields={{ uuid, act }}>
      <Button type="submit" look={isMain ? 'primary' : 'secondary'}>
        {label}
      </Button>
    </PostForm>
  );
}

/** The same purchase where still offered, else the plans. */
function againPath({ plan, interval, currency }: Subscription, plans: Plans): string {
  const offered = findPlan(plans, plan);
  if (!offered || !findPrice(offered, interval, currency)) return pathTo('/pricing');
  return checkoutPath({ plan, interval, currency });
}
