import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { type GivenSubscription, subscribe } from '../../../../test/subscribe.ts';

const PATH = '/dashboard/account-settings/subscription';
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => site.close());

const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll(/<!-- -->/g, '');
const at = (day: string) => new Date(`${day}T09:00:00Z`);

async function show(given: GivenSubscription) {
  const member = await site.member();
  const uuid = await subscribe(site.sql, member, given);
  return { member, uuid, html: plain(await member.page(PATH)) };
}

describe('the subscription in the settings', () => {
  test('asks a visitor to sign in', async () => {
    const answer = await site.request(PATH);
    expect(answer.headers.get('location')).toBe(`/login?next=${encodeURIComponent(PATH)}`);
  });

  test('says when there is none, and where the plans are', async () => {
    const html = await (await site.member()).page(PATH);
    expect(html).toContain('You have no subscription');
    expect(html).toContain('href="/pricing"');
    expect(html).toContain(`href="${PATH}" aria-current="page"`);
  });

  test.each<[string, GivenSubscription, string, string[]]>([
    [
      'active',
      {},
      'It renews on 15 November 2026 for USD 19.00.',
      ['Cancel auto-renewal', 'Change card'],
    ],
    [
      'a trial',
      { status: 'trialing' },
      'The trial ends on 15 November 2026; then it costs USD 19.00 a month.',
      ['Cancel auto-renewal'],
    ],
    [
      'past due',
      { status: 'past_due', periodEnd: at('2026-10-29'), accessUntil: at('2026-11-05') },
      'The last payment has not arrived. Change the card before 5 November 2026',
      ['Change card', 'Cancel auto-renewal'],
    ],
    [
      'cancelled',
      { autoRenew: false },
      'It ends on 15 November 2026 and is not charged again.',
      ['Let it renew again'],
    ],
    [
      'over',
      { status: 'ended', autoRenew: false, periodEnd: at('2026-10-30') },
      'It ended on 30 October 2026.',
      ['Subscribe again'],
    ],
  ])(
    'that is %s says so, with its date and what can be done',
    async (_state, given, says, offers) => {
      const { html } = await show(given);
      expect(html).toContain(says);
      for (const words of offers) expect(html).toContain(words);
      const all = ['Cancel auto-renewal', 'Change card', 'Let it renew again', 'Subscribe again'];
      for (const words of all.filter((one) => !offers.includes(one))) {
        if (words !== 'Change card') expect(html).not.toContain(words);
      }
      expect(html).toContain('No payments yet');
    },
  );

  test('lists invoices with what they are for', async () => {
    const { member, uuid } = await show({});
    await raw`
      insert into invoices (subscription_uuid, provider, provider_invoice_id, number, state, amount, currency, issued_at,
        period_start, period_end, url)
      values (${uuid}, 'sandbox', 'in-1', 'A-1', 'paid', 1900, 'USD', ${at('2026-10-15')}, ${at('2026-10-15')},
        ${at('2026-11-15')}, 'https://pay.example/a-1'),
        (${uuid}, 'sandbox', 'in-2', 'A-2', 'failed', 1900, 'USD', ${at('2026-10-16')}, null, null, null)`.execute(
      site.sql,
    );
    const html = plain(await member.page(PATH));
    expect(html).toContain('15 October 2026 to 15 November 2026');
    expect(html).toMatch(
      /href="https:\/\/pay\.example\/a-1"[^>]*aria-label="Invoice A-1 of 15 October 2026"/,
    );
    expect(html.indexOf('A-2')).toBeLessThan(html.indexOf('A-1'));
    expect(html).toContain('Failed');
  });

  test('a failed fetch shows the specified message and a retry link', async () => {
    const { member } = await show({});
    await raw`alter table invoices rename to invoices_away`.execute(site.sql);
    const html = await member.page(PATH);
    await raw`alter table invoices_away rename to invoices`.execute(site.sql);
    expect(html).toContain('Failed to fetch subscription');
    expect(html).toMatch(new RegExp(`href="${PATH}"[^>]*>Try again|href="${PATH}"[^>]*>Retry`));
    expect(site.logged.some(({ msg }) => msg === 'Failed to fetch subscription')).toBe(true);
  });
});

describe('cancelling auto-renewal', () => {
  test('states the end date before anything is done', async () => {
    const { member } = await show({});
    const html = plain(await member.page(`${PATH}/cancel`));
    expect(html).toContain('Pro then ends on 15 November 2026.');
    expect(html).toContain('End it on 15 November 2026');
    expect((await member.api('/user/settings/subscription')).data.auto_renew).toBe(true);
  });

  test.each<[string, GivenSubscription | null]>([
    ['nothing', null],
    ['a cancelled one', { autoRenew: false }],
    ['one that is over', { status: 'ended', autoRenew: false, periodEnd: at('2026-10-30') }],
  ])('of %s leads back to what there is', async (_what, given) => {
    const member = await site.member();
    if (given) await subscribe(site.sql, member, given);
    const answer = await member.request(`${PATH}/cancel`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, PATH]);
  });

  test('shows the specified message when the provider fails', async () => {
    // The sandbox does not know rows that the test inserts.
    const { member, uuid } = await show({});
    const answer = await member.form(`${PATH}/cancel`, { uuid });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Failed to cancel auto renewal');
    expect((await member.api('/user/settings/subscription')).data.auto_renew).toBe(true);
  });

  test('another user’s subscription is a 404 both ways, and unchanged', async () => {
    const { member, uuid } = await show({});
    const eve = await show({});
    expect((await eve.member.form(`${PATH}/cancel`, { uuid })).status).toBe(404);
    expect((await eve.member.form(PATH, { uuid, act: 'card' })).status).toBe(404);
    expect((await eve.member.form(PATH, { uuid, act: 'resume' })).status).toBe(404);
    expect((await member.api('/user/settings/subscription')).data.auto_renew).toBe(true);
    expect((await member.form(`${PATH}/cancel`, { uuid, _xsrf: 'forged' })).status).toBe(403);
    expect((await member.form(`${PATH}/cancel`, { uuid: 'x' })).status).toBe(404);
  });
});
