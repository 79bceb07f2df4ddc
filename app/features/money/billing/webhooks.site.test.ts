import { assert, asyncProperty, shuffledSubarray } from 'fast-check';
import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeStripeEvent, makeStripeSubscription } from '../../../../test/stripe-objects.ts';
import { HOUR_S, useWebhookSite } from '../../../../test/webhook-site.ts';

const kit = useWebhookSite();
const { at, makeCheckout, sendEvent, makeLife, stateOf, count, countReceipts, bought } = kit;

describe('webhooks', () => {
  test('the same event a hundred times, also at once, counts once', async () => {
    const checkout = await makeCheckout();
    const [, active, , paid, completed] = makeLife(checkout, 'sub_replay');
    for (const event of [active, paid, completed]) await sendEvent(event ?? {});
    const before = await stateOf(checkout);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => sendEvent((index % 2 ? paid : active) ?? {})),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stateOf(checkout)).toEqual(before);
    expect(await count('billing_events')).toBe(3);
    expect(await count('invoices')).toBe(1);
    expect(await countReceipts()).toBe(1);
  });

  test('any order gives the same state, the same invoices and as many receipts (property)', async () => {
    let round = 0;
    let expected: object | null = null;
    const blank = Array.from({ length: 13 }, (_, index) => index);
    await assert(
      asyncProperty(shuffledSubarray(blank, { minLength: 13, maxLength: 13 }), async (order) => {
        const id = `sub_round${++round}`;
        await raw`delete from checkouts`.execute(kit.site.sql);
        await raw`delete from mails`.execute(kit.site.sql);
        const checkout = await makeCheckout();
        const life = makeLife(checkout, id);
        for (const index of order) expect((await sendEvent(life[index] ?? {})).status).toBe(200);
        const state = JSON.parse(JSON.stringify(await stateOf(checkout)).replaceAll(id, 'sub'));
        expected ??= state;
        expect(state).toEqual(expected);
        expect(await countReceipts()).toBe(2);
      }),
      {
        numRuns: 30,
        examples: [
          [blank, null],
          [[...blank].reverse(), null],
        ],
      },
    );
    expect(expected).toMatchObject({
      status: 'active',
      auto_renew: false,
      invoices: [
        ['in_sub_0', 'paid', 1900, expect.any(String)],
        ['in_sub_1', 'paid', 1900, expect.any(String)],
      ],
    });
  });

  test('all at once for one subscription: one subscription, the state of the last', async () => {
    const checkout = await makeCheckout();
    const life = makeLife(checkout, 'sub_atonce');
    const answers = await Promise.all(life.map((event) => sendEvent(event)));
    expect(answers.map(({ status }) => status)).toEqual(life.map(() => 200));
    expect(await count('subscriptions')).toBe(1);
    expect(await stateOf(checkout)).toMatchObject({ status: 'active', auto_renew: false });
  });

  test('an older event never undoes a newer one', async () => {
    const checkout = await makeCheckout();
    const about = { id: 'sub_old', checkout };
    const ended = makeStripeSubscription({ ...about, status: 'canceled', endedAt: at(2 * HOUR_S) });
    await sendEvent(makeStripeEvent('customer.subscription.deleted', ended, at(2 * HOUR_S)));
    await sendEvent(
      makeStripeEvent('customer.subscription.updated', makeStripeSubscription(about), at(HOUR_S)),
    );
    expect(await stateOf(checkout)).toMatchObject({ status: 'ended', auto_renew: false });
  });

  test('an unknown event is stored and ignored; one about an unknown customer waits', async () => {
    expect(
      (await sendEvent(makeStripeEvent('treasury.something_new', { id: 'x' }, kit.now))).status,
    ).toBe(200);
    expect(
      (await sendEvent(makeStripeEvent('customer.subscription.updated', { odd: true }, kit.now)))
        .status,
    ).toBe(200);
    const strange = makeStripeSubscription({ id: 'sub_strange', checkout: crypto.randomUUID() });
    expect(
      (await sendEvent(makeStripeEvent('customer.subscription.created', strange, kit.now))).status,
    ).toBe(200);
    const other = makeStripeSubscription({ id: 'sub_other', checkout: 'order 17' });
    expect(
      (await sendEvent(makeStripeEvent('customer.subscription.created', other, kit.now))).status,
    ).toBe(200);
    const { rows } = await raw<{
      state: string;
    }>`select state from billing_events order by id`.execute(kit.site.sql);
    expect(rows.map(({ state }) => state)).toEqual(['ignored', 'ignored', 'waiting', 'waiting']);
    expect(await count('subscriptions')).toBe(0);
  });

  test('access follows at once', async () => {
    const isActive = async () => (await kit.member.api('/me')).data.has_active_subscription;
    expect(await isActive()).toBe(false);
    await sendEvent(bought(await makeCheckout(), 'sub_access'));
    expect(await isActive()).toBe(true);
  });
});
