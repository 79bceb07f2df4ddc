// Ways of reading: paper, large text, forced colours, a first view on a slow phone.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, stir, visit } from './browser.ts';

const PAGES = [
  '/',
  '/startup/flutterwave',
  '/investor/visa',
  '/location/kenya',
  '/industries',
  '/rounds',
  '/top-100',
  '/compare?startups=flutterwave,paystack,wave',
  '/login',
  '/no/such/page',
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('paper has the address and the day, and nothing that can only be pressed', async () => {
  const { page, close } = await visit(browser);
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/startup/flutterwave', '/rounds?country=kenya']) {
    await page.goto(path);
    const head = page.locator('.shell-printed');
    expect(await head.isVisible()).toBe(true);
    expect(await head.textContent()).toMatch(/ · \d{1,2} \w+ 20\d\d$/);
    expect(await head.textContent()).toContain(path);
    const pressed = page
      .locator('nav:not(.pagination), form, button, .button')
      .filter({ visible: true });
    expect(await pressed.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
  }
  await close();
});

test.each([360, 1024])('at twice the size of text nothing is cut at %i px', async (width) => {
  const { page, close } = await visit(browser, { viewport: { width, height: 740 } });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of PAGES) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, path).toBeLessThanOrEqual(0);
    const header = await page.locator('.shell-header-row').boundingBox();
    const menu = await page.getByRole('banner').locator('summary').last().boundingBox();
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
  }
  await close();
});

test('in forced colours the open tab, the focus and the pressed switch are marked', async () => {
  const { page, close } = await visit(browser, { forcedColors: 'active' });
  await page.goto('/startup/flutterwave');
  const border = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await border('.tabs [aria-current]')).not.toBe(
    await border('.tabs a:not([aria-current])'),
  );
  await page.goto('/compare?startups=flutterwave,wave&only=differences');
  const knob = page.locator('.switch-link[aria-checked=true]');
  const ground = () =>
    knob.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  const pressed = await ground();
  await page.goto('/compare?startups=flutterwave,wave');
  const other = page.locator('.switch-link[aria-checked=false]');
  expect(
    await other.evaluate((element) => getComputedStyle(element, '::before').backgroundColor),
  ).not.toBe(pressed);
  await close();
});

test('a view of a phone is in the two faces of the site, and nothing of the first moves', async () => {
  for (const path of PAGES) {
    const { page, close } = await visit(browser, { viewport: { width: 360, height: 740 } });
    const devTools = await page.context().newCDPSession(page);
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.push((entry as never as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // Two frames later the observer has been called for the first.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    );
    const moved = await page.evaluate(() => (window as never as { moved: number[] }).moved);
    expect(moved, path).toEqual([]);
    // A first view that has no face within 100 ms does without; both are asked for first.
    expect(await page.locator('link[rel=preload][as=font]').count(), path).toBeGreaterThan(1);
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    await devTools.send('DOM.enable');
    await devTools.send('CSS.enable');
    const { root } = await devTools.send('DOM.getDocument', { depth: 0 });
    for (const selector of ['.wordmark', 'main p:not(.visually-hidden)']) {
      const { nodeId } = await devTools.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector,
      });
      const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(
        fonts.some(({ isCustomFont }) => isCustomFont),
        `${path} ${selector}`,
      ).toBe(true);
    }
    await close();
  }
});

test('a citation is copied by a button, which only script shows', async () => {
  const { page, problems, close } = await visit(browser);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/startup/flutterwave');
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  expect(await copy.count()).toBe(0);
  await page.locator('#share > summary').click();
  await copy.first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const cited = await page.locator('#share > p').first().textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(cited);
  const pieces = await page.locator('#share > p:not(.take-how)').count();
  expect(await page.locator('#share .copy-button').count()).toBe(pieces);

  await page.goto('/data');
  await stir(page);
  await copy.nth(1).click();
  const snippet = await page.locator('pre').nth(1).textContent();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(snippet);
  expect(problems).toEqual([]);
  await close();
});
