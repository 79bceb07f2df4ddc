import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { findViolationsInBothThemes, measureOverflow } from './page-faults.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page, group: string) =>
  palette(page).getByRole('group', { name: group }).getByRole('option');

async function openPalette(page: Page, key = '/') {
  await page.keyboard.press(key);
  await palette(page).waitFor();
}

async function waitForAnswer(page: Page) {
  await palette(page).locator('[aria-selected=true]').waitFor();
}

async function readRecent(page: Page): Promise<string[]> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'recent_searches');
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : [];
}

test.each(['/', 'Control+k'])(
  '%s opens the palette, a name with a typing error and Enter open the startup',
  async (key) => {
    const { page, problems, close } = await visit(browser);
    await page.goto('/industries');
    // Typed before the palette is loaded: no character is lost.
    await page.keyboard.press(key);
    await page.keyboard.type('flutterwve');
    await palette(page).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-selected=true]'));
    expect(await input(page).inputValue()).toBe('flutterwve');
    const active = await input(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`#${active}`).textContent()).toContain('Flutterwave');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/startup/flutterwave');
    expect(await readRecent(page)).toEqual(['flutterwve']);
    expect(problems).toEqual([]);
    await close();
  },
);

test('arrow keys go through all groups and past the ends to the input', async () => {
  const { page, close } = await visit(browser);
  await page.goto('/industries');
  await openPalette(page);
  const selected = palette(page).locator('[aria-selected=true]');
  expect(await selected.count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  expect(await selected.textContent()).toBe('Theme: System');
  await page.keyboard.press('ArrowDown');
  expect(await selected.count()).toBe(0);
  expect(await input(page).getAttribute('aria-activedescendant')).toBeNull();
  await page.keyboard.press('ArrowDown');
  expect(await selected.textContent()).toBe('fintech in Kenya');
  await close();
});

test('Esc closes and the focus returns; the box stands as it was', async () => {
  const { page, close } = await visit(browser);
  await page.goto('/industries');
  const link = page.getByRole('link', { name: 'Startups' }).first();
  await link.focus();
  await openPalette(page);
  await page.keyboard.type('zz');
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('[data-search-box]').inputValue()).toBe('');
  await close();
});

test('keys stay letters while typing', async () => {
  const { page, close } = await visit(browser);
  await page.goto('/industries');
  await page.locator('#main input').first().fill('a');
  await page.keyboard.type('/');
  expect(await palette(page).count()).toBe(0);
  expect(await page.locator('#main input').first().inputValue()).toBe('a/');
  await close();
});

test('recent searches: newest first, a repeat moves to the front, ten at most', async () => {
  const { page, problems, close } = await visit(browser);
  for (let n = 1; n <= 11; n += 1) await page.goto(`/search?q=search+${n}`);
  await page.goto('/search?q=search+5');
  await openPalette(page);
  const names = await options(page, 'Recent searches').allTextContents();
  expect(names).toEqual(
    ['5', '11', '10', '9', '8', '7', '6', '4', '3', '2'].map((n) => `search ${n}`),
  );
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'recent_searches');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', httpOnly: false });
  await options(page, 'Recent searches').nth(1).click();
  await page.waitForURL('**/search?q=search+11');
  expect((await readRecent(page)).slice(0, 2)).toEqual(['search 11', 'search 5']);
  expect(problems).toEqual([]);
  await close();
});

