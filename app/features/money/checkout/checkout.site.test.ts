import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../../../test/member.ts';
import { writePlans } from '../../../../test/plans-file.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { subscribe } from '../../../../test/subscribe.ts';

const PATH = '/product/checkout?plan=pro&interval=month&currency=USD';
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => site.close());

const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll(/<!-- -->/g, '');

/** Submits the checkout form and returns the sandbox's path. */
async function start(member: Member, fields: Record<string, string> = {}): Promise<string> {
  const answer = await member.form(PATH, { provider: 'sandbox', ...fields });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

describe('/product/checkout', () => {
  test('opens for a visitor: price and renewal date first, then sign-in that leads back', async () => {
    const html = plain(await site.page(PATH));
    const due = html.indexOf('It renews on 1 December 2026 and then every month for USD 19.00');
    const button = html.indexOf('Sign in to pay');
    expect(due).toBeGreaterThan(0);
    expect(button).toBeGreaterThan(due);
    expect(html).toContain(`href="/login?next=${encodeURIComponent(PATH)}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('Continue to payment');
  });

  test('a month after the 31st is the last day of the next', async () => {
    site.setNow(new Date('2027-01-31T12:00:00Z'));
    expect(plain(await site.page(PATH))).toContain('It renews on 28 February 2027');
    site.setNow(new Date('2026-11-01T12:00:00Z'));
  });

  test('without words in the address it takes the only plan that has a price', async () => {
    expect(plain(await site.page('/product/checkout'))).toContain('USD 19.00 a month');
  });

  test.each(['plan=free', 'plan=none', 'plan=pro&currency=EUR', 'plan=pro&interval=week'])(
    'what is not for sale (%s) leads to the plans',
    async (query) => {
      const html = await site.page(`/product/checkout?${query}`);
      expect(html).toContain('Choose a plan first');
      expect(html).not.toContain('Sign in to pay');
    },
  );

  test('only the plan’s own price counts, whatever a form says', async () => {
    const member = await site.member();
    await start(member, { amount: '1', price: '1', currency: 'XOF', plan: 'free' });
    const { rows } = await raw<{ plan: string; amount: number; currency: string }>`
      select c.plan, c.amount, c.currency from checkouts c join users u on u.id = c.user_id
      where u.email = ${member.email}`.execute(site.sql);
    expect(rows).toEqual([{ plan: 'pro', amount: 1_900, currency: 'USD' }]);
  });

  test('asks a visitor who sends the form to sign in, and refuses one from elsewhere', async () => {
    const visitor = await site.form(PATH, { provider: 'sandbox' });
    expect(visitor.headers.get('location')).toBe(`/login?next=${encodeURIComponent(PATH)}`);
    const member = await site.member();
    expect((await member.form(PATH, { provider: 'sandbox', _xsrf: 'forged' })).status).toBe(403);
  });

  test.each(['stripe', 'nobody', ''])(
    'refuses the provider "%s", which is not set up',
    async (provider) => {
      const member = await site.member();
      const answer = await member.form(PATH, { provider });
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain('<title>Error: ');
      expect(html).toContain('Continue to payment');
    },
  );

  test('says to a subscriber that there is nothing more to pay, also when the form comes late', async () => {
    const member = await site.member();
    await subscribe(site.sql, member, { autoRenew: false });
    const html = plain(await member.page(PATH));
    expect(html).toContain('You already have Pro');
    expect(html).toContain('Pro runs until 15 November 2026 and does not renew');
    const late = await member.form(PATH, { provider: 'sandbox' });
    expect(await late.text()).toContain('You already have Pro');
  });

  test('says to who has a payment due how to fix it', async () => {
    const member = await site.member();
    const accessUntil = new Date('2026-11-05T09:00:00Z');
    await subscribe(site.sql, member, { status: 'past_due', accessUntil });
    const html = plain(await member.page(PATH));
    expect(html).toContain('The last payment has not arrived.');
    expect(html).toContain('ends on 5 November 2026');
  });

  test('after a subscription has ended one can buy again', async () => {
    const member = await site.member();
    await subscribe(site.sql, member, { periodEnd: new Date('2026-10-20T09:00:00Z') });
    expect(await member.page(PATH)).toContain('Continue to payment');
  });
});

describe('the pages around a payment', () => {
  test('two windows with different periods, both paid: the settings show what renews, and both payments', async () => {
    const member = await site.member();
    const yearly = await member.form('/product/checkout?plan=pro&interval=year&currency=USD', {
      provider: 'sandbox',
    });
    const [first, second] = [await start(member), yearly.headers.get('location') ?? ''];
    expect(second).not.toBe(first);
    await member.form(first, { act: 'approve' });
    await member.form(second, { act: 'approve' });
    const html = plain(await member.page('/dashboard/account-settings/subscription'));
    expect(html).toMatch(/It renews on 1 (December 2026|November 2027)/);
    expect(html.match(/SANDBOX-\w+/g)).toHaveLength(2);
  });

  test('belong to who pays: others get a 404, visitors are asked to sign in', async () => {
    const [ama, eve] = [await site.member(), await site.member()];
    const sandbox = await start(ama);
    const query = sandbox.split('?')[1];
    for (const page of ['sandbox', 'return', 'cancelled']) {
      const path = `/product/checkout/${page}?${query}`;
      expect((await ama.request(path)).status).toBe(200);
      expect((await eve.request(path)).status).toBe(404);
      const visitor = await site.request(path);
      expect(visitor.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`);
    }
    expect((await eve.form(sandbox, { act: 'approve' })).status).toBe(404);
    expect((await ama.api('/user/settings/subscription')).data).toBeNull();
    for (const given of ['', '?checkout=', '?checkout=x', '?checkout=%00']) {
      expect((await ama.request(`/product/checkout/return${given}`)).status).toBe(404);
    }
  });

  test('say open, declined and paid, and never what the address says', async () => {
    const member = await site.member();
    const first = await start(member);
    const back = (sandbox: string) => sandbox.replace('/sandbox', '/return');
    expect(await member.page(`${back(first)}&state=paid`)).toContain('Waiting for the payment');
    const declined = await member.form(first, { act: 'decline' });
    expect(declined.headers.get('location')).toBe(back(first));
    expect(await member.page(back(first))).toContain('The payment was declined');
    expect(await member.page(first)).toContain('This payment was declined before.');
    const second = await start(member);
    expect(second).not.toBe(first);
    await member.form(second, { act: 'approve' });
    expect(plain(await member.page(back(second)))).toContain('It renews on 1 December 2026.');
    const cancelled = await member.request(second.replace('/sandbox', '/cancelled'));
    expect(cancelled.headers.get('location')).toBe(back(second));
    expect((await member.api('/user/settings/subscription')).data.status).toBe('active');
  });
});

