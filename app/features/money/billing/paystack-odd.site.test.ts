import { describe, expect, test } from 'vitest';
import {
  chargeSuccess,
  invoiceEvent,
  subscriptionEvent,
} from '../../../../test/paystack-server.ts';
import { DAY_S, NEXT, usePaystackSite } from '../../../../test/paystack-site.ts';
import { cancelAtProviders } from './deleted-accounts.server.ts';
import { reconcileSubscriptions, refreshRecentCheckouts } from './reconcile.server.ts';

const kit = usePaystackSite();
const { setNow, billing, sendEvents, pay, subscribe, ownOf, later } = kit;

const JANUARY = new Date('2027-01-01T12:00:00Z');
const GRACE_END = '2026-12-08T12:00:00.000Z';

/** A renewal that Paystack could not charge: it names the next date, and tries again then. */
async function subscribeAndOwe() {
  const bought = await subscribe();
  setNow(NEXT);
  const invoice = { code: 'INV_2', at: NEXT, periodEnd: JANUARY, outcome: 'failed' } as const;
  Object.assign(bought.subscription, {
    status: 'attention',
    next_payment_date: JANUARY.toISOString(),
    most_recent_invoice: { invoice_code: 'INV_2', status: 'failed', paid: 0 },
  });
  await sendEvents(invoiceEvent(bought.subscription, invoice));
  await reconcileSubscriptions(billing());
  expect(await ownOf(bought.member)).toMatchObject({ status: 'past_due', access_until: GRACE_END });
  setNow(later(DAY_S));
  return bought;
}

