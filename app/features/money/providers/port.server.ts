// The interface of payment providers. This site never receives card data.

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { UUID } from '../../../base/address.ts';
import { INTERVALS, type Interval, type Price } from '../../../base/plans.ts';
import type { Sql } from '../../../data/database.ts';
import type { Settings } from '../../../http/settings.ts';
import type { JobLog } from '../../../jobs/jobs.server.ts';
import type { ProviderName } from '../billing/contract.ts';

/** The dependencies of billing, such as the context of a request. */
export interface Billing {
  sql: Sql;
  settings: Settings;
  now: Date;
  log: JobLog;
  /** Absent for jobs. */
  isFromThisMachine?: boolean;
}

export interface Order {
  /** The provider's reference for the checkout. */
  uuid: string;
  planName: string;
  interval: Interval;
  currency: string;
  amount: number;
  priceId: string | null;
  trialDays: number;
  email: string;
  /** The provider's customer id, if they paid before. */
  customerId: string | null;
  returnUrl: string;
  cancelUrl: string;
}

export interface SubscriptionRef {
  subscriptionId: string;
  customerId: string | null;
}

/** In the currency's smallest unit. */
export interface Sum {
  amount: number;
  currency: string;
}

const STATUSES = ['incomplete', 'trialing', 'active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof STATUSES)[number];

const moment = z.iso.datetime();
const currency = z.string().length(3);

export const subscriptionFacts = z.object({
  status: z.enum(STATUSES),
  autoRenew: z.boolean(),
  startedAt: moment,
  currentPeriodEnd: moment,
  endedAt: moment.optional(),
  interval: z.enum(INTERVALS),
  currency,
  amount: z.int().positive(),
});

export const invoiceFacts = z.object({
  id: z.string(),
  /** Of the payment; that of our checkout is an invoice already (Paystack). */
  reference: z.string().optional(),
  number: z.string(),
  state: z.enum(['paid', 'open', 'failed']),
  amount: z.int().nonnegative(),
  /** Null: the subscription's currency, and the amount is in hundredths (Paystack). */
  currency: currency.nullable(),
  issuedAt: moment,
  paidAt: moment.nullable(),
  periodStart: moment.nullable(),
  periodEnd: moment.nullable(),
  url: z.string().nullable(),
});

/** The changes of an event. Times are ISO; absent fields stay. */
export interface Change {
  checkout?: 'paid' | 'declined';
  /** Before discounts and taxes. */
  paid?: Sum;
  /** Tells subscriptions of one customer apart. */
  priceId?: string;
  subscription?: Partial<z.output<typeof subscriptionFacts>>;
  invoice?: z.output<typeof invoiceFacts>;
}

/** The subject of an event. */
export interface EventFacts {
  checkoutUuid: string | null;
  subscriptionId: string | null;
  customerId: string | null;
  /** Null for events we ignore. */
  change: Change | null;
}

export interface ProviderEvent extends EventFacts {
  id: string;
  type: string;
  /** By the provider's clock. */
  occurredAt: Date;
  /** Order among events of the same second. */
  rank: number;
}

export interface BillingProvider {
  name: ProviderName;
  /** Some providers need a price made beforehand, or support few currencies. */
  canSell(price: Price): boolean;
  /** Whether the first payment can wait some days. */
  hasTrials: boolean;
  startCheckout(order: Order): Promise<{ url: string; checkoutId: string | null }>;
  /** A checkout's state when no event came; empty while it is open. */
  fetchCheckout(checkout: { uuid: string; checkoutId: string | null }): Promise<ProviderEvent[]>;
  fetchSubscription(subscription: SubscriptionRef): Promise<ProviderEvent>;
  /** False: it ends with the paid period. */
  setAutoRenew(subscription: SubscriptionRef, autoRenew: boolean): Promise<ProviderEvent>;
  /** It must never charge again. An already ended subscription is no failure. */
  endNow(subscription: SubscriptionRef): Promise<void>;
  /** The provider's page for the card; it leads back to `returnUrl`. */
  findCardLink(subscription: SubscriptionRef, returnUrl: string): Promise<string>;
  /** Throws WebhookRefused for a wrong or old signature. */
  readWebhook(body: Uint8Array, headers: Headers, now: Date): Promise<ProviderEvent[]>;
  /** Empty where the provider keeps no list. */
  listRecentEvents(since: Date): AsyncIterable<ProviderEvent>;
}

/** Answered with 400 and no reason, so that nobody learns how to forge one. */
export class WebhookRefused extends Error {}

/** The provider did not respond, or refused. The message is for the log only. */
export class ProviderFailed extends Error {
  /** The provider does not know the id. */
  readonly isUnknown: boolean;

  constructor(provider: string, reason: string, isUnknown = false) {
    super(`${provider}: ${reason}`);
    this.isUnknown = isUnknown;
  }
}

/** Catches errors of a provider; others are rethrown. */
export function ifProviderFailed<Answer>(answer: (error: ProviderFailed) => Answer) {
  return (error: unknown): Answer => {
    if (!(error instanceof ProviderFailed)) throw error;
    return answer(error);
  };
}

export const isUnknown = (error: unknown) => error instanceof ProviderFailed && error.isUnknown;

export const NO_FACTS: EventFacts = {
  checkoutUuid: null,
  subscriptionId: null,
  customerId: null,
  change: null,
};

/** A fetched state is newer than any event of the same second. */
const RANK_FETCHED = 1_000;

/** The same fetched state has the same id, so it is stored once. */
export function toFetchedEvent(facts: EventFacts, at: Date): ProviderEvent {
  const digest = createHash('sha256').update(JSON.stringify(facts.change)).digest('hex');
  return {
    id: `asked:${facts.subscriptionId}:${at.toISOString()}:${digest.slice(0, 16)}`,
    type: 'asked',
    occurredAt: at,
    rank: RANK_FETCHED,
    ...facts,
  };
}

/** Parses a webhook whose signature is right. Throws WebhookRefused. */
export function parseBody<Schema extends z.ZodType>(
  body: Uint8Array,
  schema: Schema,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    throw new WebhookRefused('not JSON');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new WebhookRefused('not an event');
  return parsed.data;
}

/** The result of `read` for data of this shape; null for any other. */
export function readShape<Schema extends z.ZodType, Read>(
  schema: Schema,
  data: unknown,
  read: (data: z.output<Schema>) => Read,
): Read | null {
  const parsed = schema.safeParse(data);
  return parsed.success ? read(parsed.data) : null;
}

/** Null for references of other things sold through the same account. */
export function asUuid(text: string | null | undefined): string | null {
  return text && UUID.test(text) ? text : null;
}

/** By the provider's clock, from the header of its answer. */
export function readDate(header: string | null | undefined, otherwise: Date): Date {
  const at = new Date(header ?? '');
  return Number.isNaN(at.getTime()) ? otherwise : at;
}
