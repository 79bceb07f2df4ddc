import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PRO, useSandboxSite } from '../../../../test/sandbox-site.ts';
import { openTestSite } from '../../../../test/site.ts';
import { signEvent } from '../providers/sandbox.server.ts';

const kit = useSandboxSite();
const { pass, startedUrl, press, subscribe, findOwn, ownOf, isActive, mailsTo } = kit;

describe('changing what was bought in the sandbox', () => {
  test('cancelled: no renewal, access to the end, a mail; done twice it is done once', async () => {
    const { member, uuid } = await subscribe();
    pass(10);
    const answer = await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    expect(answer.status).toBe(200);
    expect((await answer.json()).data).toMatchObject({
      auto_renew: false,
      status: 'cancelled',
      current_period_end: '2026-12-01T12:00:00.000Z',
      access_until: '2026-12-01T12:00:00.000Z',
    });
    expect((await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`)).status).toBe(200);
    expect(await mailsTo(member)).toEqual(['receipt', 'renewal_cancelled']);
    pass(19.9);
    expect(await isActive(member)).toBe(true);
    pass(0.2);
    expect(await isActive(member)).toBe(false);
    expect((await ownOf(member)).status).toBe('expired');
    const late = await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    expect(late.status).toBe(409);
    await press(member, await startedUrl(member), 'approve');
    const again = await ownOf(member);
    expect(again).toMatchObject({ status: 'active' });
    expect(again.uuid).not.toBe(uuid);
    expect(again.invoices).toHaveLength(2);
  });

  test('resumed before the end it renews again; cancelling again sends a mail again', async () => {
    const { member, uuid } = await subscribe();
    const cancel = `/user/settings/subscription_cancel?uuid=${uuid}`;
    const resume = `/user/settings/subscription_resume?uuid=${uuid}`;
    await member.post(cancel);
    const resumed = await member.post(resume);
    expect((await resumed.json()).data).toMatchObject({ auto_renew: true, status: 'active' });
    await member.post(cancel);
    expect((await ownOf(member)).auto_renew).toBe(false);
    expect(await mailsTo(member)).toEqual(['receipt', 'renewal_cancelled', 'renewal_cancelled']);
  });

  test('an address that nobody confirmed gets few mails, whatever its account does', async () => {
    const site = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
    for (const [member, mails] of [
      [await site.member(), 5],
      [await site.verifiedMember(), 14],
    ] as const) {
      const { data } = await (await member.post('/checkout', PRO)).json();
      await member.form(data.url, { act: 'approve' });
      for (let month = 0; month < 12; month++) {
        await member.form(`${data.url}&card=1`, { act: 'renewed' });
      }
      const { rows } = await raw`select from mails where to_address = ${member.email}`.execute(
        site.sql,
      );
      expect(rows).toHaveLength(mails);
    }
    await site.close();
  });

  test('a payment that fails leaves 7 days of grace, then access ends; paid in time it goes on', async () => {
    const { member } = await subscribe();
    const card = (await ownOf(member)).uuid;
    const { url } = (
      await (await member.post(`/user/settings/subscription_card?uuid=${card}`)).json()
    ).data;
    await press(member, url, 'payment failed');
    expect(await ownOf(member)).toMatchObject({
      status: 'past_due',
      access_until: '2026-11-08T12:00:00.000Z',
    });
    expect(await mailsTo(member)).toEqual(['receipt', 'payment_failed']);
    pass(6.9);
    expect(await isActive(member)).toBe(true);
    await press(member, url, 'renewed');
    expect(await ownOf(member)).toMatchObject({ status: 'active' });

    const { member: late } = await subscribe();
    const theirs = (await ownOf(late)).uuid;
    const link = (await (await late.post(`/user/settings/subscription_card?uuid=${theirs}`)).json())
      .data.url;
    await press(late, link, 'payment failed');
    pass(7.1);
    expect(await isActive(late)).toBe(false);
    expect((await ownOf(late)).status).toBe('expired');
  });

  test("another's subscription or payment cannot be read, cancelled or paid: 404", async () => {
    const { member, uuid } = await subscribe();
    const url = await startedUrl(await kit.site.member());
    const other = await kit.site.member();
    for (const call of ['cancel', 'resume', 'card']) {
      const answer = await other.post(`/user/settings/subscription_${call}?uuid=${uuid}`);
      expect(answer.status).toBe(404);
    }
    expect((await other.request(`/api/checkout/${url.split('=')[1]}`)).status).toBe(404);
    expect((await press(other, url, 'approve')).status).toBe(404);
    expect((await ownOf(member)).auto_renew).toBe(true);
    for (const wrong of ['', '0', 'x'.repeat(80), "'; drop table users; --"]) {
      const answer = await member.post(
        `/user/settings/subscription_cancel?uuid=${encodeURIComponent(wrong)}`,
      );
      expect([404, 422]).toContain(answer.status);
    }
    expect((await member.post('/user/settings/subscription_cancel')).status).toBe(422);
  });

  test('only the sandbox itself can report its events', async () => {
    const member = await kit.site.member();
    const uuid = (await startedUrl(member)).split('=')[1] ?? '';
    const told = {
      id: 'evt_forged',
      type: 'subscription.started',
      created: kit.now.toISOString(),
      checkout: uuid,
      subscription: 'sub_forged',
      version: 0,
      change: { checkout: 'paid' as const },
    };
    const send = (body: string | Uint8Array<ArrayBuffer>, headers: HeadersInit) =>
      kit.site.request('/api/webhooks/sandbox', { method: 'POST', body, headers });
    const forged = `t=${kit.now.getTime()},v1=${'0'.repeat(64)}`;
    for (const signature of ['', forged, forged.replace('v1', 'v2')]) {
      const answer = await send(JSON.stringify(told), { 'sandbox-signature': signature });
      expect(answer.status).toBe(400);
    }
    const signed = await signEvent(kit.site.sql, told, new Date(kit.now.getTime() - 301_000));
    expect((await send(signed.body, signed.headers)).status).toBe(400);
    expect(await findOwn(member)).toBeNull();
    const right = await signEvent(kit.site.sql, told, kit.now);
    expect((await send(right.body, right.headers)).status).toBe(200);
    expect((await member.api(`/checkout/${uuid}`)).data.state).toBe('paid');
  });

  test('my data holds the subscription; deleting the account leaves nothing of it', async () => {
    const { member, uuid } = await subscribe();
    const data = await (await member.request('/dashboard/account-settings/data.json')).json();
    expect(data.subscription.uuid).toBe(uuid);
    expect(data.checkouts).toHaveLength(1);
    expect((await member.post('/user/delete', { password: member.password })).status).toBe(204);
    const { rows } = await raw<{ left: number }>`
      select (select count(*) from subscriptions where uuid = ${uuid})
        + (select count(*) from billing_events where subscription_uuid = ${uuid}) as left`.execute(
      kit.site.sql,
    );
    expect(rows[0]?.left).toBe(0);
  });
});
