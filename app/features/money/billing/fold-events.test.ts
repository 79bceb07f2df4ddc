import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '../providers/port.server.ts';
import { type Bought, foldEvents, type TimedEvent } from './fold-events.ts';
import { subscriptionStateAt } from './queries.server.ts';

const DAY = 86_400_000;
const START = new Date('2026-11-01T12:00:00Z');
const END = new Date('2026-12-01T12:00:00Z');
const BOUGHT: Bought = { interval: 'month', currency: 'USD', amount: 1900, createdAt: START };

let count = 0;
const at = (days: number, change: Change | null, rank = 0): TimedEvent => ({
  eventId: `evt_${String(++count).padStart(4, '0')}`,
  occurredAt: new Date(START.getTime() + days * DAY),
  rank,
  change,
});
const subscription = (values: NonNullable<Change['subscription']>): Change => ({
  subscription: values,
});
const RUNNING = at(0, subscription({ status: 'active', currentPeriodEnd: END.toISOString() }));

function stateAt(days: number, ...events: TimedEvent[]) {
  const { subscription: folded } = foldEvents(BOUGHT, events, null);
  return subscriptionStateAt(
    {
      status: folded.status,
      auto_renew: folded.autoRenew,
      current_period_end: folded.currentPeriodEnd,
      access_until: folded.accessUntil,
    },
    new Date(START.getTime() + days * DAY),
  );
}

describe('states of a subscription', () => {
  test('no events yet give no access', () => {
    expect(stateAt(0)).toBe('expired');
    expect(foldEvents(BOUGHT, [], null).paidAt).toBeNull();
  });

  test('active to the end of the period; a renewal without an event is owed, for 7 days', () => {
    expect(stateAt(29.9, RUNNING)).toBe('active');
    expect(stateAt(30, RUNNING)).toBe('past_due');
    expect(stateAt(36.9, RUNNING)).toBe('past_due');
    expect(stateAt(37, RUNNING)).toBe('expired');
  });

  test('a trial', () => {
    const trial = at(0, subscription({ status: 'trialing', currentPeriodEnd: END.toISOString() }));
    expect(stateAt(1, trial)).toBe('trialing');
  });

  test('past due counts its grace from the first failure, not from later words about it', () => {
    const failed = (days: number) =>
      at(days, subscription({ status: 'past_due', currentPeriodEnd: '2027-01-01T12:00:00Z' }));
    const events = [RUNNING, failed(30), failed(33), failed(36)];
    expect(stateAt(36.9, ...events)).toBe('past_due');
    expect(stateAt(37, ...events)).toBe('expired');
    const mended = at(36.5, subscription({ status: 'active' }));
    expect(stateAt(40, ...events, mended)).toBe('active');
    expect(stateAt(46, ...events, mended, failed(40))).toBe('past_due');
    expect(stateAt(47, ...events, mended, failed(40))).toBe('expired');
  });

  test('cancelled: access to the end of the period and no grace', () => {
    const off = at(3, subscription({ autoRenew: false }));
    expect(stateAt(29.9, RUNNING, off)).toBe('cancelled');
    expect(stateAt(30, RUNNING, off)).toBe('expired');
    expect(stateAt(10, RUNNING, off, at(4, subscription({ autoRenew: true })))).toBe('active');
  });

  test('cancelled while a payment is owed: not longer than the grace', () => {
    const owed = at(1, subscription({ status: 'past_due' }));
    const off = at(2, subscription({ autoRenew: false }));
    expect(stateAt(7.9, RUNNING, owed, off)).toBe('cancelled');
    expect(stateAt(8, RUNNING, owed, off)).toBe('expired');
  });

  test('ended by the provider: at once with a moment, else at the end of what is paid', () => {
    const now = at(
      3,
      subscription({ status: 'ended', endedAt: new Date(START.getTime() + 3 * DAY).toISOString() }),
    );
    expect(stateAt(3, RUNNING, now)).toBe('expired');
    const then = at(3, subscription({ status: 'ended' }));
    expect(stateAt(29, RUNNING, then)).toBe('cancelled');
    expect(stateAt(30, RUNNING, then)).toBe('expired');
    expect(stateAt(29, RUNNING, then, at(4, subscription({ status: 'active' })))).toBe('cancelled');
  });

  test('a paid invoice stays paid', () => {
    const invoice = (state: 'paid' | 'failed' | 'open', days: number) =>
      at(days, {
        invoice: {
          id: 'in_1',
          number: '1',
          state,
          amount: 990_000,
          currency: null,
          issuedAt: START.toISOString(),
          paidAt: null,
          periodStart: null,
          periodEnd: null,
          url: null,
        },
      });
    const events = [
      invoice('open', 0),
      invoice('failed', 1),
      invoice('paid', 2),
      invoice('failed', 3),
    ];
    const { invoices } = foldEvents({ ...BOUGHT, currency: 'XOF' }, events, null);
    expect(invoices).toMatchObject([{ state: 'paid', currency: 'XOF', amount: 9900 }]);
  });
});

test('in whatever order events stand, the outcome is the same (property)', () => {
  const status = fc.constantFrom('incomplete', 'trialing', 'active', 'past_due', 'ended');
  const moment = fc
    .integer({ min: 0, max: 90 })
    .map((day) => new Date(START.getTime() + day * DAY));
  const iso = moment.map((date) => date.toISOString());
  const change = fc.record(
    {
      checkout: fc.constantFrom('paid' as const, 'declined' as const),
      subscription: fc.record(
        { status, autoRenew: fc.boolean(), currentPeriodEnd: iso, endedAt: iso, startedAt: iso },
        { requiredKeys: [] },
      ),
      invoice: fc.record({
        id: fc.constantFrom('in_1', 'in_2'),
        number: fc.constant('1'),
        state: fc.constantFrom('paid' as const, 'open' as const, 'failed' as const),
        amount: fc.nat(),
        currency: fc.constantFrom('USD', null),
        issuedAt: iso,
        paidAt: fc.constant(null),
        periodStart: fc.constant(null),
        periodEnd: fc.constant(null),
        url: fc.constant(null),
      }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Change>;
  const event = fc.record({
    eventId: fc.uuid(),
    occurredAt: moment,
    rank: fc.integer({ min: 0, max: 3 }),
    change: fc.option(change),
  });
  const events = fc.uniqueArray(event, { selector: ({ eventId }) => eventId, maxLength: 12 });
  const shuffled = events.chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      expect(sorted(foldEvents(BOUGHT, other, null))).toEqual(
        sorted(foldEvents(BOUGHT, one, null)),
      );
    }),
    { numRuns: 500 },
  );
});

function sorted({ invoices, ...rest }: ReturnType<typeof foldEvents>) {
  return { ...rest, invoices: [...invoices].sort((a, b) => (a.id < b.id ? -1 : 1)) };
}
