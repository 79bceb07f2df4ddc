// Reads Paystack's events (paystack.com/docs/payments/webhooks), which have no id of their own.

import { z } from 'zod';
import { addInterval } from '../../../base/dates.ts';
import type { Interval } from '../../../base/plans.ts';
import {
  asUuid,
  type Change,
  type EventFacts,
  type ProviderEvent,
  readShape,
} from './port.server.ts';

const time = z
  .string()
  .refine((text) => Date.parse(text) >= 0 && Date.parse(text) < 7e12)
  .transform((text) => new Date(text).toISOString())
  .nullish()
  .catch(null);
const currency = z.string().regex(/^[A-Za-z]{3}$/);
const customer = z.object({ customer_code: z.string(), id: z.number().nullish() }).loose();
/** Paystack sends {} or '' for no plan. */
const plan = z
  .object({
    id: z.number().nullish(),
    plan_code: z.string(),
    interval: z.string().nullish(),
    currency: currency.nullish(),
  })
  .nullish()
  .catch(null);

export const paystackCharge = z.object({
  status: z.string().nullish(),
  reference: z.string(),
  amount: z.int().nonnegative(),
  currency,
  paid_at: time,
  created_at: time,
  customer,
  plan,
  plan_object: plan,
});

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
  /** Of the latest attempt to charge; named only when it is fetched. */
  most_recent_invoice: z.object({ status: z.string().nullish() }).nullish().catch(null),
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
  subscription: z.object({ subscription_code: z.string(), next_payment_date: time }),
  customer: customer.nullish().catch(null),
  transaction: z.object({ reference: z.string().nullish() }).nullish().catch(null),
});

type PaystackInvoice = z.output<typeof paystackInvoice>;

export const paystackEvent = z.object({ event: z.string().max(100), data: z.unknown().optional() });

type TimedFacts = EventFacts & Pick<ProviderEvent, 'occurredAt' | 'rank'>;

/** Null for a kind we do not follow, or an unexpected shape. */
export function readPaystackEvent(
  event: string,
  data: unknown,
  receivedAt: Date,
): TimedFacts | null {
  if (event === 'charge.success') {
    return readShape(paystackCharge, data, (charge) => readPaystackCharge(charge, receivedAt));
  }
  if (event.startsWith('invoice.')) {
    return readShape(paystackInvoice, data, (found) => readInvoice(event, found, receivedAt));
  }
  if (event === 'subscription.create') {
    return readShape(paystackSubscription, data, (found) => ({
      ...readPaystackSubscription(found),
      occurredAt: new Date(createdAtOf(found) ?? receivedAt),
      rank: 2,
    }));
  }
  return null;
}

/** The first payment of a checkout; renewals come as `invoice.update`. */
export function readPaystackCharge(
  charge: z.output<typeof paystackCharge>,
  receivedAt: Date,
): TimedFacts | null {
  const checkoutUuid = asUuid(charge.reference);
  if (!checkoutUuid || (charge.status && charge.status !== 'success')) return null;
  const bought = charge.plan ?? charge.plan_object;
  const paidAt = charge.paid_at ?? charge.created_at ?? receivedAt.toISOString();
  const interval = intervalOf(bought?.interval);
  const periodEnd = interval ? addInterval(new Date(paidAt), interval).toISOString() : undefined;
  const currency = charge.currency.toUpperCase();
  const paid = { amount: fromPaystackAmount(charge.amount, currency), currency };
  return {
    occurredAt: new Date(paidAt),
    rank: 1,
    checkoutUuid,
    subscriptionId: null,
    customerId: charge.customer.customer_code,
    change: {
      checkout: 'paid',
      paid,
      priceId: bought?.plan_code,
      subscription: { status: 'active', startedAt: paidAt, currentPeriodEnd: periodEnd },
      invoice: {
        id: charge.reference,
        number: charge.reference,
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

type Standing = Pick<NonNullable<Change['subscription']>, 'status' | 'autoRenew'>;

const STATUSES: Record<string, Standing> = {
  active: { status: 'active', autoRenew: true },
  // Whether it is paid is not said.
  'non-renewing': { autoRenew: false },
  attention: { status: 'past_due', autoRenew: true },
  completed: { status: 'ended', autoRenew: false },
  complete: { status: 'ended', autoRenew: false },
  cancelled: { status: 'ended', autoRenew: false },
};

export const createdAtOf = ({ createdAt, created_at }: PaystackSubscription) =>
  createdAt ?? created_at ?? undefined;

export function readPaystackSubscription(found: PaystackSubscription) {
  const { plan, customer } = found;
  const currency = plan?.currency?.toUpperCase();
  const standing = STATUSES[found.status];
  const isOwed = found.most_recent_invoice?.status === 'failed' && standing?.status !== 'ended';
  return {
    checkoutUuid: null,
    subscriptionId: found.subscription_code,
    customerId: customer?.customer_code ?? null,
    change: {
      priceId: plan?.plan_code,
      subscription: {
        ...standing,
        // One that was cancelled and resumed is "active", with its payment still owed.
        ...(isOwed && { status: 'past_due' as const }),
        startedAt: createdAtOf(found),
        currentPeriodEnd: found.next_payment_date ?? undefined,
        interval: intervalOf(plan?.interval),
        currency,
        amount: currency ? fromPaystackAmount(found.amount, currency) : undefined,
      },
    },
  } satisfies EventFacts;
}

function readInvoice(event: string, invoice: PaystackInvoice, receivedAt: Date): TimedFacts {
  const isPaid = Boolean(invoice.paid) || (invoice.status === 'success' && invoice.paid_at);
  const isFailed = event === 'invoice.payment_failed' || invoice.status === 'failed';
  const at = (isPaid ? invoice.paid_at : null) ?? invoice.created_at ?? receivedAt.toISOString();
  const reference = invoice.transaction?.reference;
  const periodEnd = invoice.subscription.next_payment_date ?? invoice.period_end;
  return {
    occurredAt: new Date(at),
    rank: isPaid ? 6 : isFailed ? 5 : 4,
    checkoutUuid: asUuid(reference),
    subscriptionId: invoice.subscription.subscription_code,
    customerId: invoice.customer?.customer_code ?? null,
    change: {
      subscription: isPaid
        ? { status: 'active', currentPeriodEnd: periodEnd ?? undefined }
        : isFailed
          ? { status: 'past_due' }
          : undefined,
      invoice: {
        id: invoice.invoice_code,
        reference: reference ?? undefined,
        number: invoice.invoice_code,
        state: isPaid ? 'paid' : isFailed ? 'failed' : 'open',
        amount: invoice.amount,
        currency: null,
        issuedAt: invoice.created_at ?? at,
        paidAt: isPaid ? at : null,
        periodStart: invoice.period_start ?? null,
        periodEnd: invoice.period_end ?? null,
        url: null,
      },
    },
  };
}

function intervalOf(word: string | null | undefined): Interval | undefined {
  if (word === 'monthly') return 'month';
  return word === 'annually' ? 'year' : undefined;
}

/** Paystack counts every currency in hundredths, also the franc CFA, which has none. */
export const toPaystackAmount = (minor: number, currency: string) => minor * hundredthsOf(currency);

export function fromPaystackAmount(amount: number, currency: string): number {
  return Math.round(amount / hundredthsOf(currency));
}

/** Of the currency's smallest unit. */
function hundredthsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return 10 ** (2 - maximumFractionDigits);
}
