// What strangers can do with another person's email address.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSetCookies } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { countTry } from '../../../http/counters.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await raw`truncate rate_limits`.execute(site.sql);
});

const post = (
  path: string,
  body: object,
  init: { headers?: object; remoteAddress?: string } = {},
) =>
  site.request(`/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    remoteAddress: init.remoteAddress ?? '192.0.2.1',
    headers: { 'content-type': 'application/json', ...init.headers },
  });
const register = (email: string, remoteAddress?: string) =>
  post(
    '/auth/register',
    { name: 'Atta Cker', email, password: 'a stranger chose this', terms: true },
    { remoteAddress },
  );

async function mailsTo(address: string) {
  const { rows } = await raw<{ template: string; text: string }>`
    select template, text from mails where to_address = ${address} order by id`.execute(site.sql);
  return rows;
}
async function lastToken(address: string, template: string): Promise<string> {
  const mails = (await mailsTo(address)).filter((mail) => mail.template === template);
  return /token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('mails to an address that was not proven', () => {
  test('at most five an hour, whatever kind and from wherever, ten a day, and one verification', async () => {
    const email = 'bombed@people.example';
    const everything = async () => {
      for (let one = 0; one < 4; one++) {
        const remoteAddress = `198.51.100.${one}`;
        await register(email, remoteAddress);
        await post('/subscriber', { email: `bombed+${one}@people.example` }, { remoteAddress });
        const { password } = { password: 'a stranger chose this' };
        const cookies = readSetCookies(
          await post('/auth/login', { email, password }, { remoteAddress }),
        );
        await site.form(
          '/verify-email',
          { _xsrf: cookies['XSRF-TOKEN'] ?? '' },
          { headers: { cookie: `token=${cookies.token}` }, remoteAddress },
        );
      }
    };
    const count = async () => {
      const { rows } = await raw<{ count: number }>`
        select count(*) as count from mails where to_address like 'bombed%'`.execute(site.sql);
      return rows[0]?.count;
    };
    await everything();
    expect(await count()).toBe(6);
    const startedAt = site.now();
    for (const hours of [1, 2, 3]) {
      site.setNow(new Date(startedAt.getTime() + hours * 3_600_000 + 1_000));
      await everything();
    }
    expect(await count()).toBeGreaterThan(6);
    expect(await count()).toBeLessThanOrEqual(11);
    site.setNow(startedAt);
  });

  test('the owner can still register when others have used up the mails of an hour', async () => {
    const email = 'wanted@people.example';
    for (const topic of ['', '+1', '+2', '+3', '+4', '+5']) {
      await post('/subscriber', { email: email.replace('@', `${topic}@`) });
    }
    await register(email, '198.51.100.90');
    const { rows } = await raw<{ template: string }>`
      select template from mails where to_address like 'wanted%'`.execute(site.sql);
    expect(rows.filter(({ template }) => template === 'verify')).toHaveLength(1);
  });

  test('the owner can still have a link for a new password, once an hour', async () => {
    const { email } = await site.member();
    for (let one = 0; one < 14; one++) {
      await post('/auth/reset', { email }, { remoteAddress: `203.0.113.${one}` });
    }
    const startedAt = site.now();
    const before = (await mailsTo(email)).length;
    expect(before).toBeLessThanOrEqual(6);
    await raw`update users set password_hash = password_hash where email = ${email}`.execute(
      site.sql,
    );
    for (let hour = 1; hour < 12; hour++) {
      site.setNow(new Date(startedAt.getTime() + hour * 3_601_000));
      const sent = (await mailsTo(email)).length;
      for (let one = 0; one < 7; one++) {
        await post('/auth/reset', { email }, { remoteAddress: `203.0.113.${one}` });
      }
      const more = (await mailsTo(email)).length - sent;
      expect(more, `hour ${hour}`).toBeGreaterThanOrEqual(1);
      expect(more, `hour ${hour}`).toBeLessThanOrEqual(6);
    }
    site.setNow(startedAt);
  });

  test('dots that Gmail ignores make no other mailbox', async () => {
    for (let at = 1; at < 9; at++) {
      const name = `${'dottedbox'.slice(0, at)}.${'dottedbox'.slice(at)}`;
      const email = `${name}@${at % 2 ? 'gmail' : 'googlemail'}.com`;
      await post('/subscriber', { email }, { remoteAddress: `198.51.100.${at}` });
    }
    const { rows } = await raw`
      select id from mails where replace(to_address, '.', '') like 'dottedbox@%'`.execute(site.sql);
    expect(rows).toHaveLength(5);
  });

  test('the networks of one /48 share 5,000 mails a day', async () => {
    const key = 'mails of a day from 2001:db8:7::/48';
    await countTry(site.sql, { key, windowMs: 86_400_000, now: site.now() });
    await raw`update rate_limits set hits = 4999`.execute(site.sql);
    for (const network of ['7:1', '7:2', '8:1']) {
      const email = `of-${network.replace(':', '-')}@people.example`;
      await post('/subscriber', { email }, { remoteAddress: `2001:db8:${network}::1` });
    }
    const { rows } = await raw<{ to: string }>`
      select to_address as to from mails where to_address like 'of-_-_@%' order by id`.execute(
      site.sql,
    );
    expect(rows.map(({ to }) => to)).toEqual(['of-7-1@people.example', 'of-8-1@people.example']);
  });

  test('no account mail carries the name that was typed', async () => {
    const email = 'lured@people.example';
    const name = 'You won 500 USD, claim at evil-bank.com/win';
    await post('/auth/register', { name, email, password: 'a stranger chose this', terms: true });
    await post('/auth/register', { name, email, password: 'a stranger chose this', terms: true });
    await post('/auth/reset', { email });
    const mails = await mailsTo(email);
    expect(mails.map(({ template }) => template)).toEqual([
      'verify',
      'already_registered',
      'reset',
    ]);
    for (const { text } of mails) expect(text).not.toContain('evil-bank');
  });
});

describe('an address that a stranger registered', () => {
  const stranger = { password: 'a stranger chose this' };

  test('its owner verifies in another browser: sessions and password end, a new one is chosen', async () => {
    const email = 'victim@people.example';
    await register(email);
    const session = readSetCookies(await post('/auth/login', { email, ...stranger })).token;
    await raw`
      insert into alert_webhooks (user_id, url, secrets)
      select id, 'https://stranger.example/hook', '{a}' from users where email = ${email}`.execute(
      site.sql,
    );
    const bearer = { headers: { authorization: `Bearer ${session}` } };
    const list = { name: 'Leads', kind: 'startup' };
    const { data } = await (await post('/user/lists', list, bearer)).json();
    const shared = await post(`/user/lists/${data.uuid}`, { is_shared: true }, bearer);
    const address = (await shared.json()).data.share_path;
    expect((await site.request(address)).status).toBe(200);
    const token = await lastToken(email, 'verify');
    const done = await site.form('/verify-email', { token });
    expect((await site.request(address)).status).toBe(404);
    const location = done.headers.get('location') ?? '';
    expect(done.status).toBe(303);
    expect(location).toMatch(/^\/forgot-password\/confirm\?token=[\w-]{43}&reason=verified$/);
    expect(await site.page(location)).toContain('Your email address is confirmed.');
    expect((await post('/auth/login', { email, ...stranger })).status).toBe(401);
    const me = await site.request('/api/me', { headers: { cookie: `token=${session}` } });
    expect(me.status).toBe(401);
    const { rows } = await raw`select from alert_webhooks where url like '%stranger%'`.execute(
      site.sql,
    );
    expect(rows).toEqual([]);
    const own = { password: 'only its owner knows' };
    expect((await site.form(location, own)).headers.get('location')).toBe('/login?notice=password');
    const user = (await (await post('/auth/login', { email, ...own })).json()).user;
    expect(user.email_verified_at).not.toBeNull();
  });

  test('its owner asks for a new password: what the stranger left ends with it', async () => {
    const email = 'target@people.example';
    const device = readSetCookies(await register(email)).device;
    await raw`
      insert into alert_webhooks (user_id, url, secrets)
      select id, 'https://left.example/hook', '{a}' from users where email = ${email}`.execute(
      site.sql,
    );
    await site.form('/forgot-password', { email });
    const token = await lastToken(email, 'reset');
    const own = { password: 'only its owner knows' };
    const answer = await site.form(`/forgot-password/confirm?token=${token}`, own);
    expect(answer.status).toBe(303);
    const { rows } = await raw<{ hooks: number; devices: number }>`
      select (select count(*)::int from alert_webhooks where user_id = u.id) as hooks,
        (select count(*)::int from known_devices where user_id = u.id) as devices
      from users u where email = ${email}`.execute(site.sql);
    // The one device is the owner's.
    expect(rows).toEqual([{ hooks: 0, devices: 1 }]);
    expect(readSetCookies(answer).device).not.toBe(device);
  });

  test('who registered verifies in that browser, or signed in, and keeps the password', async () => {
    const email = 'own@people.example';
    const cookies = readSetCookies(await register(email));
    const token = await lastToken(email, 'verify');
    const headers = { cookie: `device=${cookies.device}` };
    const done = await site.form('/verify-email', { token }, { headers });
    expect(done.headers.get('location')).toBe('/verify-email?step=done');
    const { token: session } = readSetCookies(done);
    const me = await site.request('/api/me', { headers: { cookie: `token=${session}` } });
    expect((await me.json()).data.email).toBe(email);
    expect((await post('/auth/login', { email, ...stranger })).status).toBe(200);
    const member = await site.member();
    const link = await lastToken(member.email, 'verify');
    const signedIn = await member.form('/verify-email', { token: link });
    expect(signedIn.headers.get('location')).toBe('/verify-email?step=done');
    expect((await member.request('/api/me')).status).toBe(200);
  });

  test('what its owner subscribed to is neither read nor ended by the stranger', async () => {
    const email = 'reader@people.example';
    await post('/subscriber', { email });
    await raw`update subscribers set confirmed_at = now() where email = ${email}`.execute(site.sql);
    await register(email);
    const { data } = await (await post('/auth/login', { email, ...stranger })).json();
    const headers = { authorization: `Bearer ${data.token}` };
    const exported = await site.request('/dashboard/account-settings/data.json', { headers });
    expect((await exported.json()).mail_subscriptions).toEqual([]);
    expect((await post('/user/delete', stranger, { headers })).status).toBe(204);
    const { rows } = await raw`select from subscribers where email = ${email}`.execute(site.sql);
    expect(rows).toHaveLength(1);
    const left = (await mailsTo(email)).map(({ template }) => template);
    expect(left).toEqual(['confirm_newsletter']);
  });

  test('somebody else’s session proves nothing', async () => {
    const email = 'third@people.example';
    await register(email);
    const other = await site.member();
    const token = await lastToken(email, 'verify');
    const done = await other.form('/verify-email', { token });
    expect(done.headers.get('location')).toContain('/forgot-password/confirm?token=');
  });
});

test('a link for a new password ends with the password it was for', async () => {
  const member = await site.member();
  await post('/auth/reset', { email: member.email });
  const token = await lastToken(member.email, 'reset');
  const change = { oldpassword: member.password, newpassword: 'a wholly new secret' };
  expect((await member.post('/user', change)).status).toBe(200);
  const late = await post('/auth/reset/confirm', { token, password: 'taken over by link' });
  expect(late.status).toBe(422);
});

test.each(['__proto__', 'constructor', 'toString'])(
  '?notice=%s is an unknown notice',
  async (word) => {
    expect((await site.request(`/login?notice=${word}`)).status).toBe(200);
    const member = await site.member();
    const profile = await member.request(`/dashboard/account-settings/profile?saved=${word}`);
    expect(profile.status).toBe(200);
    expect(await profile.text()).not.toContain('native code');
  },
);
