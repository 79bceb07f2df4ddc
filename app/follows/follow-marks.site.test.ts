import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../test/member.ts';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { listFollowedAmong } from './follows.server.ts';

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

describe('is_liked_by_user', () => {
  test('is of who asks, and such an answer is never kept', async () => {
    await press(ada, 'likes', 'startup', 'paystack');
    for (const path of ['/startup/paystack', '/startup/paystack/news']) {
      const own = await ada.request(`/api${path}`);
      expect(own.headers.get('cache-control')).toBe('private, no-store');
      const body = await own.json();
      expect((body.data.slug ? body.data : body).is_liked_by_user).toBe(true);
      const others = await eve.api(path);
      expect((others.data.slug ? others.data : others).is_liked_by_user).toBe(false);
      const visitors = await site.request(`/api${path}`);
      expect(visitors.headers.get('cache-control')).toContain('public');
      expect(await visitors.text()).toContain('"is_liked_by_user":false');
    }
  });

  test.each([
    ['startup', 'paystack', '/startup/paystack/team'],
    ['investor', 'y-combinator', '/investor/y-combinator'],
    ['industry', 'fintech', '/industry/fintech/nigeria'],
    ['location', 'nigeria', '/location/nigeria'],
  ])('the page of a %s has the toggle of who looks at it', async (type, slug, path) => {
    const member = await site.member();
    expect(await member.page(path)).toMatch(/aria-pressed="false"[^>]*data-follow/);
    await press(member, 'likes', type, slug);
    expect(await member.page(path)).toMatch(/aria-pressed="true"[^>]*data-follow/);
    const publicPage = await site.page(path);
    expect(/data-follow|_xsrf|Member/.test(publicPage)).toBe(false);
    expect(publicPage).toMatch(new RegExp(`<button[^>]*form="follow"[^>]*value="${type}/${slug}"`));
  });
});

describe('follow marks in rows', () => {
  const marksOf = (html: string) => html.match(/<button[^>]*class="follow-mark"[^>]*>/g) ?? [];
  const pressedOf = (html: string) =>
    marksOf(html)
      .filter((mark) => mark.includes('aria-pressed="true"') && mark.includes('name="unfollow"'))
      .map((mark) => /value="([^"]*)"/.exec(mark)?.[1]);

  test.each([
    ['/', 'startup/', 6],
    ['/industries', 'industry/fintech', 160],
    ['/industry/fintech', 'startup/', 10],
    ['/location/nigeria', 'location/', 20],
    ['/location/nigeria', 'industry/', 20],
    ['/investors', 'investor/', 10],
    ['/investors?q=visa', 'investor/visa', 1],
    ['/investor/visa', 'startup/', 5],
    ['/top-100', 'startup/flutterwave', 50],
    ['/explore/location', 'location/nigeria', 50],
    ['/search?q=flutterwave', 'startup/flutterwave', 1],
    ['/search?q=nigeria&kind=location', 'location/nigeria', 1],
    [
      '/advanced-search?f%5B0%5D%5Bcolumn%5D=country&f%5B0%5D%5Boperator%5D=equals&f%5B0%5D%5Bquery_1%5D=kenya',
      'startup/',
      20,
    ],
    ['/startup/flutterwave/competitors', 'startup/flutterwave', 2],
  ])('%s has one for %s, and a member sees theirs pressed', async (path, start, fewest) => {
    const visitors = await site.page(path);
    expect(marksOf(visitors).length).toBeGreaterThanOrEqual(fewest);
    expect(pressedOf(visitors)).toEqual([]);
    const key = new RegExp(`value="(${start}[^"]*)"`).exec(marksOf(visitors).join(''))?.[1];
    const [type = '', slug = ''] = key?.split('/') ?? [];
    const member = await site.member();
    expect(pressedOf(await member.page(path))).toEqual([]);
    await press(member, 'likes', type, slug);
    const members = await member.page(path);
    expect(new Set(pressedOf(members))).toEqual(new Set([key]));
    expect(marksOf(members).length).toBe(marksOf(visitors).length);
  });

  test('are distinguished in one query, whatever their kinds', async () => {
    const keys = ['startup/andela', 'startup/jumia', 'industry/fintech', 'location/kenya'] as const;
    const member = await site.member();
    await press(member, 'likes', 'startup', 'jumia');
    await press(member, 'likes', 'location', 'kenya');
    const { id } = await site.sql
      .selectFrom('users')
      .select('id')
      .where('email', '=', member.email)
      .executeTakeFirstOrThrow();
    expect(await listFollowedAmong(site.sql, id, keys)).toEqual(
      new Set(['startup/jumia', 'location/kenya']),
    );
    expect(await listFollowedAmong(site.sql, id, [])).toEqual(new Set());
  });
});
