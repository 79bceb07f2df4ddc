// Every public page: no console errors, no axe violations, no horizontal scroll, content without
// script, weight within their limits.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { AUDIT_SHEET } from '../app/data/seed-files.ts';
import { openBrowser, visit } from './browser.ts';
import { findFaults } from './page-faults.ts';

const PAGES = [
  '/',
  '/startups',
  '/startups?country=kenya&round=seed&amount=1M..',
  '/rounds',
  '/rounds?country=kenya&amount=5M..&sort=-amount',
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
  '/top-100?page=2&country=nigeria',
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
  '/methodology',
  '/about',
  '/match',
  '/exits',
  '/figures',
  '/figures?measure=raised&split=year&compare=kenya,nigeria,egypt&from=2015&to=2025',
  '/figures?measure=raised&split=country&compare=2023,2024&region=east-africa&debt=out',
  '/corrections',
  '/funding/flutterwave-series-b-2020-01/suggest-edit?field=amount',
  '/corrections/reply?about=funding:flutterwave-series-b-2020-01',
  '/data',
  '/startup/gwala',
  '/startup/paystack',
  '/api',
  '/no/such/page',
];
const SOME_PAGES = ['/', '/startups', '/search?q=pay', '/explore/location', '/no/such/page'];
// The longest tables may take 30 KB.
const LONG = new Set(['/industries', '/investors', '/api']);
const WIRE_BYTES = 14_600;
const LONG_WIRE_BYTES = 30_000;
const FIRST_SCRIPT_BYTES = 5_000;
// With the rules of fonts and for paper.
const STYLE_BYTES = 15 * 1024;

let browser: Browser;
let fundingPath: string;
beforeAll(async () => {
  browser = await openBrowser();
  const answer = await fetch(`${inject('siteUrl')}/api/startup/flutterwave/fundings`);
  fundingPath = `/funding/${(await answer.json()).data[0].slug}`;
});
afterAll(() => browser.close());

const paths = () => [...PAGES, fundingPath];

/** Compressed bytes of scripts, by address. */
const scripts = new Map<string, Promise<number>>();

/** Asked for again: Chromium may drop the body of a script that it has run. */
async function compressedSize(url: string): Promise<number> {
  const answer = await fetch(url);
  return brotliCompressSync(await answer.bytes()).length;
}

async function findPageFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  const loaded: string[] = [];
  const note = (response: Response) => {
    // What came before belongs to the page that was left.
    if (response.request().isNavigationRequest()) loaded.length = 0;
    if (response.request().resourceType() !== 'script') return;
    loaded.push(response.url());
    scripts.set(response.url(), scripts.get(response.url()) ?? compressedSize(response.url()));
  };
  page.on('response', note);
  const answer = await page.goto(path);
  page.off('response', note);
  const html = (await answer?.body()) ?? Buffer.alloc(0);
  const bytes = brotliCompressSync(html).length;
  const limit = LONG.has(path) ? LONG_WIRE_BYTES : WIRE_BYTES;
  if (bytes > limit) faults.push(`${path}: ${bytes} bytes of HTML`);
  const sizes = await Promise.all(loaded.map((url) => scripts.get(url) ?? 0));
  const script = sizes.reduce((sum, one) => sum + one, 0);
  if (script > FIRST_SCRIPT_BYTES) faults.push(`${path}: ${script} bytes of script`);
  const title = /<title>([^<]*)</.exec(String(html))?.[1];
  if (!title?.endsWith(' - Griot')) faults.push(`${path}: title ${title}`);
  const headings = String(html).match(/<h1[\s>]/g)?.length;
  if (headings !== 1) faults.push(`${path}: ${headings} headings without script`);
  return [...faults, ...(await findFaults(page, path))];
}

test.each([0, 1, 2])(
  'axe finds nothing, nothing scrolls sideways, all is light (%i of 3)',
  async (part) => {
    const { page, problems, close } = await visit(browser);
    const faults: string[] = [];
    for (const path of paths().filter((_, nth) => nth % 3 === part)) {
      faults.push(...(await findPageFaults(page, path)));
    }
    expect(faults).toEqual([]);
    // Browsers log a 404 page as an error.
    expect(problems.filter((problem) => !problem.includes('/no/such/page'))).toEqual([]);
    await close();
  },
);

test('the rules that every page waits for are light', async () => {
  const html = await (await fetch(inject('siteUrl'))).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+styles[^"]+)"/g)];
  expect(sheets).toHaveLength(1);
  expect(await compressedSize(inject('siteUrl') + sheets[0]?.[1])).toBeLessThanOrEqual(STYLE_BYTES);
});

test('without script pages have their heading, their title and their data', async () => {
  const { page, close } = await visit(browser, { javaScriptEnabled: false });
  // The others' headings and titles are read from what is served, unless FUZZ=full.
  for (const path of process.env.FUZZ === 'full' ? paths() : SOME_PAGES) {
    await page.goto(path);
    expect(await page.locator('h1').count(), path).toBe(1);
    expect(await page.title(), path).toMatch(/ - Griot$/);
  }
  await page.goto('/startup/flutterwave');
  expect(
    await page
      .getByText(
        'One payment interface for businesses that collect and pay out money across Africa',
      )
      .first()
      .isVisible(),
  ).toBe(true);
  await page.goto('/location/kenya');
  expect(await page.getByRole('link', { name: 'M-KOPA' }).first().isVisible()).toBe(true);
  await close();
});

test('the built site has the sheet of the audit beside it', async () => {
  const answer = await fetch(`${inject('siteUrl')}/methodology/audit.csv`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(readFileSync(AUDIT_SHEET, 'utf8'));
});
