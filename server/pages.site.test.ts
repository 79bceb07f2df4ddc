// What the frame takes from the page's address.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('the search box in the head repeats what was searched for, and no other q', async () => {
  const boxOf = async (path: string) =>
    /<header.*?(<input[^>]*name="q"[^>]*>)/s.exec(await site.page(path))?.[1];
  expect(await boxOf('/search?q=pay')).toContain('value="pay"');
  expect(await boxOf('/investors?q=pay')).not.toContain('pay');
});

test('forms of the frame lead back to the requested page', async () => {
  expect(await site.page('/investors?q=pay')).toContain(
    '<input type="hidden" name="back" value="/investors?q=pay"/>',
  );
});

test('on paper stands where it is from, and no secret of a link in a mail', async () => {
  const printed = async (path: string) =>
    /shell-printed"><bdi>([^<]*)</.exec(await site.page(path))?.[1];
  expect(await printed('/investors?q=pay')).toMatch(/\/investors\?q=pay$/);
  for (const path of ['/unsubscribe', '/verify-email', '/forgot-password/confirm']) {
    expect(await printed(`${path}?token=secret`)).toMatch(new RegExp(`${path}$`));
  }
});

const FILTER = 'f[0][column]=country&f[0][operator]=equals&f[0][query_1]=kenya';
// RFC 3986: everything else is escaped.
const ADDRESS = /^[A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]*$/;

test.each([
  '/',
  '/search?q=fintechs+in+kenya+%26+"côte+d\'ivoire"+[2024]',
  '/search?q=how+much+did+kenyan+startups+raise+in+2023',
  `/search?q=startups&${FILTER}`,
  `/advanced-search?${FILTER}`,
  '/startups?country=kenya&industry=fintech',
  '/rounds?country=kenya&amount=1M..5M',
  '/figures?measure=raised&split=country&country=kenya,nigeria',
  '/investors?country=kenya',
  '/exits?country=kenya',
  '/compare?startups=flutterwave,paystack',
  '/startup/flutterwave',
  '/location/kenya',
  '/investors/fit?industry=fintech&country=kenya',
])('every link of %s is an address as RFC 3986 writes them', async (path) => {
  const html = await site.page(path);
  const links = [...html.matchAll(/\s(?:href|action|formaction|src)="([^"]*)"/gi)];
  const wrong = links
    .map(([, link = '']) => link.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
    .filter((link) => !ADDRESS.test(link));
  expect(links.length).toBeGreaterThan(10);
  expect([...new Set(wrong)]).toEqual([]);
});

test('of an address that is too long the page repeats nothing', async () => {
  const answer = await site.request(`/search?q=${'x'.repeat(8_200)}`);
  expect(answer.status).toBe(414);
  expect(await answer.text()).not.toContain('xxx');
});
