import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { subscribe } from '../../../../test/subscribe.ts';
import { forgetOldInvoices } from '../../money/billing/deleted-accounts.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function subjectsTo(email: string): Promise<string[]> {
  const { rows } = await raw<{ subject: string }>`
    select subject from mails where to_address = ${email}`.execute(site.sql);
  return rows.map(({ subject }) => subject);
}

const verify = (email: string) =>
  raw`update users set email_verified_at = now() where email = ${email}`.execute(site.sql);

describe('deleting an account', () => {
  test('an account is deleted with its password; everything is gone and every session ends', async () => {
    const member = await site.member();
    await member.post('/user/likes?type=startup&slug=jumia');
    await member.post('/user/comparisons', { slugs: ['jumia', 'andela'] });
    const wrong = await member.form('/dashboard/account-settings/data', { password: 'guessed' });
    expect([wrong.status, (await wrong.text()).includes('This is not your password')]).toEqual([
      422,
      true,
    ]);
    expect((await member.post('/user/delete', {})).status).toBe(422);
    expect((await member.post('/user/delete', { email: member.email })).status).toBe(422);
    const { id } = await site.sql
      .selectFrom('users')
      .select('id')
      .where('email', '=', member.email)
      .executeTakeFirstOrThrow();
    const done = await member.form('/dashboard/account-settings/data', {
      password: member.password,
    });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('<h1>Your account is deleted</h1>');
    expect(done.headers.getSetCookie().some((line) => line.startsWith('token=;'))).toBe(true);
    expect((await member.request('/api/me')).status).toBe(401);
    for (const table of ['follows', 'comparisons', 'sessions'] as const) {
      const left = await site.sql
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', id)
        .execute();
      expect(left, table).toEqual([]);
    }
    expect(await subjectsTo(member.email)).toEqual([]);
    const again = await site.member({ email: member.email });
    expect((await again.api('/user/likes')).total).toBe(0);
  });

  test('a proven address gets a last message, and nothing else is left to send', async () => {
    const member = await site.member();
    await verify(member.email);
    expect((await member.post('/user/delete', { password: member.password })).status).toBe(204);
    expect(await subjectsTo(member.email)).toEqual(['Your account at Griot is deleted']);
  });

  test('paid invoices stay for ten years, without what points to a person; others go', async () => {
    const member = await site.member();
    const uuid = await subscribe(site.sql, member);
    for (const [id, state] of [
      ['kept', 'paid'],
      ['never-paid', 'failed'],
    ]) {
      await raw`
        insert into invoices (subscription_uuid, provider, provider_invoice_id, number, state, amount, currency,
          issued_at, url)
        values (${uuid}, 'sandbox', ${id}, ${id}, ${state}, 1900, 'USD', now(), 'https://pay.example/names-ama')`.execute(
        site.sql,
      );
    }
    await member.post('/user/delete', { password: member.password });
    const list = async () =>
      (await raw`select number, subscription_uuid, url, amount from invoices`.execute(site.sql))
        .rows;
    const kept = { number: 'kept', subscription_uuid: null, url: null, amount: 1900 };
    expect(await list()).toEqual([kept]);
    await forgetOldInvoices(site.sql);
    expect(await list()).toEqual([kept]);
    await raw`update invoices set issued_at = now() - interval '10 years 1 day'`.execute(site.sql);
    await forgetOldInvoices(site.sql);
    expect(await list()).toEqual([]);
  });

  test('of its newsletter nothing is left, not even the hash of one that had ended', async () => {
    const member = await site.verifiedMember();
    await raw`
      insert into subscribers (email_hash, ended_at) values (forgotten_hash(upper(${member.email})), now())`.execute(
      site.sql,
    );
    await raw`insert into subscribers (email) values (${member.email})`.execute(site.sql);
    await member.post('/user/delete', { password: member.password });
    const { rows } = await raw`select id from subscribers`.execute(site.sql);
    expect(rows).toEqual([]);
  });

  test('the password cannot be guessed at more than 5 times', async () => {
    const limited = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
    const member = await limited.member();
    for (let count = 0; count < 5; count += 1) {
      expect((await member.post('/user/delete', { password: 'guess' })).status).toBe(422);
    }
    const answer = await member.post('/user/delete', { password: member.password });
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true]);
    await limited.close();
  });

  test('an account without a password names its own address', async () => {
    const member = await site.member();
    await site.sql
      .updateTable('users')
      .set({ password_hash: null })
      .where('email', '=', member.email)
      .execute();
    expect((await member.post('/user/delete', { email: 'x@example.org' })).status).toBe(422);
    const done = await member.post('/user/delete', { email: member.email.toUpperCase() });
    expect(done.status).toBe(204);
  });
});
