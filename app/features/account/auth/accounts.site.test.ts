import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useAccounts } from '../../../../test/accounts-site.ts';
import { readSetCookies } from '../../../../test/member.ts';
import { openTestSite } from '../../../../test/site.ts';
import { deleteExpired } from './security-log.server.ts';

const kit = useAccounts();
const { post, mailsTo, lastToken, errorsOf, person } = kit;

describe('registering', () => {
  test('a new address gets an account and a link; a known one a mail to its owner; answers are the same', async () => {
    const first = await post('/auth/register', { ...person, email: 'Efua@people.example' });
    const second = await post('/auth/register', {
      ...person,
      name: 'Other',
      email: 'efua@PEOPLE.example',
    });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
    for (const one of [first, second]) {
      expect(Object.keys(readSetCookies(one))).toEqual(['device']);
    }
    const templates = (await mailsTo('Efua@people.example')).map(({ template }) => template);
    expect(templates).toEqual(['verify', 'already_registered']);
    const { rows } = await raw`
      select name, is_moderator, notifications from users where lower(email) = 'efua@people.example'`.execute(
      kit.site.sql,
    );
    expect(rows).toMatchObject([{ name: 'Efua', is_moderator: false }]);
  });

  test('every field is checked, edges included', async () => {
    const send = (change: object) =>
      post('/auth/register', { ...person, email: 'edge@people.example', ...change });
    expect(Object.keys(await errorsOf(await post('/auth/register', {})))).toEqual([
      'name',
      'email',
      'password',
      'terms',
    ]);
    const wrong: Array<[string, object]> = [
      ['name', { name: 'A' }],
      ['name', { name: 'x'.repeat(81) }],
      ['name', { name: 'Win at http://evil.example' }],
      ['name', { name: 'Zero\u0000byte' }],
      ['email', { email: 'nobody' }],
      ['email', { email: `${'x'.repeat(250)}@people.example` }],
      ['password', { password: 'ninechars' }],
      ['password', { password: 'x'.repeat(129) }],
      ['password', { password: 'Password123' }],
      ['password', { password: 'abababababab' }],
      ['password', { password: 'edge123456', email: 'edge123456@people.example' }],
      ['terms', { terms: false }],
      ['password_confirmation', { password_confirmation: 'another' }],
    ];
    const nested = new URLSearchParams({ name: 'Efua', 'terms[a]': '1', 'newsletter[a]': '1' });
    const nestedAnswer = await kit.site.request('/api/auth/register', {
      method: 'POST',
      body: nested,
    });
    expect(nestedAnswer.status).toBe(422);
    for (const [field, change] of wrong) {
      expect(Object.keys(await errorsOf(await send(change))), JSON.stringify(change)).toEqual([
        field,
      ]);
    }
    const right = [
      { email: 'a1@people.example', name: 'Ọ̀ṣ' },
      { email: 'a2@people.example', name: 'x'.repeat(80), password: 'kñ'.padEnd(64, '🌍a') },
      { email: 'a3@people.example', password: `${'long '.repeat(25)}12` },
    ];
    for (const change of right) expect((await send(change)).status, change.email).toBe(201);
  });

  test('the newsletter needs its box ticked, and then a confirmation by mail', async () => {
    const send = (email: string, newsletter: unknown) =>
      post('/auth/register', { ...person, email, newsletter });
    await send('with@people.example', true);
    await send('without@people.example', false);
    const templates = async (email: string) =>
      (await mailsTo(email)).map(({ template }) => template);
    expect(await templates('with@people.example')).toEqual(['verify', 'confirm_newsletter']);
    expect(await templates('without@people.example')).toEqual(['verify']);
  });

  test('nobody registers as more than a visitor may say (mass assignment)', async () => {
    const email = 'boss@people.example';
    await post('/auth/register', {
      ...person,
      email,
      is_moderator: true,
      email_verified_at: '2020-01-01',
      has_active_subscription: true,
    });
    const { rows } = await raw`
      select is_moderator, email_verified_at from users where email = ${email}`.execute(
      kit.site.sql,
    );
    expect(rows).toEqual([{ is_moderator: false, email_verified_at: null }]);
  });
});

describe('an email address is proven by its link', () => {
  test('opening the link changes nothing; the button does, once, and a welcome follows', async () => {
    const member = await kit.site.member();
    const token = await lastToken(member.email, 'verify');
    const page = await kit.site.request(`/verify-email?token=${token}`);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect((await member.api('/me')).data.email_verified_at).toBeNull();
    const done = await member.form('/verify-email', { token });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/verify-email?step=done']);
    expect((await member.api('/me')).data.email_verified_at).not.toBeNull();
    const again = await member.form('/verify-email', { token });
    expect([again.status, again.headers.get('location')]).toEqual([303, '/verify-email']);
    expect(await member.page('/verify-email')).toContain('Your email address is confirmed.');
    expect((await kit.site.form('/verify-email', { token })).status).toBe(422);
    const templates = (await mailsTo(member.email)).map(({ template }) => template);
    expect(templates).toEqual(['verify', 'welcome']);
  });

  test('who is signed in can have it sent again; a link is not one for a password', async () => {
    const member = await kit.site.member();
    const sent = await member.form('/verify-email', {});
    expect(sent.headers.get('location')).toBe('/verify-email?step=sent');
    expect(await mailsTo(member.email)).toHaveLength(2);
    const token = await lastToken(member.email, 'verify');
    const asReset = await post('/auth/reset/confirm', { token, password: 'a wholly new secret' });
    expect(await errorsOf(asReset)).toHaveProperty('token');
  });
});

