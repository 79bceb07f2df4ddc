// Stripe's documented objects, as far as a subscription needs them.

let made = 0;
const makeId = (kind: string) => `${kind}_test${String(++made).padStart(8, '0')}`;
const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);

interface StripeSubscriptionValues {
  id?: string;
  customer?: string;
  status?: string;
  checkout?: string;
  start?: Date;
  periodEnd?: Date;
  cancelAtPeriodEnd?: boolean;
  endedAt?: Date | null;
  amount?: number;
  currency?: string;
  interval?: string;
}

export function makeStripeSubscription(values: StripeSubscriptionValues = {}) {
  const start = values.start ?? new Date('2026-11-01T12:00:00Z');
  const periodEnd = values.periodEnd ?? new Date('2026-12-01T12:00:00Z');
  const cancelAtPeriodEnd = values.cancelAtPeriodEnd ?? false;
  return {
    id: values.id ?? makeId('sub'),
    object: 'subscription',
    customer: values.customer ?? 'cus_test1',
    status: values.status ?? 'active',
    cancel_at_period_end: cancelAtPeriodEnd,
    cancel_at: cancelAtPeriodEnd ? seconds(periodEnd) : null,
    canceled_at: null as number | null,
    created: seconds(start),
    start_date: seconds(start),
    ended_at: values.endedAt ? seconds(values.endedAt) : null,
    trial_end: null,
    metadata: values.checkout ? { checkout: values.checkout } : {},
    latest_invoice: null,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: 'si_test1',
          object: 'subscription_item',
          current_period_start: seconds(start),
          current_period_end: seconds(periodEnd),
          quantity: 1,
          price: {
            id: 'price_test1',
            object: 'price',
            currency: values.currency ?? 'usd',
            unit_amount: values.amount ?? 1900,
            recurring: { interval: values.interval ?? 'month', interval_count: 1 },
          },
        },
      ],
    },
  };
}
export type StripeSubscription = ReturnType<typeof makeStripeSubscription>;

interface StripeInvoiceValues {
  id?: string;
  subscription: string;
  checkout?: string;
  amount?: number;
  currency?: string;
  at?: Date;
  isPaid?: boolean;
}

export function makeStripeInvoice(values: StripeInvoiceValues) {
  const at = seconds(values.at ?? new Date('2026-11-01T12:00:00Z'));
  const id = values.id ?? makeId('in');
  const amount = values.amount ?? 1900;
  const isPaid = values.isPaid ?? true;
  return {
    id,
    object: 'invoice',
    number: `GRIOT-${id.slice(-4)}`,
    customer: 'cus_test1',
    currency: values.currency ?? 'usd',
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    created: at,
    status: isPaid ? 'paid' : 'open',
    hosted_invoice_url: `https://invoice.stripe.example/${id}`,
    status_transitions: { finalized_at: at, paid_at: isPaid ? at : null },
    parent: {
      type: 'subscription_details',
      subscription_details: {
        subscription: values.subscription,
        metadata: values.checkout ? { checkout: values.checkout } : {},
      },
    },
    lines: { object: 'list', data: [{ period: { start: at, end: at + 30 * 86_400 } }] },
  };
}

interface StripeSessionValues {
  checkout: string;
  subscription: string;
  customer?: string;
  paymentStatus?: string;
}

export function makeStripeSession(values: StripeSessionValues) {
  return {
    id: makeId('cs'),
    object: 'checkout.session',
    mode: 'subscription',
    client_reference_id: values.checkout,
    customer: values.customer ?? 'cus_test1',
    subscription: values.subscription,
    payment_status: values.paymentStatus ?? 'paid',
    status: 'complete',
  };
}

export function makeStripeEvent(type: string, object: object, at: Date, id = makeId('evt')) {
  return {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: seconds(at),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object },
  };
}
export type StripeEvent = ReturnType<typeof makeStripeEvent>;
