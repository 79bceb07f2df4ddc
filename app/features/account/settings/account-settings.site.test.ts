import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { notificationsAnswer, userChangeAnswer } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const SCRIPT = '"><script>alert(1)</script>';

describe('POST /user changes the profile', () => {
  test('only the fields that are given; null or nothing empties one', async () => {
    const member = await site.member({ name: 'Ama Mensah' });
    const answer = await member.post('/user', {
      job_title: 'Analyst',
      role: 'analyst',
      country: 'ghana',
      bio: 'é'.repeat(300),
      website: 'example.org/ama',
      linkedin: 'https://www.linkedin.com/in/ama',
      x: '@ama_m',
      timezone: 'Africa/Accra',
      locale: 'en',
    });
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(userChangeAnswer.strict().parse(body)).toStrictEqual(body);
    expect(body.data).toMatchObject({
      name: 'Ama Mensah',
      job_title: 'Analyst',
      role: 'analyst',
      country: 'ghana',
      website: 'https://example.org/ama',
      x: 'ama_m',
      timezone: 'Africa/Accra',
    });
    const later = await (await member.post('/user', { job_title: '', country: null })).json();
    expect(later.data).toMatchObject({ job_title: null, country: null, role: 'analyst' });
    expect((await member.api('/me')).data).toEqual(later.data);
  });

  test.each([
    ['name', 'A'],
    ['name', ''],
    ['name', 'See www.evil.example'],
    ['name', null],
    ['job_title', 'n'.repeat(81)],
    ['job_title', 'a\0b'],
    ['bio', 'n'.repeat(301)],
    ['role', 'king'],
    ['country', 'atlantis'],
    ['website', 'javascript:alert(1)'],
    ['website', 'https://user:secret@example.org'],
    ['website', 'http://localhost'],
    ['website', 'data:text/html,x'],
    ['linkedin', 'https://linkedin.com.evil.example/in/ama'],
    ['x', 'no spaces here'],
    ['x', SCRIPT],
    ['timezone', 'Mars/Base'],
    ['locale', 'tlh'],
    ['website', { href: 'x' }],
    ['bio', ['x']],
  ])('%s cannot be %j, and the answer says so at the field', async (field, value) => {
    const member = await site.member();
    const before = (await member.api('/me')).data;
    const answer = await member.post('/user', { [field]: value, job_title_other: 'x' });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect((await member.api('/me')).data).toEqual(before);
  });

  test('the cookie `user` follows a new name', async () => {
    const member = await site.member();
    const answer = await member.post('/user', { name: 'Chidi Ọbi' });
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('user=')) ?? '';
    const value = decodeURIComponent(line.slice(5, line.indexOf(';')));
    expect(JSON.parse(Buffer.from(value, 'base64').toString()).name).toBe('Chidi Ọbi');
  });

  test("nothing else of an account can be written, nor anybody else's", async () => {
    const [member, other] = [await site.member(), await site.member()];
    const read = (email: string) =>
      site.sql.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    const before = await read(member.email);
    const others = await read(other.email);
    const answer = await member.post('/user', {
      id: others.id,
      user_id: others.id,
      uuid: others.uuid,
      email: 'new@example.org',
      email_verified_at: '2026-01-01T00:00:00Z',
      is_moderator: true,
      has_active_subscription: true,
      password_hash: 'x',
      avatar: 'https://evil.example/x.png',
      created_at: '2020-01-01T00:00:00Z',
      first_run_done_at: '2020-01-01T00:00:00Z',
      __proto__: { is_moderator: true },
      constructor: 'x',
      bio: 'Only this',
    });
    expect(answer.status).toBe(200);
    const { updated_at: _a, ...after } = await read(member.email);
    const { updated_at: _b, ...expected } = { ...before, bio: 'Only this' };
    expect(after).toEqual(expected);
    expect(await read(other.email)).toEqual(others);
  });

  test('needs a session and its XSRF token', async () => {
    const member = await site.member();
    expect((await site.request('/api/user', { method: 'POST' })).status).toBe(401);
    for (const path of ['/api/user', '/api/user/delete']) {
      const forged = await member.request(path, {
        method: 'POST',
        headers: { 'x-xsrf-token': 'guessed' },
      });
      expect(forged.status, path).toBe(403);
    }
  });

  test('a password is changed alone, and half of it is a 422', async () => {
    const member = await site.member();
    const half = await member.post('/user', { newpassword: 'another long secret' });
    expect(Object.keys((await half.json()).errors)).toEqual(['oldpassword']);
    const whole = await member.post('/user', {
      oldpassword: member.password,
      newpassword: 'another long secret',
      bio: 'Not now',
    });
    expect([whole.status, (await whole.json()).data.bio]).toEqual([200, null]);
  });
});

