// Every public page in a real Chromium: no errors in the console, nothing for axe, no sideways scroll,
// its content there without script, its weight within design-language's section 9.
import { brotliCompressSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';

const PAGES = [
  '/',
  '/investors',
  '/investor/visa',
  '/startup/flutterwave',
  '/startup/flutterwave/news-activities',
  '/startup/flutterwave/team',
  '/startup/flutterwave/fundings',
  '/startup/flutterwave/competitors',
  '/startup/flutterwave/fundings?view=table',
  '/location/kenya',
  '/location/lagos',
  '/location/comoros',
  '/industry/fintech',
  '/industry/fintech/kenya',
  '/industries',
  '/top-100',
  '/top-100/startups-by-twitter-follower-growth',
  '/news',
  '/search',
  '/search?q=pay',
  '/search?q=nairobi&kind=location',
  '/search/semantic',
  '/search/semantic?q=lending%20to%20smallholder%20farmers',
  '/advanced-search',
  '/advanced-search?f[0][column]=country&f[0][operator]=equals&f[0][query_1]=kenya',
  '/compare',
  '/compare?startups=flutterwave,jumia,andela,opay,wave,moniepoint',
  '/explore/location',
  '/explore/location?measure=rounds&year=2021&view=table',
  '/terms',
  '/privacy-policy',
  '/pricing',
  '/pricing?interval=year&currency=NGN',
  '/product/checkout?plan=pro&interval=year',
  '/product/checkout',
  '/attribution-policy',
  '/api',
  '/no/such/page',
];
// The longest tables may take 30 KB (section 9).
const LONG = new Set(['/top-100', '/industries', '/investors', '/api']);
const WIRE_BYTES = 14_600;
const LONG_WIRE_BYTES = 30_000;
const FIRST_SCRIPT_BYTES = 5_000;

let browser: Browser;
let fundingPath: string;
beforeAll(async () => {
  browser = await openBrowser();
  const answer = await fetch(`${inject('siteUrl')}/api/startup/flutterwave/fundings`);
  fundingPath = `/funding/${(await answer.json()).data[0].slug}`;
});
afterAll(() => browser.close());

const paths = () => [...PAGES, fundingPath];

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test('axe finds nothing and the console stays empty', async () => {
    const { page, problems, close } = await visit(browser, { colorScheme });
    const found: string[] = [];
    for (const path of paths()) {
      await page.goto(path);
      const axe = new AxeBuilder({ page });
      // In dark only the colours are others.
      if (colorScheme === 'dark') axe.withRules(['color-contrast']);
      const { violations } = await axe.analyze();
      for (const { id, nodes } of violations) found.push(`${path}: ${id}: ${nodes[0]?.html}`);
    }
    expect(found).toEqual([]);
    // Asking for a page that does not exist is an error to the browser.
    expect(problems.filter((problem) => !problem.includes('/no/such/page'))).toEqual([]);
    await close();
  }, 240_000);
});

test.each([320, 360, 768, 1024, 1440])(
  'at %i px nothing scrolls sideways',
  async (width) => {
    const { page, close } = await visit(browser, { viewport: { width, height: 800 } });
    const wide: string[] = [];
    for (const path of paths()) {
      await page.goto(path);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) wide.push(`${path}: ${over} px`);
    }
    expect(wide).toEqual([]);
    await close();
  },
  120_000,
);

test('without script every page has its heading, its title and its data', async () => {
  const { page, close } = await visit(browser, { javaScriptEnabled: false });
  for (const path of paths()) {
    await page.goto(path);
    expect(await page.locator('h1').count(), path).toBe(1);
    expect(await page.title(), path).toMatch(/ - Griot$/);
  }
  await page.goto('/startup/flutterwave');
  expect(await page.getByText('Payments company').first().isVisible()).toBe(true);
  await page.goto('/location/kenya');
  expect(await page.getByRole('link', { name: 'M-KOPA' }).first().isVisible()).toBe(true);
  await close();
}, 120_000);

test('pages are light: HTML on the wire, script before the first sign of use', async () => {
  const { page, close } = await visit(browser);
  const heavy: string[] = [];
  for (const path of paths()) {
    const scripts: Array<Promise<{ url: string; bytes: number }>> = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(
        response
          .body()
          .then((body) => ({ url: response.url(), bytes: brotliCompressSync(body).length })),
      );
    });
    const answer = await page.goto(path);
    const bytes = brotliCompressSync((await answer?.body()) ?? Buffer.alloc(0)).length;
    const limit = LONG.has(path) ? LONG_WIRE_BYTES : WIRE_BYTES;
    if (bytes > limit) heavy.push(`${path}: ${bytes} bytes of HTML`);
    const script = (await Promise.all(scripts)).reduce((sum, one) => sum + one.bytes, 0);
    if (script > FIRST_SCRIPT_BYTES) heavy.push(`${path}: ${script} bytes of script`);
    page.removeAllListeners('response');
  }
  expect(heavy).toEqual([]);
  await close();
}, 120_000);
