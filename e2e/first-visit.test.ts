// Transferred bytes of a first visit before any interaction.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';

const PAGES = ['/', '/startup/flutterwave', '/industry/fintech', '/industries', '/top-100'];
const FIRST_VISIT_BYTES = 60_000;
const FONT_BYTES = 51_000;
const SCRIPT_BYTES = 5_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(PAGES)('%s is light at a first visit', async (path) => {
  const { page, close } = await visit(browser);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let asked = 0;
  let ended = 0;
  network.on('Network.requestWillBeSent', () => asked++);
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFailed', () => ended++);
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended++;
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => ended).toBe(asked);
  const { Font = 0, Image = 0, Script = 0, ...others } = bytes;
  const rest = Object.values(others).reduce((sum, one) => sum + one, Script);
  expect(bytes.Document).toBeGreaterThan(1_000);
  expect(bytes.Stylesheet).toBeGreaterThan(1_000);
  expect(rest, JSON.stringify(bytes)).toBeLessThanOrEqual(FIRST_VISIT_BYTES);
  expect(Script).toBeLessThanOrEqual(SCRIPT_BYTES);
  expect(Font).toBeLessThanOrEqual(FONT_BYTES);
  expect(Image).toBeLessThanOrEqual(FIRST_VISIT_BYTES);
  await close();
});

test('every picture says its size, so that nothing moves when it comes', async () => {
  const { page, close } = await visit(browser);
  for (const path of [...PAGES, '/startup/flutterwave/team', '/investors', '/compare']) {
    await page.goto(path);
    const unsized = await page
      .locator('img:not([width][height])')
      .evaluateAll((images) => images.map((image) => image.outerHTML));
    expect(unsized, path).toEqual([]);
  }
  await close();
});
