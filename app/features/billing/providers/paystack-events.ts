// What Paystack says, in our words (paystack.com/docs/payments/webhooks, /docs/payments/subscriptions). Its events have
// neither a name nor always a time of their own: the bytes name them, and one without a time happened when it came.
import { z } from 'zod';
import { addInterval } from '../../../base/add-interval.ts';
import type { Interval } from '../../../base/plans.ts';
import { UUID } from '../../../base/uuid.ts';
import type { Change, ProviderEvent } from './port.server.ts';
import { fromPaystackAmount } from './provider-amount.ts';

const time = z
  .string()
  .refine((text) => Date.parse(text) >= 0 && Date.parse(text) < 7e12)
  .transform((text) => new Date(text).toISOString())
  .nullish()
  .catch(null);
const customer = z.object({ customer_code: z.string(), id: z.number().nullish() }).loose();
/** An empty object, an empty text or nothing where no plan is meant. */
const plan = z
  .object({
    id: z.number().nullish(),
    plan_code: z.string(),
    interval: z.string().nullish(),
    currency: z.string().nullish(),
  })
  .nullish()
  .catch(null);

export const paystackCharge = z.object({
  status: z.string().nullish(),
  reference: z.string(),
  amount: z.int().nonnegative(),
  currency: z.string().length(3),
  paid_at: time,
  created_at: time,
  customer,
  plan,
  plan_object: plan,
});
export type PaystackCharge = z.output<typeof paystackCharge>;

export const paystackSubscription = z.object({
  status: z.string(),
  subscription_code: z.string(),
  email_token: z.string().nullish(),
  amount: z.int().nonnegative(),
  next_payment_date: time,
  createdAt: time,
  created_at: time,
  plan,
  customer: customer.nullish().catch(null),
});
export type PaystackSubscription = z.output<typeof paystackSubscription>;

const paystackInvoice = z.object({
  invoice_code: z.string(),
  amount: z.int().nonnegative(),
  paid: z.union([z.boolean(), z.number()]).nullish(),
  paid_at: time,
  created_at: time,
  period_start: time,
  period_end: time,
  status: z.string().nullish(),
  subscription: z.object({
    subscription_code: z.string(),
    next_payment_date: time,
  }),
  customer: customer.nullish().catch(null),
  transaction: z.object({ reference: z.string().nullish() }).nullish().catch(null),
});

export const paystackEvent = z.object({ event: z.string().max(100), data: z.unknown().optional() });

type Told = Pick<
  ProviderEvent,
  'occurredAt' | 'rank' | 'checkoutUuid' | 'subscriptionId' | 'customerId' | 'change'
>;

/** Null for a kind we do not follow, and for what is not what it should be. */
export function readPaystackEvent(event: string, data: unknown, receivedAt: Date): Told | null {
  if (event === 'charge.success') {
    const parsed = paystackCharge.safeParse(data);
    return parsed.success ? readPaystackCharge(parsed.data, receivedAt) : null;
  }
  if (event.startsWith('invoice.')) {
    const parsed = paystackInvoice.safeParse(data);
    return parsed.success ? readInvoice(event, parsed.data, receivedAt) : null;
  }
  if (event.startsWith('subscription.')) {
    const parsed = paystackSubscription.safeParse(data);
    return parsed.success ? readSubscriptionEvent(event, parsed.data, receivedAt) : null;
  }
  return null;
}

/** The first payment of a checkout. Of a renewal tells `invoice.update`, which also names the subscription. */
export function readPaystackCharge(told: PaystackCharge, receivedAt: Date): Told | null {
  const checkoutUuid = asUuid(told.reference);
  if (!checkoutUuid || (told.status && told.status !== 'success')) return null;
  const bought = told.plan ?? told.plan_object;
  const paidAt = told.paid_at ?? told.created_at ?? receivedAt.toISOString();
  const interval = intervalOf(bought?.interval);
  const periodEnd = interval && addInterval(new Date(paidAt), interval).toISOString();
  const currency = told.currency.toUpperCase();
  const paid = { amount: fromPaystackAmount(told.amount, currency), currency };
  return {
    occurredAt: new Date(paidAt),
    rank: 1,
    checkoutUuid,
    subscriptionId: null,
    customerId: told.customer.customer_code,
    change: {
      checkout: 'paid',
      paid,
      ...(bought && { priceId: bought.plan_code }),
      subscription: {
        status: 'active',
        startedAt: paidAt,
        ...(periodEnd && { currentPeriodEnd: periodEnd }),
      },
      invoice: {
        id: told.reference,
        number: told.reference,
        state: 'paid',
        ...paid,
        issuedAt: paidAt,
        paidAt,
        periodStart: paidAt,
        periodEnd: periodEnd ?? null,
        url: null,
      },
    },
  };
}

