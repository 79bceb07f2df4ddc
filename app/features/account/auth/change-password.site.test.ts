import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useAccounts } from '../../../../test/accounts-site.ts';
import { readSetCookies } from '../../../../test/member.ts';
import { openTestSite } from '../../../../test/site.ts';

const kit = useAccounts();
const { post, mailsTo, lastToken, errorsOf } = kit;

describe('choosing a new password', () => {
  test('the response does not reveal whether there is an account', async () => {
    const member = await kit.site.member();
    const known = await post('/auth/reset', { email: member.email.toUpperCase() });
    const unknown = await post('/auth/reset', { email: 'nobody@people.example' });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(await unknown.text()).toBe(await known.text());
    expect((await mailsTo(member.email)).at(-1)?.template).toBe('reset');
    expect(await mailsTo('nobody@people.example')).toEqual([]);
  });

  test('the link works once; every session ends, and the old password with them', async () => {
    const member = await kit.site.member();
    await post('/auth/reset', { email: member.email });
    const token = await lastToken(member.email, 'reset');
    const password = 'a wholly new secret';
    expect(
      await errorsOf(await post('/auth/reset/confirm', { token, password: 'password12' })),
    ).toHaveProperty('password');
    expect((await post('/auth/reset/confirm', { token, password })).status).toBe(200);
    expect(await errorsOf(await post('/auth/reset/confirm', { token, password }))).toHaveProperty(
      'token',
    );
    expect((await member.request('/api/me')).status).toBe(401);
    const login = (word: string) => post('/auth/login', { email: member.email, password: word });
    expect((await login(member.password)).status).toBe(401);
    expect((await login(password)).status).toBe(200);
    const templates = (await mailsTo(member.email)).map(({ template }) => template);
    expect(templates).toEqual(['verify', 'reset', 'password_changed', 'sign_in']);
  });

  test('an account without a password is not asked for its old one', async () => {
    const member = await kit.site.member();
    const path = '/dashboard/account-settings/password';
    expect(await member.page(path)).toContain('name="oldpassword"');
    await raw`update users set password_hash = null where email = ${member.email}`.execute(
      kit.site.sql,
    );
    const html = await member.page(path);
    expect(html).not.toContain('name="oldpassword"');
    expect(html).toContain('href="/forgot-password"');
  });

  test('one old password makes one new one, also of requests at once', async () => {
    const member = await kit.site.member();
    const { email, password: oldpassword } = member;
    const change = (newpassword: string) => member.post('/user', { oldpassword, newpassword });
    const wanted = ['the owner chooses this', 'somebody else chooses this'];
    const answers = await Promise.all(wanted.map(change));
    const logins = wanted.map(async (password) => post('/auth/login', { email, password }));
    const accepted = (await Promise.all(logins)).map(({ status }) => status === 200);
    expect(answers.map(({ status }) => status === 200)).toEqual(accepted);
    expect(accepted.filter(Boolean)).toHaveLength(1);
  });

  test('a link is too old after 30 minutes, and closed once another was used', async () => {
    const own = await openTestSite({ catalogue: 'empty' });
    const member = await own.member();
    const reset = async () => {
      await own.form('/forgot-password', { email: member.email });
      const { rows } = await raw<{ text: string }>`
        select text from mails where template = 'reset' order by id desc limit 1`.execute(own.sql);
      return /token=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    };
    const confirm = (token: string, password = 'a wholly new secret') =>
      own.form(`/forgot-password/confirm?token=${token}`, { password });
    const [old, second] = [await reset(), await reset()];
    own.setNow(new Date('2026-11-01T12:30:00Z'));
    expect((await confirm(old)).status).toBe(422);
    own.setNow(new Date('2026-11-01T12:29:59Z'));
    expect((await confirm(second)).headers.get('location')).toBe('/login?notice=password');
    expect((await confirm(old)).status).toBe(422);
    // Nobody thinks of a better password for a link that is closed.
    expect(await (await confirm(old, 'short')).text()).toContain('used or is too old');
    await own.close();
  });

  test('links lead to the public address, whatever Host says (host-header poisoning)', async () => {
    const member = await kit.site.member();
    await kit.site.request('/api/auth/reset', {
      method: 'POST',
      body: new URLSearchParams({ email: member.email }),
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
    });
    const { text = '' } = (await mailsTo(member.email)).at(-1) ?? {};
    expect(text).toContain('http://localhost:3000/forgot-password/confirm?token=');
    expect(text).not.toContain('evil');
  });
});

describe('changing the password', () => {
  test('POST /user with oldpassword and newpassword; other sessions end, this one stays', async () => {
    const member = await kit.site.verifiedMember();
    const elsewhere = readSetCookies(await post('/auth/login', member)).token;
    const newpassword = 'yet another long secret';
    const wrong = await member.post('/user', { oldpassword: 'not this one', newpassword });
    expect(await errorsOf(wrong)).toHaveProperty('oldpassword');
    const short = await member.post('/user', {
      oldpassword: member.password,
      newpassword: 'short',
    });
    expect(await errorsOf(short)).toHaveProperty('newpassword');
    expect((await member.post('/user', { oldpassword: member.password, newpassword })).status).toBe(
      200,
    );
    expect((await member.request('/api/me')).status).toBe(200);
    const other = await kit.site.request('/api/me', { headers: { cookie: `token=${elsewhere}` } });
    expect(other.status).toBe(401);
    expect((await post('/auth/login', { ...member, password: newpassword })).status).toBe(200);
    expect((await mailsTo(member.email)).at(-1)?.template).toBe('password_changed');
  });

  test('the page does the same without script, and says what is wrong', async () => {
    const member = await kit.site.member();
    const path = '/dashboard/account-settings/password';
    const wrong = await member.form(path, {
      oldpassword: 'guess',
      newpassword: 'a wholly new secret',
    });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('href="#password-oldpassword">This is not your password');
    const done = await member.form(path, {
      oldpassword: member.password,
      newpassword: 'a wholly new secret',
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, `${path}?done=1`]);
    expect(await member.page(`${path}?done=1`)).toContain('Your password is changed.');
    expect((await kit.site.request(path)).headers.get('location')).toContain('/login?next=');
  });

  test('signed out it is a 401', async () => {
    expect((await post('/user', { oldpassword: 'x', newpassword: 'y' })).status).toBe(401);
  });
});
