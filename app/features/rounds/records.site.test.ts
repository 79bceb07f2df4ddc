import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test.each([
  '/',
  '/location/kenya',
  '/location/lagos',
  '/industry/fintech',
  '/industry/fintech/nigeria',
  '/investor/y-combinator',
])('the sources of figures on %s open these very records', async (path) => {
  const html = await (await site.request(path)).text();
  const sources = [
    ...html.matchAll(/Source: (?:<!-- -->)?<a href="([^"]*)"><bdi>([\d,]+) records?</g),
  ].filter(([, href]) => /^\/(rounds|startups)/.test(href ?? ''));
  expect(sources.length).toBeGreaterThan(0);
  for (const [, href = '', records] of sources) {
    const list = await (await site.request(href.replaceAll('&amp;', '&'))).text();
    expect(list, href).toMatch(new RegExp(`<h2>${records} (rounds?|startups?)</h2>`));
  }
});
