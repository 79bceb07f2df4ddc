import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  makeStripeEvent,
  makeStripeSession,
  type StripeSubscription,
} from '../../../../test/stripe-objects.ts';
import { useStripeSite } from '../../../../test/stripe-site.ts';

const kit = useStripeSite();
const { setNow, later, start, sendEvents, updated, subscribe, ownOf } = kit;

describe('Stripe', () => {
  test('a checkout is created with our price, reference and addresses', async () => {
    const member = await kit.site.member();
    const { uuid, url, provider } = await start(member, { plan: 'pro', interval: 'year' });
    expect(provider).toBe('stripe');
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
    const [asked] = kit.stripe.received;
    expect(asked).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
    expect(asked?.headers['idempotency-key']).toBe(`checkout-${uuid}`);
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      mode: 'subscription',
      client_reference_id: uuid,
      customer_email: member.email,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '19000',
      'line_items[0][price_data][recurring][interval]': 'year',
      'line_items[0][price_data][product_data][name]': 'Griot Pro',
      'subscription_data[metadata][checkout]': uuid,
      success_url: `http://griot.test/product/checkout/return?checkout=${uuid}`,
      cancel_url: `http://griot.test/product/checkout/cancelled?checkout=${uuid}`,
    });
  });

  test('another sum than ordered gives no access and is held for a person, in any order of events', async () => {
    const member = await kit.site.member();
    const { uuid: checkout } = await start(member);
    const subscription = kit.stripe.pay(checkout);
    const other = structuredClone(subscription);
    if (other.items.data[0]) other.items.data[0].price.unit_amount = 100;
    const session = { ...makeStripeSession({ subscription: subscription.id, checkout }) };
    await sendEvents(
      makeStripeEvent('customer.subscription.created', other, kit.now),
      makeStripeEvent(
        'checkout.session.completed',
        { ...session, amount_subtotal: 100, currency: 'usd' },
        kit.now,
      ),
      updated(subscription),
    );
    expect(await member.api('/user/settings/subscription')).toEqual({ data: null });
    const { rows } = await raw<{ state: string }>`
      select state from billing_events where checkout_uuid = ${checkout}`.execute(kit.site.sql);
    expect(rows).toEqual([{ state: 'held' }, { state: 'held' }, { state: 'held' }]);
  });

  test('a currency without small units is sent as it is', async () => {
    await start(await kit.site.member(), { plan: 'pro', interval: 'month', currency: 'XOF' });
    expect(kit.stripe.received[0]?.body).toContain('[unit_amount]=9900');
  });

  test('paid: the subscription is what Stripe says, with its invoice and one receipt', async () => {
    const { member, checkout } = await subscribe();
    const own = await ownOf(member);
    expect(own).toMatchObject({
      status: 'active',
      auto_renew: true,
      price: 1900,
      currency: 'USD',
      provider: 'stripe',
      current_period_end: '2026-12-01T12:00:00.000Z',
    });
    expect(own.invoices).toMatchObject([{ state: 'paid', amount: 1900 }]);
    expect((await member.api(`/checkout/${checkout}`)).data.state).toBe('paid');
    const { rows } = await raw<{ count: number }>`
      select count(*) as count from mails where template = 'receipt' and to_address = ${member.email}`.execute(
      kit.site.sql,
    );
    expect(rows[0]?.count).toBe(1);
  });

  test('a payment that is not through yet gives nothing', async () => {
    const member = await kit.site.member();
    const { uuid: checkout } = await start(member);
    const subscription = { ...kit.stripe.pay(checkout), status: 'incomplete' };
    await sendEvents(
      makeStripeEvent('customer.subscription.created', subscription, kit.now),
      makeStripeEvent(
        'checkout.session.completed',
        makeStripeSession({ checkout, subscription: subscription.id, paymentStatus: 'unpaid' }),
        kit.now,
      ),
    );
    expect(await member.api('/user/settings/subscription')).toEqual({ data: null });
    expect((await member.api(`/checkout/${checkout}`)).data.state).toBe('open');
    await sendEvents(
      makeStripeEvent(
        'checkout.session.async_payment_failed',
        makeStripeSession({ checkout, subscription: subscription.id }),
        later(60),
      ),
    );
    expect((await member.api(`/checkout/${checkout}`)).data.state).toBe('declined');
  });

  test('cancelled and resumed at Stripe; its own events after it change nothing', async () => {
    const { member, uuid, subscription } = await subscribe();
    setNow(later(3_600));
    const cancelled = await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    expect((await cancelled.json()).data).toMatchObject({ auto_renew: false, status: 'cancelled' });
    const asked = kit.stripe.received.at(-1);
    expect(asked).toMatchObject({ method: 'POST', body: 'cancel_at_period_end=true' });
    expect(asked?.path).toBe(`/v1/subscriptions/${subscription.id}`);
    await sendEvents(updated(kit.stripe.subscriptions.get(subscription.id) ?? subscription));
    expect(await ownOf(member)).toMatchObject({ auto_renew: false });
    setNow(later(60));
    const resumed = await member.post(`/user/settings/subscription_resume?uuid=${uuid}`);
    expect((await resumed.json()).data).toMatchObject({ auto_renew: true, status: 'active' });
    const { rows } = await raw<{ template: string }>`
      select template from mails where to_address = ${member.email} and template = 'renewal_cancelled'`.execute(
      kit.site.sql,
    );
    expect(rows).toHaveLength(1);
  });

  test('ended in Stripe’s own pages: access ends with it', async () => {
    const { member, subscription } = await subscribe();
    setNow(later(7_200));
    await sendEvents(
      makeStripeEvent(
        'customer.subscription.deleted',
        { ...subscription, status: 'canceled', ended_at: Math.floor(kit.now.getTime() / 1_000) },
        kit.now,
      ),
    );
    expect((await ownOf(member)).status).toBe('expired');
    expect((await member.api('/me')).data.has_active_subscription).toBe(false);
  });

  test('the card is changed on Stripe’s page', async () => {
    const { member, uuid } = await subscribe();
    const answer = await member.post(`/user/settings/subscription_card?uuid=${uuid}`);
    expect((await answer.json()).data.url).toBe('https://billing.stripe.example/p/cus_test1');
    expect(kit.stripe.received.at(-1)?.body).toContain('flow_data[type]=payment_method_update');
  });

  test('who comes back is the same customer, unless Stripe does not know them any more', async () => {
    const { member, subscription } = await subscribe();
    const end = async (one: StripeSubscription) => {
      setNow(later(60));
      const ended = { ...one, status: 'canceled', ended_at: Math.floor(kit.now.getTime() / 1_000) };
      await sendEvents(makeStripeEvent('customer.subscription.deleted', ended, kit.now));
      setNow(later(60));
    };
    await end(subscription);
    const { uuid } = await start(member);
    const asked = () => Object.fromEntries(new URLSearchParams(kit.stripe.received.at(-1)?.body));
    expect(asked()).toMatchObject({ customer: 'cus_test1' });
    expect(asked()).not.toHaveProperty('customer_email');
    const again = kit.stripe.pay(uuid);
    await sendEvents(makeStripeEvent('customer.subscription.created', { ...again }, kit.now));
    expect((await ownOf(member)).status).toBe('active');
    await end(again);
    kit.stripe.customers.clear();
    await start(member);
    expect(asked()).toMatchObject({ customer_email: member.email });
  });
});