describe('Paystack', () => {
  test('a period that was not paid is no access beyond the grace: cancelled, resumed, ended', async () => {
    const { member, uuid, subscription } = await subscribeAndOwe();
    await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    expect(await ownOf(member)).toMatchObject({ status: 'cancelled', access_until: GRACE_END });
    setNow(later(60));
    await member.post(`/user/settings/subscription_resume?uuid=${uuid}`);
    expect(await ownOf(member)).toMatchObject({ status: 'past_due', access_until: GRACE_END });
    setNow(later(60));
    subscription.status = 'cancelled';
    await reconcileSubscriptions(billing());
    expect(await ownOf(member)).toMatchObject({ status: 'cancelled', access_until: GRACE_END });
  });

  test('paid after all: the word of it that never came is found at night', async () => {
    const { member, subscription } = await subscribeAndOwe();
    Object.assign(subscription, {
      status: 'active',
      most_recent_invoice: { invoice_code: 'INV_2', status: 'success', paid: 1 },
    });
    await reconcileSubscriptions(billing());
    expect(await ownOf(member)).toMatchObject({
      status: 'active',
      current_period_end: JANUARY.toISOString(),
    });
  });

  test('a payment that was begun, of which the answer was lost, can be begun again', async () => {
    const member = await kit.site.member();
    kit.paystack.mood = 'lost';
    expect((await kit.start(member)).status).toBe(503);
    kit.paystack.mood = 'well';
    expect((await kit.start(member)).status).toBe(201);
  });

  test('a renewal has a reference of Paystack’s own, which may look like one of ours', async () => {
    const { member, transaction, subscription } = await subscribe();
    setNow(NEXT);
    const logged = kit.site.logged.length;
    const values = { code: 'INV_own', at: NEXT, periodEnd: JANUARY };
    const reference = '9cfbae6e-bbf3-5b41-8aef-d72c1a176503';
    const paid = invoiceEvent(subscription, { ...values, outcome: 'paid' });
    Object.assign(paid.data.transaction, { reference });
    await sendEvents(
      invoiceEvent(subscription, { ...values, outcome: 'created' }),
      chargeSuccess({ ...transaction, reference, paid_at: NEXT.toISOString() }),
      paid,
    );
    const { invoices } = await ownOf(member);
    expect(invoices.map(({ number, state }) => [number, state])).toEqual([
      ['INV_own', 'paid'],
      [transaction.reference, 'paid'],
    ]);
    expect(kit.site.logged.slice(logged).filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test('a late word of a cancellation that was taken back changes nothing', async () => {
    const { member, uuid, subscription } = await subscribe();
    setNow(later(60));
    await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    const late = subscriptionEvent('subscription.not_renew', subscription);
    setNow(later(60));
    await member.post(`/user/settings/subscription_resume?uuid=${uuid}`);
    setNow(later(DAY_S));
    await sendEvents(late);
    expect(await ownOf(member)).toMatchObject({ status: 'active', auto_renew: true });
  });

  test('cancelled twice at Paystack, which says so in the same bytes', async () => {
    const { member, uuid, subscription } = await subscribe();
    for (let times = 0; times < 2; times++) {
      setNow(later(60));
      subscription.status = 'non-renewing';
      await sendEvents(subscriptionEvent('subscription.not_renew', subscription));
      expect((await ownOf(member)).status).toBe('cancelled');
      setNow(later(60));
      if (times === 0) await member.post(`/user/settings/subscription_resume?uuid=${uuid}`);
    }
    expect((await ownOf(member)).auto_renew).toBe(false);
  });

  test('an end that cannot be asked about is not taken: Paystack sends it again', async () => {
    const { member, subscription } = await subscribe();
    setNow(later(60));
    subscription.status = 'cancelled';
    const ended = subscriptionEvent('subscription.disable', subscription);
    kit.paystack.mood = 'failing';
    await expect(sendEvents(ended)).rejects.toThrow('expected 503 to be 200');
    kit.paystack.mood = 'well';
    await sendEvents(ended);
    expect(await ownOf(member)).toMatchObject({ status: 'cancelled', auto_renew: false });
  });

  test('who deleted the account and subscribes again has the new subscription, not the old', async () => {
    const { member, subscription: old } = await subscribe();
    setNow(later(DAY_S));
    await member.post('/user/delete', { password: member.password });
    await cancelAtProviders(billing());
    await sendEvents(subscriptionEvent('subscription.not_renew', old));
    setNow(later(DAY_S));
    const again = await kit.site.member({ email: member.email });
    const { transaction, subscription } = await pay(again);
    await sendEvents(
      chargeSuccess(transaction),
      subscriptionEvent('subscription.create', subscription),
    );
    const own = await ownOf(again);
    expect(own).toMatchObject({ status: 'active', auto_renew: true });
    setNow(later(60));
    await again.post(`/user/settings/subscription_cancel?uuid=${own.uuid}`);
    expect(subscription.status).toBe('non-renewing');
  });

  test('the same, asked before Paystack has made the new subscription', async () => {
    const { member, subscription: old } = await subscribe();
    await member.post('/user/delete', { password: member.password });
    await cancelAtProviders(billing());
    old.status = 'cancelled';
    setNow(later(DAY_S));
    const again = await kit.site.member({ email: member.email });
    const { subscription } = await pay(again);
    kit.paystack.subscriptions.delete(subscription.subscription_code);
    setNow(later(60));
    await refreshRecentCheckouts(billing());
    kit.paystack.subscriptions.set(subscription.subscription_code, subscription);
    await sendEvents(subscriptionEvent('subscription.create', subscription));
    expect(await ownOf(again)).toMatchObject({ status: 'active', auto_renew: true });
  });

  test('a payment of which Paystack makes no subscription is not renewed, and cancelled without it', async () => {
    const member = await kit.site.member();
    const { transaction, subscription } = await pay(member);
    kit.paystack.subscriptions.delete(subscription.subscription_code);
    await sendEvents(chargeSuccess(transaction));
    const { uuid } = await ownOf(member);
    const cancel = () => member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    expect((await cancel()).status).toBe(503);
    setNow(later(2 * 3_600));
    expect((await cancel()).status).toBe(200);
    expect(await ownOf(member)).toMatchObject({
      status: 'cancelled',
      access_until: NEXT.toISOString(),
    });
  });

  test('an account is not deleted before Paystack has made the subscription that must be ended', async () => {
    const member = await kit.site.member();
    const { transaction, subscription } = await pay(member);
    kit.paystack.subscriptions.delete(subscription.subscription_code);
    await sendEvents(chargeSuccess(transaction));
    const remove = () => member.post('/user/delete', { password: member.password });
    expect((await remove()).status).toBe(503);
    kit.paystack.subscriptions.set(subscription.subscription_code, subscription);
    expect((await remove()).status).toBe(204);
    await cancelAtProviders(billing());
    expect(subscription.status).toBe('non-renewing');
  });

  test('an account whose payment has no subscription is deleted after an hour', async () => {
    const member = await kit.site.member();
    const { transaction, subscription } = await pay(member);
    kit.paystack.subscriptions.delete(subscription.subscription_code);
    await sendEvents(chargeSuccess(transaction));
    setNow(later(2 * 3_600));
    const removed = await member.post('/user/delete', { password: member.password });
    expect(removed.status).toBe(204);
  });

  test('paid twice, with one subscription: the log says so, and the one that renews is cancelled', async () => {
    const member = await kit.site.member();
    const first = await kit.started(member);
    setNow(later(3_600));
    const second = await kit.started(member);
    const logged = kit.site.logged.length;
    const renewing = kit.paystack.pay(first.uuid, kit.now, NEXT);
    setNow(later(600));
    const other = kit.paystack.pay(second.uuid, kit.now, NEXT);
    kit.paystack.subscriptions.delete(other.subscription_code);
    for (const transaction of kit.paystack.transactions.values()) {
      await sendEvents(chargeSuccess(transaction));
    }
    await sendEvents(subscriptionEvent('subscription.create', renewing));
    const said = kit.site.logged.slice(logged).map(({ msg }) => msg);
    expect(said).toContain('somebody subscribed twice; the second does not renew');
    await kit.keepSessions();
    setNow(later(DAY_S));
    await reconcileSubscriptions(billing());
    const own = await ownOf(member);
    expect(own.auto_renew).toBe(true);
    await member.post(`/user/settings/subscription_cancel?uuid=${own.uuid}`);
    expect(renewing.status).toBe('non-renewing');
    expect((await ownOf(member)).auto_renew).toBe(false);
  });

  test('a currency that is none is no failure of ours', async () => {
    const { member, transaction, subscription } = await subscribe();
    await sendEvents(
      chargeSuccess({ ...transaction, currency: '12$' }),
      subscriptionEvent('subscription.create', {
        ...subscription,
        plan: { ...subscription.plan, currency: 'naira' },
      }),
    );
    expect((await ownOf(member)).status).toBe('active');
  });
});