describe('what is sent by mail', () => {
  test('each kind by itself, and a pause of all; the rest stays as it was', async () => {
    const member = await site.member();
    const first = await (
      await member.post('/user', { notifications: { followed_news: 'off', pause_all: true } })
    ).json();
    const before = notificationsAnswer.strict().parse(first.notifications);
    expect(before).toMatchObject({ followed_news: 'off', pause_all: true });
    const form = await member.request('/api/user', {
      method: 'POST',
      body: new URLSearchParams([
        ['notifications[followed_funding]', 'weekly'],
        ['notifications[pause_all]', 'false'],
      ]),
    });
    expect((await form.json()).notifications).toEqual({
      ...before,
      followed_funding: 'weekly',
      pause_all: false,
    });
    for (const notifications of [{ followed_news: 'hourly' }, { pause_all: 'maybe' }]) {
      expect((await member.post('/user', { notifications })).status).toBe(422);
    }
    await member.post('/user', { notifications: { is_moderator: true } });
    const kept = await site.sql
      .selectFrom('users')
      .select('notifications')
      .where('email', '=', member.email)
      .executeTakeFirstOrThrow();
    expect(Object.keys(kept.notifications as object)).not.toContain('is_moderator');
  });
});

describe('the pages of the settings', () => {
  const PAGES = ['profile', 'notification', 'password', 'sessions', 'data'];

  test.each(PAGES)('%s is for signed-in users, and is in the list of settings', async (tab) => {
    const path = `/dashboard/account-settings/${tab}`;
    const visitors = await site.request(path);
    expect(visitors.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`);
    const member = await site.member();
    const page = await member.page(path);
    expect(page.includes(`href="${path}" aria-current="page"`)).toBe(true);
    for (const other of PAGES) expect(page.includes(`/account-settings/${other}"`)).toBe(true);
  });

  test('/dashboard/account-settings redirects to the profile', async () => {
    const answer = await site.request('/dashboard/account-settings');
    expect(answer.headers.get('location')).toBe('/dashboard/account-settings/profile');
  });

  test('the profile is saved without script; what is wrong comes back with what was typed', async () => {
    const member = await site.member();
    const path = '/dashboard/account-settings/profile';
    const wrong = await member.form(path, { name: 'Ngozi', website: 'javascript:alert(1)', x: '' });
    const shown = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(shown.includes('href="#profile-website"')).toBe(true);
    expect(shown.includes('value="javascript:alert(1)"')).toBe(true);
    expect(shown.includes('<title>Error: ')).toBe(true);
    const right = await member.form(path, { name: 'Ngozi', website: 'ngozi.example', x: '' });
    expect([right.status, right.headers.get('location')]).toEqual([303, `${path}?saved=1`]);
    expect((await member.api('/me')).data).toMatchObject({
      name: 'Ngozi',
      website: 'https://ngozi.example',
    });
    expect((await member.form(path, { name: 'Eve', _xsrf: 'guessed' })).status).toBe(403);
  });

  test('script in any field is shown as text', async () => {
    const member = await site.member({ name: SCRIPT.slice(0, 79) });
    await member.post('/user', { job_title: SCRIPT, organization: SCRIPT, bio: SCRIPT });
    await member.form('/dashboard', { first: 'skip' });
    for (const path of [
      '/dashboard',
      ...PAGES.map((tab) => `/dashboard/account-settings/${tab}`),
    ]) {
      const page = await member.page(path);
      expect(page.includes('<script>alert'), path).toBe(false);
    }
    const profile = await member.page('/dashboard/account-settings/profile');
    expect(profile.includes('&lt;script&gt;alert(1)')).toBe(true);
  });

  test('notifications are saved without script; an unticked pause is off', async () => {
    const member = await site.member();
    const path = '/dashboard/account-settings/notification';
    await member.form(path, {
      'notifications[followed_news]': 'daily',
      'notifications[pause_all]': ['false', 'true'],
    });
    let { notifications } = await (await member.post('/user')).json();
    expect(notifications).toMatchObject({ followed_news: 'daily', pause_all: true });
    await member.form(path, { 'notifications[pause_all]': 'false' });
    ({ notifications } = await (await member.post('/user')).json());
    expect(notifications).toMatchObject({ followed_news: 'daily', pause_all: false });
    const wrong = await member.form(path, { 'notifications[followed_news]': 'hourly' });
    expect(wrong.status).toBe(422);
    expect((await wrong.text()).includes('#notification-notifications-followed_news')).toBe(true);
  });
});

describe('my data', () => {
  const DATA = '/dashboard/account-settings/data.json';

  test('is a file with all data of the user and of nobody else', async () => {
    const [member, other] = [await site.member(), await site.member()];
    await member.post('/user/likes?type=startup&slug=jumia');
    await member.post('/user/recommended/dismiss?slug=andela');
    await member.post('/user/comparisons', { slugs: ['jumia', 'andela'], name: 'Two' });
    await member.post('/user', { bio: 'About me' });
    const answer = await member.request(DATA);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="griot-my-data.json"',
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const text = await answer.text();
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      account: { email: member.email, bio: 'About me' },
      likes: [{ slug: 'jumia' }],
      dismissed_recommendations: [{ slug: 'andela' }],
      comparisons: [{ name: 'Two' }],
      mail_subscriptions: [],
    });
    expect(data.sessions).toHaveLength(1);
    expect(text.includes('argon2') || text.includes(member.token)).toBe(false);
    const others = await (await other.request(`${DATA}?user_id=1`)).text();
    expect(others.includes(member.email)).toBe(false);
    expect((await site.request(DATA)).status).toBe(303);
  });
});