test('a question is read as on the page, and Enter shows what it asks for', async () => {
  const { page, problems, close } = await visit(browser);
  await page.goto('/industries');
  await openPalette(page);
  await page.keyboard.type('fintech nigeria');
  await palette(page).locator('.palette-reading .chip').first().waitFor();
  const chips = palette(page).locator('.palette-reading .chip');
  expect(await chips.allTextContents()).toEqual([
    'Startups',
    'Industry: FinTech',
    'Country: Nigeria',
  ]);
  expect(await palette(page).locator('[aria-selected=true]').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=fintech+nigeria');
  const read = await page.locator('.understood .chip').allTextContents();
  expect(read.map((chip) => chip.replace('Remove', '').trim())).toEqual([
    'Industry: FinTech',
    'Country: Nigeria',
  ]);
  expect(problems).toEqual([]);
  await close();
});

test('Ctrl+Enter opens a new tab and the palette stays', async () => {
  const { page, close } = await visit(browser);
  await page.goto('/industries');
  await openPalette(page);
  await page.keyboard.type('andela');
  await waitForAnswer(page);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await opened.waitForURL('**/startup/andela');
  expect(await palette(page).isVisible()).toBe(true);
  await close();
});

test('what is like no name is said, and Enter shows the results page', async () => {
  const { page, close } = await visit(browser);
  await page.goto('/industries');
  await openPalette(page);
  await page.keyboard.type('qqxxzzqqxxzzvv');
  await palette(page).getByText('Nothing found for').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=qqxxzzqqxxzzvv');
  await close();
});

test('every place the palette leads to exists, and the theme changes in place', async () => {
  const { page, close } = await visit(browser, { colorScheme: 'light' });
  await page.goto('/industries');
  await openPalette(page, 'Control+k');
  const hrefs = await options(page, 'Actions').evaluateAll((all) =>
    all.flatMap((option) => option.getAttribute('href') ?? []),
  );
  expect(hrefs.length).toBeGreaterThan(5);
  for (const href of hrefs) {
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
  await palette(page).getByText('Theme: Dark').click();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await palette(page).waitFor({ state: 'detached' });
  await close();
});

test.each([360, 1280])(
  'axe finds nothing in the palette and on the results page at %i px',
  async (width) => {
    const { page, close } = await visit(browser, { viewport: { width, height: 800 } });
    const found: string[] = [];
    const check = async (name: string) => {
      const violations = await findViolationsInBothThemes(page);
      found.push(...violations.map((violation) => `${name}: ${violation}`));
    };
    for (const path of [
      '/search',
      '/search?q=flutterwve',
      '/search?q=na&kind=location',
      '/search?q=qqxxzzqqxxzzvv',
    ]) {
      await page.goto(path);
      await check(path);
      expect(await measureOverflow(page), path).toBeLessThanOrEqual(0);
    }
    await page.locator('body').click({ position: { x: 2, y: 300 } });
    await openPalette(page);
    await check('palette');
    await page.keyboard.type('niger');
    await waitForAnswer(page);
    await check('palette with names');
    expect(found).toEqual([]);
    await close();
  },
);

test('without script the header box is a form that leads to the results', async () => {
  const { page, close } = await visit(browser, {
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
  });
  await page.goto('/industries');
  await page.locator('[data-search-box]').fill('cote divoire');
  await page.locator('[data-search-box]').press('Enter');
  await page.waitForURL('**/search?q=cote+divoire');
  await page
    .getByRole('link', { name: 'Côte d’Ivoire' })
    .or(page.getByRole('link', { name: "Côte d'Ivoire" }))
    .first()
    .waitFor();
  await page.goto('/search');
  expect(await page.getByRole('link', { name: 'cote divoire' }).isVisible()).toBe(true);
  await close();
});

test('on a phone the search link opens a sheet with the focus in it and suggestions at once', async () => {
  const { page, problems, close } = await visit(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/industries');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
  await palette(page).waitFor();
  expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await options(page, 'Try').allTextContents()).toContain('Series A in 2025');
  await expect
    .poll(() => palette(page).boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  await page.keyboard.type('flutterw');
  await waitForAnswer(page);
  await options(page, 'Startups').first().tap();
  await page.waitForURL('**/startup/flutterwave');
  expect(problems).toEqual([]);
  await close();
});

test('filters are folded on a phone, also without script, and stand open on a desk', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, close } = await visit(browser, {
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
    });
    await page.goto('/rounds?country=kenya');
    const country = page.getByLabel('Country', { exact: true });
    expect(await country.isVisible()).toBe(false);
    await page.getByText('Filters (1)').click();
    expect(await country.inputValue()).toBe('kenya');
    await page.setViewportSize({ width: 1024, height: 740 });
    await page.goto('/rounds?country=kenya');
    expect(await country.isVisible()).toBe(true);
    expect(await page.getByText('Filters (1)').isVisible()).toBe(false);
    await close();
  }
});
