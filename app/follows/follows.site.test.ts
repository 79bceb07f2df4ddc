import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../test/member.ts';
import { openTestSite, type TestSite } from '../../test/site.ts';
import * as followEndpoints from './api.server.ts';
import { like, likeAnswer } from './contract.ts';

let site: TestSite;
let ada: Member;
let eve: Member;

beforeAll(async () => {
  site = await openTestSite();
  ada = await site.member();
  eve = await site.member();
});
afterAll(() => site.close());

const press = (member: Member, call: 'likes' | 'unlikes', type: string, slug: string) =>
  member.post(`/user/${call}?${new URLSearchParams({ type, slug })}`);

describe('POST /user/likes and /user/unlikes', () => {
  test.each([
    ['startup', 'flutterwave'],
    ['investor', 'y-combinator'],
    ['industry', 'fintech'],
    ['location', 'nairobi'],
  ])('follows a %s once, however often it is asked, and ends it as often', async (type, slug) => {
    const member = await site.member();
    const first = await press(member, 'likes', type, slug);
    expect(first.status).toBe(200);
    expect(likeAnswer.strict().parse(await first.json())).toEqual({
      data: { type, slug, is_liked_by_user: true },
      total: 1,
    });
    expect((await (await press(member, 'likes', type, slug)).json()).total).toBe(1);
    for (const _ of [1, 2]) {
      const last = await press(member, 'unlikes', type, slug);
      expect(await last.json()).toEqual({
        data: { type, slug, is_liked_by_user: false },
        total: 0,
      });
    }
  });

  test('refuses what is no type, names nothing, or has no page', async () => {
    expect((await press(ada, 'likes', 'person', 'flutterwave')).status).toBe(422);
    expect((await press(ada, 'likes', 'startup', 'atlantis-pay')).status).toBe(404);
    expect((await press(ada, 'unlikes', 'startup', 'atlantis-pay')).status).toBe(404);
    expect((await press(ada, 'likes', 'startup', "a' or 1=1--")).status).toBe(404);
    expect((await ada.post('/user/likes')).status).toBe(422);
    const { slug } = await site.sql
      .selectFrom('places as state')
      .select('state.slug')
      .where('state.kind', '=', 'state')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('places as page')
              .select('page.id')
              .whereRef('page.slug', '=', 'state.slug')
              .where('page.kind', '!=', 'state'),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    expect((await press(ada, 'likes', 'location', slug)).status).toBe(404);
  });

  test('is for signed-in users, and not for another site in their name', async () => {
    const path = '/api/user/likes?type=startup&slug=flutterwave';
    expect((await site.request(path, { method: 'POST' })).status).toBe(401);
    expect((await site.request('/api/user/likes')).status).toBe(401);
    const forged = await eve.request(path, { method: 'POST', headers: { 'x-xsrf-token': 'x' } });
    expect(forged.status).toBe(403);
    const bearer = await site.request(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${eve.token}` },
    });
    expect(bearer.status).toBe(200);
    await press(eve, 'unlikes', 'startup', 'flutterwave');
  });

  test('an old slug follows what is now at the new one', async () => {
    const member = await site.member();
    const { id } = await site.sql
      .selectFrom('startups')
      .select('id')
      .where('slug', '=', 'andela')
      .executeTakeFirstOrThrow();
    await site.sql
      .insertInto('slug_history')
      .values({ kind: 'startup', old_slug: 'andela-once', entity_id: id })
      .execute();
    const answer = await (await press(member, 'likes', 'startup', 'andela-once')).json();
    expect(answer.data.slug).toBe('andela');
  });
});

test('GET /user/likes is paged, newest first, with its keys at the top level too', async () => {
  const member = await site.member();
  const rows = await site.sql
    .selectFrom('startups')
    .select('slug')
    .orderBy('id')
    .limit(21)
    .execute();
  for (const [index, { slug }] of rows.entries()) {
    site.setNow(new Date(Date.UTC(2026, 10, 1, 12, index)));
    await press(member, 'likes', 'startup', slug);
  }
  await press(member, 'likes', 'industry', 'fintech');
  const first = await member.api('/user/likes');
  const meta = { current_page: 1, per_page: 20, last_page: 2, total: 22 };
  expect(first).toMatchObject({ ...meta, meta });
  expect(first.data).toHaveLength(20);
  for (const item of first.data) expect(like.strict().parse(item)).toEqual(item);
  const second = await member.api('/user/likes?page=2');
  const slugs = [...first.data, ...second.data].map(({ slug }: { slug: string }) => slug);
  expect(slugs.filter((slug) => slug !== 'fintech')).toEqual(
    rows.map(({ slug }) => slug).reverse(),
  );
  const only = await member.api('/user/likes?type=industry');
  expect(only.total).toBe(1);
  expect(only.data[0]).toMatchObject({ type: 'industry', slug: 'fintech', is_liked_by_user: true });
  expect((await member.api('/user/likes?page=9')).data).toEqual([]);
  expect((await member.request('/api/user/likes?type=people')).status).toBe(422);
  expect((await ada.api('/user/likes')).data).toEqual([]);
});

describe('following without script', () => {
  const jumia = 'startup/jumia';
  const back = '/startup/jumia?view=table';
  const total = async (member: Member) => (await member.api('/user/likes')).total;

  test('is a form that comes back to the page', async () => {
    const member = await site.member();
    const answer = await member.form('/follow', { follow: jumia, back });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
    expect(await total(member)).toBe(1);
    await member.form('/follow', { unfollow: jumia, back });
    expect(await total(member)).toBe(0);
  });

  test('comes back to our own pages only', async () => {
    const member = await site.member();
    for (const back of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:1',
      '',
    ]) {
      const answer = await member.form('/follow', { follow: jumia, back });
      expect(answer.headers.get('location'), back).toBe('/startup/jumia');
    }
  });

  const next = '/follow?type=startup&slug=jumia&back=%2Fstartup%2Fjumia%3Fview%3Dtable';

  test('signed out it leads to sign-in and back, and then it is followed', async () => {
    const pressed = await site.form('/follow', { follow: jumia, back });
    expect(pressed.headers.get('location')).toBe(`/login?next=${encodeURIComponent(next)}`);
    const [cookie = ''] = pressed.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\/follow; Max-Age=1800; SameSite=Lax; HttpOnly$/);
    const member = await site.member();
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    const answer = await member.request(next, { headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
    expect(answer.headers.getSetCookie()[0]).toContain('pressed_follow=; Path=/follow; Max-Age=0');
    expect(await total(member)).toBe(1);
  });

  test('what was pressed is followed and nothing else, by nobody who is not signed in', async () => {
    const member = await site.member();
    const headers = { cookie: 'pressed_follow=startup%2Fjumia' };
    for (const other of ['startup&slug=andela', 'industry&slug=fintech']) {
      const answer = await member.request(`/follow?type=${other}`, { headers });
      expect(answer.status).toBe(200);
    }
    expect(await total(member)).toBe(0);
    const visit = await site.request(next, { headers });
    expect(visit.headers.get('location')).toBe(`/login?next=${encodeURIComponent(next)}`);
    const other = await site.request('/follow', {
      method: 'POST',
      body: new URLSearchParams({ follow: jumia }),
      headers: { origin: 'https://evil.example' },
    });
    expect([other.status, other.headers.getSetCookie()]).toEqual([403, []]);
  });

  test("an attacker's link follows nothing, whatever its headers say: the page has one button", async () => {
    const member = await site.member();
    for (const site of ['cross-site', 'same-origin', 'none']) {
      const answer = await member.request('/follow?type=startup&slug=jumia&to=follow', {
        headers: { 'sec-fetch-site': site, referer: 'http://griot.test/startup/jumia' },
      });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('>Follow Jumia</button>');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    expect(await total(member)).toBe(0);
    const forged = await member.form('/follow', { follow: jumia, _xsrf: 'guessed' });
    expect(forged.status).toBe(403);
    expect(await total(member)).toBe(0);
  });

  test('what is followed already is not asked about', async () => {
    const member = await site.member();
    await press(member, 'likes', 'startup', 'jumia');
    const answer = await member.request('/follow?type=startup&slug=jumia&back=//evil.example');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/startup/jumia']);
  });

  test('what names nothing is a 404, what is no type a 422', async () => {
    const member = await site.member();
    expect((await member.request('/follow?type=startup&slug=nobody')).status).toBe(404);
    expect((await member.request('/follow?type=person&slug=jumia')).status).toBe(422);
    expect((await member.form('/follow', { follow: 'x/y' })).status).toBe(404);
  });
});

test('what is taken out of the catalogue is followed no longer', async () => {
  const member = await site.member();
  await press(member, 'likes', 'startup', 'kobo360');
  await site.sql.deleteFrom('startups').where('slug', '=', 'kobo360').execute();
  expect((await member.api('/user/likes')).total).toBe(0);
});

test('every call of following needs a session', () => {
  expect(Object.values(followEndpoints).filter(({ errors }) => !errors.includes(401))).toEqual([]);
});
