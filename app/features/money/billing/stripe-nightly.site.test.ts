import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestSite } from '../../../../test/site.ts';
import { makeStripeEvent } from '../../../../test/stripe-objects.ts';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET } from '../../../../test/stripe-server.ts';
import { START, useStripeSite } from '../../../../test/stripe-site.ts';
import { ProviderFailed } from '../providers/port.server.ts';
import { createStripe } from '../providers/stripe.server.ts';
import { cancelAtProviders } from './deleted-accounts.server.ts';
import { reconcileSubscriptions, refreshRecentCheckouts } from './reconcile.server.ts';

const kit = useStripeSite();
const { setNow, later, billing, start, updated, subscribe, ownOf } = kit;

describe('Stripe', () => {
  for (const mood of ['failing', 'gibberish'] as const) {
    test(`${mood}: people read plain words, nothing is lost, and trying again works`, async () => {
      const member = await kit.site.member();
      const key = { 'idempotency-key': `again-${mood}`, 'content-type': 'application/json' };
      const send = () =>
        member.request('/api/checkout', {
          method: 'POST',
          headers: key,
          body: JSON.stringify({ plan: 'pro', interval: 'month' }),
        });
      kit.stripe.mood = mood;
      const failed = await send();
      expect(failed.status).toBe(503);
      const said = await failed.text();
      expect(said).toContain('The payment could not be started. Nothing was charged.');
      expect(said).not.toMatch(/secret|kit.stripe|sk_test/i);
      kit.stripe.mood = 'well';
      expect((await send()).status).toBe(201);

      const { member: payer, uuid } = await subscribe();
      kit.stripe.mood = mood;
      const cancelled = await payer.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
      expect(cancelled.status).toBe(503);
      expect((await cancelled.json()).message).toBe('Failed to cancel auto renewal');
      expect((await ownOf(payer)).auto_renew).toBe(true);
    });
  }

  test('a missing response times out, and a wrong key is not revealed', async () => {
    kit.stripe.mood = 'silent';
    const options = {
      secretKey: STRIPE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: kit.stripe.url,
    };
    const slow = createStripe({ ...options, timeoutMs: 150 });
    const ref = { subscriptionId: 'sub_1', customerId: null };
    await expect(slow.fetchSubscription(ref)).rejects.toThrow(ProviderFailed);
    kit.stripe.mood = 'well';
    const wrong = createStripe({ ...options, secretKey: 'sk_test_wrong' });
    await expect(wrong.fetchSubscription(ref)).rejects.toThrow(
      /^stripe: StripeAuthenticationError/,
    );
    const unknown = await createStripe(options)
      .fetchSubscription(ref)
      .catch((error) => error);
    expect(unknown).toMatchObject({ isUnknown: true });
  });

  test('what never arrived is found at night: by the list of events, and by asking', async () => {
    const { member, subscription } = await subscribe();
    const lost = await kit.site.member();
    const { uuid: checkout } = await start(lost);
    kit.stripe.pay(checkout);
    setNow(later(86_400));
    subscription.cancel_at_period_end = true;
    for (let index = 0; index < 5; index++) {
      kit.stripe.events.push(makeStripeEvent('charge.succeeded', {}, kit.now));
    }
    kit.stripe.events.push(updated(subscription));
    await reconcileSubscriptions(billing());
    expect((await ownOf(member)).auto_renew).toBe(false);
    expect(await ownOf(lost)).toMatchObject({ status: 'active', price: 1900 });
    const countStored = async () => {
      const { rows } = await raw<{
        count: number;
      }>`select count(*) as count from billing_events`.execute(kit.site.sql);
      return rows[0]?.count;
    };
    const before = await countStored();
    setNow(later(86_400));
    await reconcileSubscriptions(billing());
    expect(await countStored()).toBe(before);
  });

  test('a site that no webhook reaches learns of a payment within minutes', async () => {
    const member = await kit.site.member();
    const { uuid: checkout } = await start(member);
    const session = [...kit.stripe.sessions.values()].find(
      ({ client_reference_id }) => client_reference_id === checkout,
    );
    const asked = () =>
      kit.stripe.received.filter(({ path }) => path === `/v1/checkout/sessions/${session?.id}`)
        .length;
    for (let minute = 0; minute < 70; minute++) {
      await refreshRecentCheckouts(billing());
      setNow(later(60));
    }
    expect(asked()).toBe(9);
    setNow(START);
    kit.stripe.pay(checkout);
    setNow(later(61));
    await refreshRecentCheckouts(billing());
    expect((await ownOf(member)).status).toBe('active');
    expect((await member.api(`/checkout/${checkout}`)).data.state).toBe('paid');
  });

  test('at night a provider that is away is reported, and nothing is changed', async () => {
    const { member } = await subscribe();
    kit.stripe.mood = 'failing';
    await expect(reconcileSubscriptions(billing())).rejects.toThrow(ProviderFailed);
    expect((await ownOf(member)).status).toBe('active');
  });

  test('a deleted account is never charged again: cancelling is retried until Stripe has done it', async () => {
    const { member, subscription } = await subscribe();
    expect((await member.post('/user/delete', { password: member.password })).status).toBe(204);
    kit.stripe.mood = 'failing';
    await cancelAtProviders(billing());
    expect(subscription.status).toBe('active');
    kit.stripe.mood = 'well';
    await cancelAtProviders(billing());
    expect(subscription.status).toBe('active');
    setNow(later(31));
    await cancelAtProviders(billing());
    expect(subscription.status).toBe('canceled');
    const { rows } = await raw`select 1 from provider_cancellations`.execute(kit.site.sql);
    expect(rows).toEqual([]);
  });

  test('without keys it does not appear; in production the sandbox does not either', async () => {
    const bare = await openTestSite({
      catalogue: 'empty',
      env: { SITE_URL: 'https://griot.test', BILLING_SANDBOX: '' },
    });
    try {
      const member = await bare.member();
      const answer = await member.post('/checkout', { plan: 'pro', interval: 'month' });
      expect(answer.status).toBe(503);
      expect((await answer.json()).message).toContain('cannot take payments yet');
      for (const name of ['stripe', 'paystack', 'sandbox', 'cash']) {
        const answer = await bare.request(`/api/webhooks/${name}`, { method: 'POST', body: '{}' });
        expect(answer.status).toBe(404);
      }
    } finally {
      await bare.close();
    }
  });
});
