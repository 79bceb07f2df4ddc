// What every payment provider can do for us. Who pays is known to it, never to us: no card comes
// near this site.
import type { Interval, Price } from '../../../base/plans.ts';
import type { Sql } from '../../../data/database.ts';
import type { Settings } from '../../../http/settings.ts';
import type { ProviderName } from '../contract.ts';

/** What a provider is opened with. */
export interface ProviderParts {
  sql: Sql;
  settings: Settings;
  now: Date;
}

/** What is to be bought, as it was kept when the checkout began. */
export interface Order {
  /** Our name for it; the provider gets it as reference, and sends it back with what was paid. */
  uuid: string;
  planName: string;
  interval: Interval;
  currency: string;
  amount: number;
  priceId: string | null;
  trialDays: number;
  email: string;
  /** The provider's name for who pays, where they paid before. */
  customerId: string | null;
  /** Pages of this site to lead back to. */
  returnUrl: string;
  cancelUrl: string;
}

export interface StartedOrder {
  url: string;
  /** The provider's own name for it, where it has one. */
  checkoutId: string | null;
}

export interface SubscriptionRef {
  subscriptionId: string;
  customerId: string | null;
}

export interface CheckoutRef {
  uuid: string;
  checkoutId: string | null;
  interval: Interval;
}

/** In the currency's smallest unit. */
export interface Sum {
  amount: number;
  currency: string;
}

/** What an event changes. Times are ISO; what is absent stays as it was. */
export interface Change {
  checkout?: 'paid' | 'declined';
  /** What was paid for the checkout, before discounts and taxes. */
  paid?: Sum;
  /** The provider's name for what was bought, to tell subscriptions of one customer apart. */
  priceId?: string;
  subscription?: {
    status?: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended';
    autoRenew?: boolean;
    startedAt?: string;
    currentPeriodEnd?: string;
    endedAt?: string;
    interval?: Interval;
    currency?: string;
    amount?: number;
  };
  invoice?: {
    id: string;
    number: string;
    state: 'paid' | 'open' | 'failed';
    amount: number;
    /** Null: that of the subscription, and the amount is in its hundredths, as Paystack counts. */
    currency: string | null;
    issuedAt: string;
    paidAt: string | null;
    periodStart: string | null;
    periodEnd: string | null;
    url: string | null;
  };
}

/** What a provider sent, or answered to a request. */
export interface ProviderEvent {
  /** The same event always has the same. */
  id: string;
  type: string;
  /** By the provider's clock. */
  occurredAt: Date;
  /** Order among events of one moment: providers count whole seconds. */
  rank: number;
  checkoutUuid: string | null;
  subscriptionId: string | null;
  customerId: string | null;
  /** Null for what means nothing to us. */
  change: Change | null;
}

/** A fetched state is newer than any event of the same second. */
export const RANK_FETCHED = 1_000;

export interface BillingProvider {
  name: ProviderName;
  /** Whether it can sell this: some need a price made beforehand, or know few currencies. */
  canSell(price: Price): boolean;
  /** Whether it can wait some days before the first payment. */
  hasTrials: boolean;
  startCheckout(order: Order): Promise<StartedOrder>;
  /** How a checkout stands, for when no event came; empty while nobody has paid or turned back. */
  fetchCheckout(checkout: CheckoutRef): Promise<ProviderEvent[]>;
  fetchSubscription(subscription: SubscriptionRef): Promise<ProviderEvent>;
  /** Answers how the subscription is after it. */
  cancelAtPeriodEnd(subscription: SubscriptionRef): Promise<ProviderEvent>;
  resume(subscription: SubscriptionRef): Promise<ProviderEvent>;
  /** It must never charge again, whatever was paid for. One that is already ended is no failure. */
  endNow(subscription: SubscriptionRef): Promise<void>;
  /** A page of the provider where the card can be changed; it leads back to `returnUrl`. */
  findCardLink(subscription: SubscriptionRef, returnUrl: string): Promise<string>;
  /** Throws WebhookRefused for what it did not sign, or signed too long ago. */
  readWebhook(body: Uint8Array, headers: Headers, now: Date): Promise<ProviderEvent[]>;
  /** Its events since then, in case some never arrived; empty where it keeps no list. */
  listRecentEvents(since: Date): AsyncIterable<ProviderEvent>;
}

/** 400: the answer says no more than this, so that nobody learns how to forge one. */
export class WebhookRefused extends Error {}

/** The provider did not answer, or refused. Its words are for the log; people read ours. */
export class ProviderFailed extends Error {
  /** It does not know what it was asked for. */
  readonly isUnknown: boolean;

  constructor(provider: string, reason: string, isUnknown = false) {
    super(`${provider}: ${reason}`);
    this.isUnknown = isUnknown;
  }
}
