// Reading offline: pages seen before, with their date (docs/decisions/009-offline.md).
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, stir, visit } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('what was read can be read again without a connection, and says of when it is', async () => {
  const { page, close } = await visit(browser, { serviceWorkers: 'allow' });
  const keptPages = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('pages')).keys();
      return kept.map(({ url }) => new URL(url).pathname);
    });

  await page.goto('/startup/flutterwave');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  await stir(page);
  // The page that installed the worker was loaded before it, and is cached too.
  await expect.poll(keptPages).toEqual(['/startup/flutterwave']);
  await page.goto('/industry/fintech');
  await expect.poll(keptPages).toEqual(['/startup/flutterwave', '/industry/fintech']);
  await page.goto('/login');
  await expect.poll(keptPages).toEqual(['/startup/flutterwave', '/industry/fintech', '/login']);

  await page.context().setOffline(true);
  await page.goto('/startup/flutterwave');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Flutterwave');
  const banner = page.getByRole('complementary', { name: 'Offline' });
  await expect
    .poll(() => banner.textContent())
    .toMatch(/This page is as it was on \d+ \w+ \d{4} at \d\d:\d\d\./);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Source');

  await page.goto('/location/kenya');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You are offline');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(3);
  await rows.getByRole('link', { name: /Flutterwave/ }).click();
  await page.waitForURL('**/startup/flutterwave');

  await page.context().setOffline(false);
  await page.goto('/startup/flutterwave');
  expect(await banner.count()).toBe(0);
  await close();
});

test('the last 50 pages are kept, and nothing that is somebody’s own', async () => {
  const { page, close } = await visit(browser, { serviceWorkers: 'allow' });
  await page.goto('/industries');
  await stir(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const addresses = () =>
    page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => url));
  // The page that installed the worker comes first.
  await expect.poll(addresses).toEqual([`${inject('siteUrl')}/industries`]);
  const addressOf = (n: number) => `${inject('siteUrl')}/industries?n=${n}`;
  for (let n = 1; n <= 53; n += 1) {
    await page.goto(addressOf(n));
    await expect.poll(async () => (await addresses()).at(-1)).toBe(addressOf(n));
  }
  await expect.poll(addresses).toEqual(Array.from({ length: 50 }, (_, at) => addressOf(at + 4)));

  await page.goto('/no/such/page');
  await page.goto('/search?q=wave');
  await page.goto('/news');
  await expect.poll(async () => (await addresses()).at(-1)).toContain('/news');
  expect((await addresses()).join()).not.toMatch(/no\/such|search/);
  await close();
});
