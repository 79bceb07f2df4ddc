import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser, stir } from '../e2e/browser.ts';
import { findViolations } from '../e2e/page-faults.ts';

export function useComparePages() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const slots = (page: Page) =>
    page
      .locator('[data-slot]')
      .evaluateAll((all) => all.map((slot) => slot.getAttribute('data-slot')));
  const columns = (page: Page) => page.locator('.comparison thead th a').allInnerTexts();
  const address = (page: Page) => {
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  };
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  /** Opens a page and interacts until the comparison is hydrated. */
  async function openAlive(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await stir(page);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('.compare') ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    );
  }

  async function expectClean(page: Page): Promise<void> {
    expect(await findViolations(page)).toEqual([]);
  }

  return {
    slots,
    columns,
    address,
    focused,
    openAlive,
    expectClean,
    get browser() {
      return browser;
    },
  };
}