describe('own sessions', () => {
  test('the list shows them; one, or all others, can be signed out', async () => {
    const member = await kit.site.member();
    const login = () =>
      kit.site.request('/api/auth/login', {
        method: 'POST',
        body: new URLSearchParams({ email: member.email, password: member.password }),
        headers: {
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        },
      });
    const tokens = [await login(), await login()].map((answer) => readSetCookies(answer).token);
    const isOpen = async (token = '') =>
      (await kit.site.request('/api/me', { headers: { cookie: `token=${token}` } })).status === 200;
    const path = '/dashboard/account-settings/sessions';
    const html = await member.page(path);
    expect(html.match(/Firefox \(Linux\)/g)?.length).toBeGreaterThanOrEqual(2);
    const ids = [...html.matchAll(/value="(\d+)"[^>]* name="session"/g)].map(([, id = '']) => id);
    expect(ids).toHaveLength(3);
    const [session = ''] = ids;
    for (const password of ['', 'guessed']) {
      const refused = await member.form(path, { session, password });
      expect([
        refused.status,
        (await refused.text()).includes('This is not your password'),
      ]).toEqual([422, true]);
    }
    await member.form(path, { session, password: member.password });
    expect((await Promise.all(tokens.map(isOpen))).filter(Boolean)).toHaveLength(1);
    await member.form(path, { session: 'others', password: member.password });
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, false]);
    expect(await member.page(path)).toContain('You are signed in nowhere else.');
  });

  test('nobody ends the session of somebody else', async () => {
    const [one, other] = [await kit.site.member(), await kit.site.member()];
    const html = await other.page('/dashboard/account-settings/sessions');
    const id = /value="(\d+)"[^>]* name="session"/.exec(html)?.[1] ?? '';
    const { password } = one;
    await one.form('/dashboard/account-settings/sessions', { session: id, password });
    expect((await other.request('/api/me')).status).toBe(200);
  });
});

test('what has ended by itself is removed once a day', async () => {
  const own = await openTestSite({ catalogue: 'empty' });
  await own.member();
  const count = async () => {
    const { rows } = await raw<{ kept: number }>`
      select (select count(*) from sessions) + (select count(*) from one_time_tokens) as kept`.execute(
      own.sql,
    );
    return rows[0]?.kept;
  };
  await deleteExpired(own.sql, new Date('2026-11-04T12:00:00Z'));
  expect(await count()).toBe(1);
  await deleteExpired(own.sql, new Date('2026-11-29T12:00:00Z'));
  expect(await count()).toBe(0);
  await own.close();
});

describe('pages without script', () => {
  test('signing in leads to the page that was wanted, signing out to the page after it', async () => {
    const { email, password } = await kit.site.member();
    const guarded = await kit.site.request('/dashboard/account-settings/sessions');
    const login = guarded.headers.get('location') ?? '';
    expect(login).toBe('/login?next=%2Fdashboard%2Faccount-settings%2Fsessions');
    const done = await kit.site.form(login, { email, password });
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      '/dashboard/account-settings/sessions',
    ]);
    const cookies = readSetCookies(done);
    const cookie = `token=${cookies.token}`;
    const form = { _xsrf: cookies['XSRF-TOKEN'] ?? '' };
    const out = await kit.site.form('/logout', form, { headers: { cookie } });
    expect([out.status, out.headers.get('location')]).toEqual([303, '/logout']);
    expect(readSetCookies(out).token).toBe('');
    expect((await kit.site.request('/api/me', { headers: { cookie } })).status).toBe(401);
    const after = await kit.site.request('/logout');
    expect(after.headers.get('refresh')).toBe('2; url=/');
    expect(await after.text()).toContain('data-redirect-after-delay');
  });

  test('a form that is wrong comes back with a summary, what was typed, and no password', async () => {
    const answer = await kit.site.form('/login', {
      email: 'ama@people.example',
      password: 'wrong one here',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('<title>Error: Sign in - Griot</title>');
    expect(html).toContain('There is a problem');
    expect(html).toContain('The email address or the password is wrong.');
    expect(html).toContain('value="ama@people.example"');
    expect(html).not.toContain('wrong one here');
    const empty = await (await kit.site.form('/register', { name: 'Ama' })).text();
    for (const id of ['register-email', 'register-password', 'register-terms']) {
      expect(empty).toContain(`href="#${id}"`);
    }
    expect(empty).toContain('value="Ama"');
  });

  test('pages for visitors only lead on who is signed in; pages for members lead to login', async () => {
    const member = await kit.site.member();
    for (const path of ['/login', '/register']) {
      const answer = await member.request(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard']);
    }
    const posted = await member.form('/login', { email: member.email, password: member.password });
    expect(posted.headers.get('location')).toBe('/dashboard');
    expect((await kit.site.request('/api/me')).status).toBe(401);
  });

  test('the same mail, same words: registering twice and forgetting an unknown password', async () => {
    const fields = { ...person, terms: 'true', email: 'twice@people.example' };
    const [first, second] = [
      await kit.site.form('/register', fields),
      await kit.site.form('/register', fields),
    ];
    for (const answer of [first, second]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/login?notice=registered',
      ]);
    }
    const forgot = await kit.site.form('/forgot-password', { email: 'nobody@people.example' });
    expect(forgot.headers.get('location')).toBe('/forgot-password?sent=1');
  });
});
