import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  chargeSuccess,
  PAYSTACK_KEY,
  type PaystackSubscription,
  signPaystack,
  subscriptionEvent,
} from '../../../../test/paystack-server.ts';
import { NEXT, usePaystackSite } from '../../../../test/paystack-site.ts';
import { checkoutText } from '../../../text/text.ts';
import { applyDueEvents } from './apply-event.server.ts';
import { reconcileSubscriptions } from './reconcile.server.ts';

const kit = usePaystackSite();
const { billing, start, started, sendEvents, pay, subscribe, ownOf } = kit;

describe('Paystack', () => {
  test('a transaction is begun with the plan, our reference and our addresses', async () => {
    const member = await kit.site.member();
    const { uuid, url, provider } = await started(member);
    expect(provider).toBe('paystack');
    expect(url).toMatch(/^https:\/\/checkout\.paystack\.example\//);
    expect(kit.paystack.received[0]).toMatchObject({
      method: 'POST',
      path: '/transaction/initialize',
      headers: { authorization: `Bearer ${PAYSTACK_KEY}` },
    });
    expect(JSON.parse(kit.paystack.received[0]?.body ?? '')).toEqual({
      email: member.email,
      amount: '1500000',
      currency: 'NGN',
      plan: 'PLN_NGN_month',
      reference: uuid,
      callback_url: `http://griot.test/product/checkout/return?checkout=${uuid}`,
      metadata: { cancel_action: `http://griot.test/product/checkout/cancelled?checkout=${uuid}` },
    });
  });

  test('a price without a plan of Paystack is not offered there', async () => {
    const answer = await start(await kit.site.member(), 'USD');
    expect(answer.status).toBe(503);
    expect(kit.paystack.received).toEqual([]);
  });

  test('paid: charge and subscription find each other, in either order', async () => {
    const { member, checkout } = await subscribe();
    expect(await ownOf(member)).toMatchObject({
      status: 'active',
      auto_renew: true,
      price: 1_500_000,
      currency: 'NGN',
      provider: 'paystack',
      current_period_end: NEXT.toISOString(),
      invoices: [{ number: checkout, state: 'paid', amount: 1_500_000, currency: 'NGN' }],
    });

    const other = await kit.site.member();
    const paid = await pay(other);
    await sendEvents(
      subscriptionEvent('subscription.create', {
        ...paid.subscription,
        customer: { ...paid.subscription.customer, customer_code: 'CUS_other' },
      }),
    );
    expect(await other.api('/user/settings/subscription')).toEqual({ data: null });
    await sendEvents(
      chargeSuccess({
        ...paid.transaction,
        customer: { ...paid.transaction.customer, customer_code: 'CUS_other' },
      }),
    );
    expect((await ownOf(other)).status).toBe('active');
    const { rows } = await raw<{ id: string }>`
      select provider_subscription_id as id from subscriptions where uuid = ${(await ownOf(other)).uuid}`.execute(
      kit.site.sql,
    );
    expect(rows[0]?.id).toBe(paid.subscription.subscription_code);
  });

  test('the franc CFA is sent and read in hundredths, and shown whole', async () => {
    const { member } = await subscribe('XOF');
    expect(JSON.parse(kit.paystack.received[0]?.body ?? '').amount).toBe('990000');
    expect(await ownOf(member)).toMatchObject({
      price: 9900,
      currency: 'XOF',
      invoices: [{ amount: 9900, currency: 'XOF' }],
    });
  });

  test.each([
    ['a smaller sum', { amount: 100 }],
    ['another currency', { currency: 'GHS' }],
  ])(
    '%s than was asked for gives nothing, is logged once and kept for a person',
    async (_what, other) => {
      const member = await kit.site.member();
      const { checkout, transaction, subscription } = await pay(member);
      Object.assign(transaction, other);
      const logged = kit.site.logged.length;
      await sendEvents(
        chargeSuccess(transaction),
        subscriptionEvent('subscription.create', subscription),
      );
      await reconcileSubscriptions(billing());
      expect(await member.api('/user/settings/subscription')).toEqual({ data: null });
      const { rows } = await raw<{ type: string; state: string }>`
      select type, state from billing_events where checkout_uuid = ${checkout} order by id`.execute(
        kit.site.sql,
      );
      expect(rows[0]).toEqual({ type: 'charge.success', state: 'held' });
      expect(rows.filter(({ state }) => state === 'applied')).toEqual([]);
      const said = kit.site.logged
        .slice(logged)
        .filter(({ msg }) => String(msg).includes('another sum'));
      expect(said).toMatchObject([
        { level: 50, checkout, ordered: { amount: 1_500_000, currency: 'NGN' } },
      ]);
      const { rows: mails } =
        await raw`select template from mails where to_address = ${member.email}
      and template = 'receipt'`.execute(kit.site.sql);
      expect(mails).toEqual([]);

      expect(await member.page(`/product/checkout/return?checkout=${checkout}`)).toContain(
        checkoutText.return.heldWhy,
      );
      expect((await start(member)).status).toBe(409);

      const paid = { amount: 1_500_000, currency: 'NGN', ...other };
      await raw`update checkouts set amount = ${paid.amount}, currency = ${paid.currency}
      where uuid = ${checkout}`.execute(kit.site.sql);
      await raw`update billing_events set state = 'stored' where checkout_uuid = ${checkout}`.execute(
        kit.site.sql,
      );
      await applyDueEvents(billing());
      expect((await ownOf(member)).status).toBe('active');
    },
  );

  test('a signature that is wrong, missing, or of another body is refused', async () => {
    const { member, transaction, subscription } = await subscribe();
    const body = JSON.stringify(
      subscriptionEvent('subscription.disable', subscription as PaystackSubscription),
    );
    const signatures = [
      '',
      'x',
      signPaystack(body, 'sk_test_other'),
      signPaystack(`${body} `),
      signPaystack(body).toUpperCase(),
    ];
    for (const signature of signatures) {
      const answer = await kit.site.request('/api/webhooks/paystack', {
        method: 'POST',
        body,
        headers: signature ? { 'x-paystack-signature': signature } : {},
      });
      expect(answer.status).toBe(400);
    }
    expect((await ownOf(member)).status).toBe('active');
    for (let index = 0; index < 20; index++) await sendEvents(chargeSuccess(transaction));
    expect((await ownOf(member)).invoices).toHaveLength(1);
  });
});
