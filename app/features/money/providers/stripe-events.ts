// Reads Stripe's events of any API version: fields that moved in 2025 are read in both places.
import { z } from 'zod';
import { INTERVALS } from '../../../base/plans.ts';
import {
  asUuid,
  type EventFacts,
  NO_FACTS,
  type ProviderEvent,
  readShape,
  type SubscriptionStatus,
} from './port.server.ts';

/** Seconds since 1970, up to the year 2191. */
const moment = z.number().min(0).max(7e9);
const seconds = moment.nullish();
const id = z.union([z.string(), z.object({ id: z.string() }).transform((one) => one.id)]).nullish();
const metadata = z.object({ checkout: z.string().optional() }).loose().nullish();

export const stripeSubscription = z.object({
  id: z.string(),
  customer: id,
  status: z.string(),
  cancel_at_period_end: z.boolean().nullish(),
  cancel_at: seconds,
  current_period_end: seconds,
  start_date: seconds,
  ended_at: seconds,
  metadata,
  items: z.object({
    data: z.array(
      z.object({
        current_period_end: seconds,
        price: z.object({
          currency: z.string(),
          unit_amount: z.int().nullish(),
          recurring: z.object({ interval: z.string() }).nullish(),
        }),
      }),
    ),
  }),
});

const details = z.object({ subscription: id, metadata }).nullish();
const stripeInvoice = z.object({
  id: z.string(),
  number: z.string().nullish(),
  customer: id,
  subscription: id,
  subscription_details: z.object({ metadata }).nullish(),
  parent: z.object({ subscription_details: details }).nullish(),
  amount_due: z.int(),
  amount_paid: z.int(),
  currency: z.string(),
  created: moment,
  hosted_invoice_url: z.string().nullish(),
  status_transitions: z.object({ finalized_at: seconds, paid_at: seconds }).nullish(),
  lines: z
    .object({ data: z.array(z.object({ period: z.object({ start: seconds, end: seconds }) })) })
    .nullish(),
});

const stripeCheckout = z.object({
  client_reference_id: z.string().nullish(),
  customer: id,
  subscription: id,
  payment_status: z.string().nullish(),
  amount_subtotal: z.int().nullish(),
  currency: z.string().nullish(),
});

export const stripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  created: moment,
  data: z.object({ object: z.unknown().optional() }),
});
export type StripeEvent = z.output<typeof stripeEvent>;

/** Order among events of the same second, least final first. */
const RANKS: Record<string, number> = {
  'customer.subscription.created': 1,
  'customer.subscription.updated': 2,
  'customer.subscription.paused': 2,
  'customer.subscription.resumed': 2,
  'customer.subscription.deleted': 3,
  'invoice.finalized': 4,
  'invoice.payment_failed': 5,
  'invoice.paid': 6,
  'checkout.session.expired': 7,
  'checkout.session.async_payment_failed': 7,
  'checkout.session.completed': 8,
  'checkout.session.async_payment_succeeded': 8,
};
export const STRIPE_EVENT_TYPES: string[] = Object.keys(RANKS);

/** The change is null for a kind we do not follow, or an unexpected shape. */
export function readStripeEvent({ id, type, created, data }: StripeEvent): ProviderEvent {
  const rank = RANKS[type];
  const facts = rank === undefined ? null : readObject(type, data.object);
  return {
    id,
    type,
    occurredAt: new Date(created * 1_000),
    rank: rank ?? 0,
    ...(facts ?? NO_FACTS),
  };
}

function readObject(type: string, object: unknown): EventFacts | null {
  if (type.startsWith('customer.subscription.')) {
    return readShape(stripeSubscription, object, readStripeSubscription);
  }
  if (type.startsWith('invoice.')) {
    return readShape(stripeInvoice, object, (invoice) => readInvoice(type, invoice));
  }
  return readShape(stripeCheckout, object, (checkout) => readCheckout(type, checkout));
}

