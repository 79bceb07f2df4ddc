// Links are addresses: what filters and questions put into them is written as RFC 3986 has it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const FILTERS =
  '?f%5B0%5D%5Bcolumn%5D=country&f%5B0%5D%5Boperator%5D=equals&f%5B0%5D%5Bquery_1%5D=kenya';

test.each([
  '/',
  '/search?q=seed+rounds+in+Kenya+by+%5Bsomebody%5D',
  '/search?q=how+much+did+fintechs+in+Nigeria+raise+by+year',
  `/advanced-search${FILTERS}`,
  '/startups',
  '/rounds',
  '/investors',
  '/figures',
  '/industry/fintech',
  '/startup/andela',
])('links of %s hold no raw signs', async (path) => {
  const html = await site.page(path);
  const links = [...html.matchAll(/ (?:href|action|src)="([^"]*)"/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => /[[\]{}|\\^`<> ]/.test(link))).toEqual([]);
});