type Status = NonNullable<NonNullable<Change['subscription']>['status']>;
const STATUSES: Record<string, { status: Status; autoRenew: boolean }> = {
  active: { status: 'active', autoRenew: true },
  'non-renewing': { status: 'active', autoRenew: false },
  attention: { status: 'past_due', autoRenew: true },
  completed: { status: 'ended', autoRenew: false },
  complete: { status: 'ended', autoRenew: false },
  cancelled: { status: 'ended', autoRenew: false },
};

/** How a subscription stands when it is asked for. */
export function readPaystackSubscription(told: PaystackSubscription): Change {
  const state = STATUSES[told.status];
  const interval = intervalOf(told.plan?.interval);
  const currency = told.plan?.currency?.toUpperCase();
  return {
    ...(told.plan && { priceId: told.plan.plan_code }),
    subscription: {
      ...state,
      ...(told.next_payment_date && { currentPeriodEnd: told.next_payment_date }),
      ...(interval && { interval }),
      ...(currency && { currency, amount: fromPaystackAmount(told.amount, currency) }),
    },
  };
}

function readSubscriptionEvent(
  event: string,
  told: PaystackSubscription,
  receivedAt: Date,
): Told | null {
  const about = {
    checkoutUuid: null,
    subscriptionId: told.subscription_code,
    customerId: told.customer?.customer_code ?? null,
  };
  const { priceId } = readPaystackSubscription(told);
  const named = priceId ? { priceId } : {};
  if (event === 'subscription.create') {
    const createdAt = told.createdAt ?? told.created_at;
    const occurredAt = createdAt ? new Date(createdAt) : receivedAt;
    return { ...about, occurredAt, rank: 2, change: readPaystackSubscription(told) };
  }
  // Both tell when the subscription was made, not when this happened.
  if (event === 'subscription.not_renew') {
    const change = { ...named, subscription: { autoRenew: false } };
    return { ...about, occurredAt: receivedAt, rank: 3, change };
  }
  if (event === 'subscription.disable') {
    const change = { ...named, subscription: { status: 'ended' as const, autoRenew: false } };
    return { ...about, occurredAt: receivedAt, rank: 4, change };
  }
  return null;
}

function readInvoice(
  event: string,
  told: z.output<typeof paystackInvoice>,
  receivedAt: Date,
): Told | null {
  const isPaid = Boolean(told.paid) || (told.status === 'success' && told.paid_at);
  const isFailed = event === 'invoice.payment_failed' || told.status === 'failed';
  const at = (isPaid ? told.paid_at : null) ?? told.created_at ?? receivedAt.toISOString();
  const reference = told.transaction?.reference;
  const periodEnd = told.subscription.next_payment_date ?? told.period_end;
  const subscription = isPaid
    ? { status: 'active' as const, ...(periodEnd && { currentPeriodEnd: periodEnd }) }
    : isFailed
      ? { status: 'past_due' as const }
      : undefined;
  return {
    occurredAt: new Date(at),
    rank: isPaid ? 6 : isFailed ? 5 : 4,
    checkoutUuid: asUuid(reference),
    subscriptionId: told.subscription.subscription_code,
    customerId: told.customer?.customer_code ?? null,
    change: {
      ...(subscription && { subscription }),
      invoice: {
        // The first one is already here by the reference of its payment.
        id: asUuid(reference) ?? told.invoice_code,
        number: told.invoice_code,
        state: isPaid ? 'paid' : isFailed ? 'failed' : 'open',
        amount: told.amount,
        currency: null,
        issuedAt: told.created_at ?? at,
        paidAt: isPaid ? at : null,
        periodStart: told.period_start ?? null,
        periodEnd: told.period_end ?? null,
        url: null,
      },
    },
  };
}

function intervalOf(word: string | null | undefined): Interval | null {
  if (word === 'monthly') return 'month';
  return word === 'annually' ? 'year' : null;
}

function asUuid(text: string | null | undefined): string | null {
  return text && UUID.test(text) ? text : null;
}
