import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  chargeSuccess,
  invoiceEvent,
  PAYSTACK_KEY,
  subscriptionEvent,
} from '../../../../test/paystack-server.ts';
import { DAY_S, NEXT, usePaystackSite } from '../../../../test/paystack-site.ts';
import { useTimeLimits } from '../../../../test/time-limits.ts';
import { createPaystack } from '../providers/paystack.server.ts';
import { ProviderFailed } from '../providers/port.server.ts';
import { cancelAtProviders } from './deleted-accounts.server.ts';
import { reconcileSubscriptions } from './reconcile.server.ts';

const kit = usePaystackSite();
const limits = useTimeLimits();
const { setNow, billing, start, sendEvents, pay, subscribe, ownOf, later } = kit;

describe('Paystack', () => {
  for (const mood of ['failing', 'gibberish'] as const) {
    test(`${mood}: people read plain words, and trying again works`, async () => {
      const member = await kit.site.member();
      kit.paystack.mood = mood;
      const failed = await start(member);
      expect(failed.status).toBe(503);
      const said = await failed.text();
      expect(said).toContain('The payment could not be started. Nothing was charged.');
      expect(said).not.toMatch(/secret|kit.paystack|sk_test/i);
      expect(kit.paystack.received).toHaveLength(1);
      kit.paystack.mood = 'well';
      expect((await start(member)).status).toBe(201);

      const { member: payer, uuid } = await subscribe();
      kit.paystack.mood = mood;
      const cancelled = await payer.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
      expect(cancelled.status).toBe(503);
      expect((await cancelled.json()).message).toBe('Failed to cancel auto renewal');
      expect((await ownOf(payer)).auto_renew).toBe(true);
    });
  }

  test('a renewal, one that fails with its grace, and one that resolves it', async () => {
    const { member, subscription } = await subscribe();
    setNow(NEXT);
    const january = new Date('2027-01-01T12:00:00Z');
    await sendEvents(
      invoiceEvent(subscription, { code: 'INV_2', at: NEXT, periodEnd: january, outcome: 'paid' }),
    );
    expect(await ownOf(member)).toMatchObject({
      status: 'active',
      current_period_end: january.toISOString(),
    });
    setNow(january);
    const february = new Date('2027-02-01T12:00:00Z');
    const third = { code: 'INV_3', at: january, periodEnd: february };
    await sendEvents(
      invoiceEvent(subscription, { ...third, outcome: 'created' }),
      invoiceEvent(subscription, { ...third, outcome: 'failed' }),
    );
    expect(await ownOf(member)).toMatchObject({
      status: 'past_due',
      access_until: '2027-01-08T12:00:00.000Z',
    });
    setNow(later(2 * DAY_S));
    await sendEvents(invoiceEvent(subscription, { ...third, at: kit.now, outcome: 'paid' }));
    const own = await ownOf(member);
    expect(own).toMatchObject({ status: 'active', current_period_end: february.toISOString() });
    expect(own.invoices.map(({ number, state }) => [number, state])).toEqual([
      ['INV_3', 'paid'],
      ['INV_2', 'paid'],
      [expect.any(String), 'paid'],
    ]);
    const { rows } = await raw<{ template: string; count: number }>`
      select template, count(*) as count from mails where to_address = ${member.email}
        and template in ('receipt', 'payment_failed') group by template order by template`.execute(
      kit.site.sql,
    );
    expect(rows).toEqual([
      { template: 'payment_failed', count: 1 },
      { template: 'receipt', count: 3 },
    ]);
  });

  test('cancelled with the code and the token it wants; access to the end; resumed before it', async () => {
    const { member, uuid, subscription } = await subscribe();
    setNow(later(DAY_S));
    const cancelled = await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    expect((await cancelled.json()).data).toMatchObject({ status: 'cancelled', auto_renew: false });
    const asked = kit.paystack.received.find(({ path }) => path === '/subscription/disable');
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      code: subscription.subscription_code,
      token: subscription.email_token,
    });
    await sendEvents(subscriptionEvent('subscription.not_renew', subscription));
    expect((await ownOf(member)).status).toBe('cancelled');
    setNow(later(60));
    const resumed = await member.post(`/user/settings/subscription_resume?uuid=${uuid}`);
    expect((await resumed.json()).data).toMatchObject({ status: 'active', auto_renew: true });
    setNow(later(60));
    await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    setNow(later(60));
    await sendEvents(subscriptionEvent('subscription.disable', subscription, 'complete'));
    expect(await ownOf(member)).toMatchObject({
      status: 'cancelled',
      access_until: NEXT.toISOString(),
    });
    setNow(NEXT);
    expect((await ownOf(member)).status).toBe('expired');
  });

  test('cancelled before Paystack has named the subscription: it is fetched', async () => {
    const member = await kit.site.member();
    const { transaction, subscription } = await pay(member);
    await sendEvents(chargeSuccess(transaction));
    const { uuid } = await ownOf(member);
    const answer = await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    expect(answer.status).toBe(200);
    expect(subscription.status).toBe('non-renewing');
  });

  test('the card is changed on Paystack’s page', async () => {
    const { member, uuid, subscription } = await subscribe();
    const answer = await member.post(`/user/settings/subscription_card?uuid=${uuid}`);
    expect((await answer.json()).data.url).toBe(
      `https://paystack.example/manage/subscriptions/${subscription.subscription_code}`,
    );
  });

  test('an answer that never comes is given up after three tries; a wrong key is a failure', async () => {
    const ref = { subscriptionId: 'SUB_1', customerId: null };
    kit.paystack.mood = 'silent';
    const slow = createPaystack({
      secretKey: PAYSTACK_KEY,
      apiUrl: kit.paystack.url,
      timeoutMs: 100,
    });
    const given = expect(slow.fetchSubscription(ref)).rejects.toThrow('paystack: TimeoutError');
    for (const tries of [1, 2, 3]) {
      await expect.poll(() => kit.paystack.received.length).toBe(tries);
      limits.end(100);
    }
    await given;
    expect(kit.paystack.received).toHaveLength(3);
    kit.paystack.mood = 'well';
    const wrong = createPaystack({ secretKey: 'sk_test_wrong', apiUrl: kit.paystack.url });
    await expect(wrong.fetchSubscription(ref)).rejects.toThrow('paystack: 401 Invalid key');
    const away = createPaystack({ secretKey: PAYSTACK_KEY, apiUrl: 'http://127.0.0.1:1' });
    await expect(away.endNow(ref)).rejects.toThrow(ProviderFailed);
    const unknown = createPaystack({ secretKey: PAYSTACK_KEY, apiUrl: kit.paystack.url });
    await expect(unknown.endNow(ref)).resolves.toBeUndefined();
  });

  test('what never arrived is found at night: a payment, its subscription, and its end', async () => {
    const member = await kit.site.member();
    const { subscription } = await pay(member);
    await kit.keepSessions();
    await reconcileSubscriptions(billing());
    expect(await ownOf(member)).toMatchObject({
      status: 'active',
      current_period_end: NEXT.toISOString(),
    });
    setNow(NEXT);
    subscription.status = 'attention';
    await reconcileSubscriptions(billing());
    expect((await ownOf(member)).status).toBe('past_due');
    setNow(later(DAY_S));
    Object.assign(subscription, { status: 'completed', next_payment_date: null });
    await reconcileSubscriptions(billing());
    expect(await ownOf(member)).toMatchObject({
      auto_renew: false,
      access_until: NEXT.toISOString(),
    });
  });

  test('a deleted account is never charged again', async () => {
    const { member, subscription } = await subscribe();
    await member.post('/user/delete', { password: member.password });
    await cancelAtProviders(billing());
    expect(subscription.status).toBe('non-renewing');
  });

  test('an account is deleted before Paystack has named its subscription: it is fetched, or nothing is deleted', async () => {
    const member = await kit.site.member();
    const { transaction, subscription } = await pay(member);
    await sendEvents(chargeSuccess(transaction));
    kit.paystack.mood = 'failing';
    const refused = await member.post('/user/delete', { password: member.password });
    expect(refused.status).toBe(503);
    expect((await refused.json()).message).toContain('nothing was deleted');
    kit.paystack.mood = 'well';
    expect((await member.post('/user/delete', { password: member.password })).status).toBe(204);
    await cancelAtProviders(billing());
    expect(subscription.status).toBe('non-renewing');
  });
});
