import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, stir, visit } from './browser.ts';
import { findViolationsInBothThemes, measureOverflow } from './page-faults.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const KENYA = '/advanced-search?f[0][column]=country&f[0][operator]=equals&f[0][query_1]=kenya';
const asked = (page: Page) =>
  [...new URL(page.url()).searchParams].map(([key, value]) => `${key}=${value}`);
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const count = (page: Page) => page.locator('.filter-count');

/** Opens a page and interacts until the form is hydrated. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await stir(page);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.filter-form') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
}

describe('with script', () => {
  test('filters are added and removed by keyboard, and what is asked is counted', async () => {
    const { page, problems, close } = await visit(browser);
    await openAlive(page, '/advanced-search');
    await page.locator('#f-0-column').selectOption('latest_round');
    await expect.poll(() => page.locator('#f-0-operator').inputValue()).toBe('equals');
    expect(await page.locator('#f-0-operator option').allInnerTexts()).not.toContain('contains');
    await page.locator('#f-0-query-1').selectOption('Seed');
    await count(page)
      .getByText(/^\d+ startups match$/)
      .waitFor();

    await page.getByRole('button', { name: 'Add filter' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#f-1-column').waitFor();
    await expect.poll(() => focusedId(page)).toBe('f-1-column');
    await page.locator('#f-1-column').selectOption('year_founded');
    await page.locator('#f-1-operator').selectOption('between');
    await page.locator('#f-1-query-1').fill('2900');
    await page.locator('#f-1-query-2').fill('2950');
    await count(page).getByText('0 startups match').waitFor();

    await page.getByRole('button', { name: 'Remove filter 2' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.locator('.filter-row').count()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Remove filter 1');
    await page.getByRole('button', { name: 'Search' }).last().focus();
    await page.keyboard.press('Enter');
    await page.locator('#results').waitFor();
    expect(asked(page)).toEqual([
      'f[0][column]=latest_round',
      'f[0][operator]=equals',
      'f[0][query_1]=Seed',
    ]);
    expect(problems).toEqual([]);
    await close();
  });

  test('a wrong value is said while it is typed, and leaves the form as it is', async () => {
    const { page, close } = await visit(browser);
    await openAlive(page, KENYA);
    await page.locator('#f-0-query-1').fill('kenia');
    await count(page)
      .getByText(/Filter 1: there is no country "kenia"; the nearest/)
      .waitFor();
    expect(await page.locator('#f-0-query-1').inputValue()).toBe('kenia');
    await close();
  });

  test('Enter in a field searches, and the back button brings the search before', async () => {
    const { page, close } = await visit(browser);
    await openAlive(page, KENYA);
    const before = await page.locator('#results h2').innerText();
    await page.locator('#f-0-query-1').fill('nigeria');
    await page.keyboard.press('Enter');
    await page.waitForURL(/nigeria/);
    expect(asked(page)).toHaveLength(3);
    await page.goBack();
    await page.waitForURL(/kenya/);
    expect(await page.locator('#results h2').innerText()).toBe(before);
    expect(await page.locator('#f-0-query-1').inputValue()).toBe('kenya');
    await close();
  });

  test('columns chosen stay with the filters', async () => {
    const { page, close } = await visit(browser);
    await openAlive(page, KENYA);
    await page.getByText('Columns', { exact: true }).click();
    await page.getByLabel('Status', { exact: true }).check();
    await page.getByRole('button', { name: 'Show these columns' }).click();
    await page.getByRole('columnheader', { name: 'Status' }).waitFor();
    expect(asked(page).slice(0, 3)).toContain('f[0][query_1]=kenya');
    await close();
  });
});

describe('without script', () => {
  test('rows come and go, columns are chosen and what is wrong is said with buttons alone', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto('/advanced-search');
    await page.locator('#f-0-column').selectOption('country');
    await page.locator('#f-0-operator').selectOption('equals');
    await page.locator('#f-0-query-1').fill('Kenya');
    await page.getByRole('button', { name: 'Add filter' }).click();
    expect(await page.locator('#f-0-query-1').inputValue()).toBe('Kenya');
    await page.locator('#f-1-column').selectOption('year_founded');
    await page.locator('#f-1-operator').selectOption('contains');
    await page.locator('#f-1-query-1').fill('2015');
    await page.keyboard.press('Enter');
    await page.locator('.error-summary').waitFor();
    expect(await page.locator('#f-1-query-1').inputValue()).toBe('2015');
    await page.locator('#f-1-operator').selectOption('between');
    await page.locator('#f-1-query-2').fill('2020');
    await page.keyboard.press('Enter');
    await page.locator('#results').waitFor();
    await expect.poll(() => asked(page)).toHaveLength(7);
    await page.getByRole('button', { name: 'Remove filter 1' }).click();
    await expect
      .poll(() => asked(page))
      .toEqual([
        'f[0][column]=year_founded',
        'f[0][operator]=between',
        'f[0][query_1]=2015',
        'f[0][query_2]=2020',
      ]);
    await page.getByRole('link', { name: /^Remove filter Founded/ }).click();
    await expect.poll(() => asked(page)).toEqual([]);
    await close();
  });
});

describe('axe', () => {
  const pages = {
    'the empty form': '/advanced-search',
    results: `${KENYA}&facets=1`,
    'an empty result': `${KENYA}&f[1][column]=year_founded&f[1][operator]=gt&f[1][query_1]=2900`,
    'a wrong filter': '/advanced-search?f[0][column]=contry&f[0][operator]=is',
  };
  test.each([360, 1280])('finds nothing in light and dark at %i px', async (width) => {
    const { page, close } = await visit(browser, { viewport: { width, height: 900 } });
    for (const [name, path] of Object.entries(pages)) {
      await openAlive(page, path);
      expect(await findViolationsInBothThemes(page), name).toEqual([]);
      expect(await measureOverflow(page), name).toBeLessThanOrEqual(0);
    }
    await close();
  });
});