function readCheckout(type: string, session: z.output<typeof stripeCheckout>): EventFacts {
  const { client_reference_id, customer, subscription, payment_status } = session;
  const isDeclined = type.endsWith('expired') || type.endsWith('failed');
  const currency = session.currency?.toUpperCase();
  const amount = payment_status === 'paid' && session.amount_subtotal;
  const paid =
    amount && currency ? { paid: { amount: fromStripeAmount(amount, currency), currency } } : {};
  return {
    checkoutUuid: asUuid(client_reference_id),
    subscriptionId: subscription ?? null,
    customerId: customer ?? null,
    change: isDeclined
      ? { checkout: 'declined' }
      : payment_status === 'unpaid'
        ? {}
        : { checkout: 'paid', ...paid },
  };
}

const STATUSES: Record<string, SubscriptionStatus> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  // A trial that ended without a card.
  paused: 'past_due',
  canceled: 'ended',
};

export function readStripeSubscription(found: z.output<typeof stripeSubscription>): EventFacts {
  const [item] = found.items.data;
  const status = STATUSES[found.status];
  const currency = item?.price.currency.toUpperCase();
  const amount = item?.price.unit_amount;
  return {
    checkoutUuid: asUuid(found.metadata?.checkout),
    subscriptionId: found.id,
    customerId: found.customer ?? null,
    change: status
      ? {
          subscription: {
            status,
            autoRenew: !found.cancel_at_period_end && !found.cancel_at,
            startedAt: isoIfAny(found.start_date),
            currentPeriodEnd: isoIfAny(item?.current_period_end ?? found.current_period_end),
            endedAt: isoIfAny(found.ended_at),
            interval: INTERVALS.find((one) => one === item?.price.recurring?.interval),
            currency,
            amount: currency && amount ? fromStripeAmount(amount, currency) : undefined,
          },
        }
      : null,
  };
}

function readInvoice(type: string, invoice: z.output<typeof stripeInvoice>): EventFacts {
  const parent = invoice.parent?.subscription_details;
  const old = invoice.subscription_details;
  const subscriptionId = parent?.subscription ?? invoice.subscription ?? null;
  const about = {
    checkoutUuid: asUuid(parent?.metadata?.checkout ?? old?.metadata?.checkout),
    subscriptionId,
    customerId: invoice.customer ?? null,
  };
  if (!subscriptionId) return { ...about, change: null };
  const isPaid = type === 'invoice.paid';
  const currency = invoice.currency.toUpperCase();
  const { finalized_at, paid_at } = invoice.status_transitions ?? {};
  const period = invoice.lines?.data[0]?.period;
  return {
    ...about,
    change: {
      invoice: {
        id: invoice.id,
        number: invoice.number ?? invoice.id,
        state: isPaid ? 'paid' : type === 'invoice.payment_failed' ? 'failed' : 'open',
        amount: fromStripeAmount(isPaid ? invoice.amount_paid : invoice.amount_due, currency),
        currency,
        issuedAt: iso(finalized_at ?? invoice.created),
        paidAt: isPaid ? iso(paid_at ?? invoice.created) : null,
        periodStart: isoIfAny(period?.start) ?? null,
        periodEnd: isoIfAny(period?.end) ?? null,
        url: invoice.hosted_invoice_url ?? null,
      },
    },
  };
}

const iso = (at: number) => new Date(at * 1_000).toISOString();
const isoIfAny = (at: number | null | undefined) => (at ? iso(at) : undefined);

/** Zero-decimal currencies that Stripe counts in hundredths (docs.stripe.com/currencies). */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX']);

export function toStripeAmount(minor: number, currency: string): number {
  return IN_HUNDREDTHS.has(currency) ? minor * 100 : minor;
}

export function fromStripeAmount(amount: number, currency: string): number {
  return IN_HUNDREDTHS.has(currency) ? Math.round(amount / 100) : amount;
}
