// A subscription's state, folded over all its events by time, in whatever order they arrived.
import { DAY_MS } from '../../../base/dates.ts';
import type { Interval } from '../../../base/plans.ts';
import { fromPaystackAmount } from '../providers/paystack-events.ts';
import type { Change, SubscriptionStatus } from '../providers/port.server.ts';
import type { StoredEvent } from './events.server.ts';

/** Of access after a payment failed. */
const GRACE_MS = 7 * DAY_MS;

export type TimedEvent = Pick<StoredEvent, 'eventId' | 'occurredAt' | 'rank' | 'change'>;

/** The purchase, for fields that events leave out. */
export interface Bought {
  interval: Interval;
  currency: string;
  amount: number;
  createdAt: Date;
}

interface FoldedSubscription extends Bought {
  status: SubscriptionStatus;
  autoRenew: boolean;
  startedAt: Date;
  currentPeriodEnd: Date;
  pastDueSince: Date | null;
  endedAt: Date | null;
  accessUntil: Date;
}

type FoldedInvoice = NonNullable<Change['invoice']> & { currency: string };

export interface Folded {
  subscription: FoldedSubscription;
  invoices: FoldedInvoice[];
  /** First payment or attempt; null before it. */
  paidAt: Date | null;
}

export function foldEvents(
  bought: Bought,
  events: readonly TimedEvent[],
  checkoutUuid: string | null,
): Folded {
  const state: FoldedSubscription = {
    ...bought,
    status: 'incomplete',
    autoRenew: true,
    startedAt: bought.createdAt,
    currentPeriodEnd: bought.createdAt,
    pastDueSince: null,
    endedAt: null,
    accessUntil: bought.createdAt,
  };
  const invoices = new Map<string, FoldedInvoice>();
  let paidAt: Date | null = null;
  for (const { change, occurredAt } of [...events].sort(compareEvents)) {
    if (!change) continue;
    if (change.subscription) applyTo(state, change.subscription, occurredAt);
    if (change.checkout === 'paid' || state.status !== 'incomplete') paidAt ??= occurredAt;
    if (!change.invoice) continue;
    const { id, reference } = change.invoice;
    // Paystack names the first payment by its reference, and its invoice later by a code.
    const isFirst = reference !== undefined && reference === checkoutUuid;
    addInvoice(invoices, { ...change.invoice, id: isFirst ? reference : id }, state.currency);
  }
  state.accessUntil = accessUntil(state);
  return { subscription: state, invoices: [...invoices.values()], paidAt };
}

function compareEvents(a: TimedEvent, b: TimedEvent): number {
  return (
    a.occurredAt.getTime() - b.occurredAt.getTime() ||
    a.rank - b.rank ||
    periodEndOf(a) - periodEndOf(b) ||
    progressOf(a) - progressOf(b) ||
    (a.eventId < b.eventId ? -1 : Number(a.eventId > b.eventId))
  );
}

function periodEndOf({ change }: TimedEvent): number {
  return Date.parse(change?.subscription?.currentPeriodEnd ?? '') || 0;
}

const PROGRESS = ['incomplete', 'trialing', 'active', 'past_due', 'ended'];

function progressOf({ change }: TimedEvent): number {
  const { status = '', autoRenew } = change?.subscription ?? {};
  return PROGRESS.indexOf(status) * 2 + Number(autoRenew === false);
}

function applyTo(state: FoldedSubscription, change: NonNullable<Change['subscription']>, at: Date) {
  // Providers never resume an ended subscription.
  if (state.status === 'ended') return;
  if (change.status) {
    if (change.status === 'past_due') state.pastDueSince ??= at;
    // What ends unpaid stays unpaid.
    else if (change.status !== 'ended') state.pastDueSince = null;
    state.status = change.status;
  }
  if (change.autoRenew !== undefined) state.autoRenew = change.autoRenew;
  if (change.startedAt) state.startedAt = new Date(change.startedAt);
  if (change.currentPeriodEnd) state.currentPeriodEnd = new Date(change.currentPeriodEnd);
  if (change.interval) state.interval = change.interval;
  if (change.currency) state.currency = change.currency;
  if (change.amount !== undefined) state.amount = change.amount;
  if (state.status === 'ended') {
    state.endedAt = change.endedAt ? new Date(change.endedAt) : state.currentPeriodEnd;
    state.autoRenew = false;
  }
}

function accessUntil(state: FoldedSubscription): Date {
  const { status, autoRenew, currentPeriodEnd, pastDueSince, endedAt, startedAt } = state;
  if (status === 'incomplete') return startedAt;
  const graceFrom = pastDueSince ?? currentPeriodEnd;
  const graceEnd = new Date(graceFrom.getTime() + GRACE_MS);
  if (autoRenew) return graceEnd;
  const end = endedAt ?? currentPeriodEnd;
  // An unpaid period counts only as far as the grace.
  return pastDueSince && graceEnd < end ? graceEnd : end;
}

/** A paid invoice stays paid, whatever arrives later. */
function addInvoice(
  known: Map<string, FoldedInvoice>,
  change: NonNullable<Change['invoice']>,
  ownCurrency: string,
): void {
  if (known.get(change.id)?.state === 'paid' && change.state !== 'paid') return;
  const { amount, currency } = change;
  known.set(change.id, {
    ...change,
    currency: currency ?? ownCurrency,
    amount: currency ? amount : fromPaystackAmount(amount, ownCurrency),
  });
}
