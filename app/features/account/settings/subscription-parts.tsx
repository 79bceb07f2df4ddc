import { formatDay } from '../../../base/dates.ts';
import { formatPrice } from '../../../base/money.ts';
import { checkoutPath, pathTo, settingsPath } from '../../../base/paths.ts';
import { findPlan, findPrice, isAllOpen, type Plans } from '../../../base/plans.ts';
import { subscriptionText as text } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { FactList } from '../../../ui/lists.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { NameLink } from '../../../ui/values.tsx';
import type { Invoice, Subscription } from '../../money/billing/contract.ts';

export function NoSubscription({ plans }: { plans: Plans }) {
  if (isAllOpen(plans)) return <EmptyState title={text.none}>{text.open}</EmptyState>;
  const toPlans = (
    <ButtonLink href={pathTo('/pricing')} look="primary">
      {text.seePlans}
    </ButtonLink>
  );
  return (
    <EmptyState title={text.none} action={toPlans}>
      {text.noneWhy}
    </EmptyState>
  );
}

export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { plan_name, status, started_at, current_period_end, access_until } = subscription;
  const { price, currency, interval } = subscription;
  const amount = formatPrice(price, currency);
  const pricePerInterval = text.interval[interval](amount);
  const [renews, ends] = [formatDay(current_period_end), formatDay(access_until)];
  const standings = {
    trialing: [text.renewal, renews, text.trialEnds(pricePerInterval, renews)],
    active: [text.renewal, renews, text.renews(amount, renews)],
    past_due: [text.end, ends, text.pastDue(ends)],
    cancelled: [text.end, ends, text.endsOn(ends)],
    expired: [text.ended, ends, text.endedOn(ends)],
  } as const;
  const [what, when, sentence] = standings[status];
  return (
    <>
      <FactList
        facts={[
          [text.plan, plan_name],
          [text.state, text.states[status]],
          [text.price, pricePerInterval],
          [text.started, formatDay(started_at)],
          [what, when],
        ]}
      />
      <p>{sentence}</p>
    </>
  );
}

interface SubscriptionActionsProps {
  subscription: Subscription;
  plans: Plans;
}

/** Works without script. */
export function SubscriptionActions({ subscription, plans }: SubscriptionActionsProps) {
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
  const form = (act: 'card' | 'resume', look: 'primary' | 'secondary') => (
    <PostForm action={settingsPath('subscription')} fields={{ uuid, act }}>
      <Button type="submit" look={look}>
        {text[act]}
      </Button>
    </PostForm>
  );
  return (
    <>
      <div className="row">
        {status === 'past_due' && form('card', 'primary')}
        {auto_renew ? (
          <ButtonLink href={pathTo('/dashboard/account-settings/subscription/cancel')}>
            {text.cancel}
          </ButtonLink>
        ) : (
          form('resume', 'primary')
        )}
        {status !== 'past_due' && auto_renew && form('card', 'secondary')}
      </div>
      {auto_renew && <p className="small muted">{text.cardWhat}</p>}
    </>
  );
}

/** The same purchase where still offered, otherwise the plans. */
function againPath({ plan, interval, currency }: Subscription, plans: Plans): string {
  const offered = findPlan(plans, plan);
  if (!offered || !findPrice(offered, interval, currency)) return pathTo('/pricing');
  return checkoutPath({ plan, interval, currency });
}

export function InvoicesTable({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return <EmptyState title={text.noInvoices} />;
  return (
    <DataTable<Invoice>
      caption={text.invoices}
      cardsOnXs
      columns={[
        {
          label: text.invoiceNumber,
          cell: ({ number, url, issued_at }) => (
            <NameLink
              href={url}
              rel="noreferrer"
              aria-label={text.invoiceOf(number, formatDay(issued_at))}
              name={number}
            />
          ),
        },
        { label: text.invoiceDate, cell: ({ issued_at }) => formatDay(issued_at) },
        {
          label: text.invoicePeriod,
          cell: ({ period_start, period_end }) =>
            period_start && period_end
              ? text.period(formatDay(period_start), formatDay(period_end))
              : '-',
        },
        { label: text.invoiceState, cell: ({ state }) => text.invoiceStates[state] },
        {
          label: text.invoiceAmount,
          isFigure: true,
          cell: ({ amount, currency }) => <bdi>{formatPrice(amount, currency)}</bdi>,
        },
      ]}
      rows={invoices}
    />
  );
}