test('a trial says what is paid today and when the first payment is', async () => {
  const prices = [{ currency: 'EUR', interval: 'year' as const, amount: 12_000 }];
  const PLANS_FILE = writePlans([{ slug: 'team', prices, trial_days: 14 }]);
  const trying = await openTestSite({ catalogue: 'empty', env: { PLANS_FILE } });
  const html = plain(await trying.page('/product/checkout?plan=team&interval=year'));
  expect(html).toContain('EUR 0.00');
  expect(html).toContain('14 days are free. On 15 November 2026 it renews for EUR 120.00');
  const member = await trying.member();
  const ended = new Date('2026-10-20T09:00:00Z');
  await subscribe(trying.sql, member, { plan: 'team', periodEnd: ended });
  const again = plain(await member.page('/product/checkout?plan=team&interval=year'));
  expect(again).toContain('It renews on 1 November 2027');
  await trying.close();
});

describe('in production', () => {
  test('the sandbox does not appear unless it is asked for, and then nobody can pay', async () => {
    const live = await openTestSite({
      catalogue: 'empty',
      env: { SITE_URL: 'https://griot.test', BILLING_SANDBOX: '' },
    });
    const member = await live.member();
    const html = await member.page(PATH);
    expect(html).toContain('Payments are not available yet');
    expect(html).not.toContain('Continue to payment');
    expect((await member.form(PATH, { provider: 'sandbox' })).status).toBe(503);
    expect((await member.request('/product/checkout/sandbox?checkout=x')).status).toBe(404);
    await live.close();
  });

  test('a provider that does not answer is said in words; a form may lead to its page', async () => {
    const env = {
      BILLING_SANDBOX: 'off',
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
      STRIPE_API_URL: 'http://127.0.0.1:9',
    };
    const down = await openTestSite({ catalogue: 'empty', env });
    const member = await down.member();
    const page = await member.request(PATH);
    expect(page.headers.get('content-security-policy')).toMatch(
      /form-action 'self' https:\/\/checkout\.stripe\.com /,
    );
    const html = await page.text();
    expect(html).toContain('value="stripe"');
    expect(html).not.toContain('value="sandbox"');
    const answer = await member.form(PATH, { provider: 'stripe' });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Nothing was charged.');
    await down.close();
  });
});
