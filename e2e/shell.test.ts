import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, stir, visit } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const theme = () => document.documentElement.dataset.theme;
const background = () => getComputedStyle(document.documentElement).backgroundColor;

test('dark mode: on, off and auto, kept over pages, without a flash and without script', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, problems, close } = await visit(browser, {
      javaScriptEnabled,
      colorScheme: 'light',
    });
    await page.goto('/industries');
    await page
      .locator('summary', { has: page.locator('[class*=icon]') })
      .filter({ visible: true })
      .last()
      .click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.locator('html[data-theme=dark]').waitFor();
    // With script the next page may be requested before the server has stored the theme.
    await page.goto('/investors');
    if (javaScriptEnabled) {
      await expect.poll(() => page.evaluate(theme)).toBe('dark');
      expect(await page.evaluate(background)).toBe('rgb(18, 20, 23)');
    } else {
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    }
    expect(problems).toEqual([]);
    await close();
  }
});

test('auto follows the system', async () => {
  const { page, close } = await visit(browser, { colorScheme: 'dark' });
  await page.goto('/');
  expect(await page.evaluate(background)).toBe('rgb(18, 20, 23)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => page.evaluate(background)).toBe('rgb(250, 249, 246)');
  await close();
});

test('the first Tab reaches the skip link, and it leads to the content', async () => {
  const { page, close } = await visit(browser);
  await page.goto('/startup/andela');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await close();
});

test('a chart is read with arrow keys', async () => {
  const { page, problems, close } = await visit(browser);
  await page.goto('/location/kenya');
  const chart = page.locator('.chart-wide').filter({ visible: true }).first();
  // Any key starts the page's script, which makes the drawing focusable.
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.querySelector('.chart-reading'));
  await chart.focus();
  // A picture would leave the arrow keys to the screen reader.
  await expect.poll(() => chart.getAttribute('role')).toBe('application');
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() =>
    /\d{4}: /.test(document.querySelector('.chart-reading')?.textContent ?? ''),
  );
  expect(problems).toEqual([]);
  await close();
});

test('a point of a chart by year opens the records it sums up', async () => {
  const { page, problems, close } = await visit(browser);
  await page.goto('/');
  const chart = page.locator('[data-records] .chart-wide').filter({ visible: true }).first();
  const { x, y, width, height } = (await chart.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const point = [x + width / 2, y + height / 4] as const;
  await page.mouse.move(...point);
  const reading = page.locator('.chart-reading').filter({ hasText: /\d{4}/ });
  await reading.waitFor();
  const [year] = /\d{4}/.exec((await reading.textContent()) ?? '') ?? [];
  await page.mouse.click(...point);
  await page.waitForURL((url) => url.pathname === '/rounds');
  expect(new URL(page.url()).searchParams.get('announced_on')).toBe(year);
  expect(problems).toEqual([]);
  await close();
});

test('a mouse that moved once and rests on a chart has its reading', async () => {
  const { page, problems, close } = await visit(browser);
  await page.goto('/location/kenya');
  const box = await page.locator('.chart-wide').filter({ visible: true }).first().boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForFunction(() =>
    /\d{4}: /.test(document.querySelector('.chart-reading')?.textContent ?? ''),
  );
  expect(problems).toEqual([]);
  await close();
});

test('a pointer at rest on a chart has its reading, too', async () => {
  const { page, problems, close } = await visit(browser);
  await page.goto('/location/kenya');
  // The first move of all is reported as none, if it comes before that of the loaded page.
  await page
    .locator('.chart-wide')
    .filter({ visible: true })
    .first()
    .evaluate((drawing) => {
      const { x, y, width, height } = drawing.getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2 };
      drawing.dispatchEvent(new PointerEvent('pointermove', { ...at, bubbles: true }));
    });
  await page.waitForFunction(() =>
    /\d{4}: /.test(document.querySelector('.chart-reading')?.textContent ?? ''),
  );
  expect(problems).toEqual([]);
  await close();
});

test('what was typed, ticked and chosen before script came stays, also when more is done after', async () => {
  const { page, problems, close } = await visit(browser);
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/island-mount*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/register');
  const terms = page.getByLabel('I accept the terms');
  const name = page.locator('#register-name');
  await name.fill('Ama Mensah');
  await terms.check();
  gate.resolve();
  await page.locator('[data-island="account-form"][data-alive]').waitFor({ state: 'attached' });
  await page
    .locator('.account-form input[type=password]')
    .first()
    .pressSequentially('mangoes at noon');
  expect(await terms.isChecked()).toBe(true);
  await terms.uncheck();
  expect(await terms.isChecked()).toBe(false);
  expect(await name.inputValue()).toBe('Ama Mensah');
  await page.unrouteAll({ behavior: 'wait' });

  const secondGate = Promise.withResolvers<void>();
  await page.route('**/assets/island-mount*', async (route) => {
    await secondGate.promise;
    await route.continue();
  });
  await page.goto('/advanced-search');
  await stir(page);
  await page.locator('#f-0-column').selectOption('country');
  secondGate.resolve();
  // With script the form offers the operators of the chosen field.
  await page.waitForFunction(() => document.querySelectorAll('#f-0-operator option').length < 10);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.locator('#f-1-column').waitFor();
  expect(await page.locator('#f-0-column').inputValue()).toBe('country');
  expect(problems).toEqual([]);
  await close();
});

test('Back from a startup shows the longer list again, at the same place', async () => {
  const { page, problems, close } = await visit(browser, { viewport: { width: 360, height: 740 } });
  await page.goto('/news');
  const entries = page.locator('#news > li > ul > li');
  const onePage = await entries.count();
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(onePage);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(onePage * 2);
  const all = await entries.count();
  const startup = entries
    .nth(onePage + 5)
    .locator('a[href*="/startup/"]')
    .first();
  await startup.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => Math.round(scrollY));
  await startup.click();
  await page.waitForURL('**/startup/*');
  await page.goBack();
  await expect.poll(() => entries.count()).toBe(all);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);
  await page.goto('/');
  await page.goto('/news');
  expect(await entries.count()).toBe(onePage);
  expect(problems).toEqual([]);
  await close();
});

test('Load more appends with script and is a page of its own without', async () => {
  const { page, problems, close } = await visit(browser);
  await page.goto('/news');
  const items = page.locator('#main a[href^="http"]');
  const before = await items.count();
  await page.getByRole('link', { name: 'Load more' }).click();
  await page.waitForFunction(
    (count) => document.querySelectorAll('#main a[href^="http"]').length > count,
    before,
  );
  expect(new URL(page.url()).pathname).toBe('/news');
  expect(problems).toEqual([]);
  await close();

  const plain = await visit(browser, { javaScriptEnabled: false });
  await plain.page.goto('/news');
  await plain.page.getByRole('link', { name: 'Load more' }).click();
  await plain.page.waitForURL('**page=2**');
  await plain.close();
});

test('every navigation starts at the top, and back returns to where one was', async () => {
  const { page, close } = await visit(browser);
  await page.goto('/location/kenya');
  await page.evaluate(() => scrollTo(0, 900));
  await page.locator('table a').nth(8).click();
  await page.waitForURL('**/startup/**');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForFunction(() => scrollY > 500);
  await close();
});

test('industries are filtered while typing', async () => {
  const { page, problems, close } = await visit(browser);
  await page.goto('/industries');
  const box = page.locator('#main input').first();
  await box.fill('solar');
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('#main a[href^="/industry/"]')].filter(
        (a) => (a as HTMLElement).offsetParent,
      ).length < 5,
  );
  expect(problems).toEqual([]);
  await close();
});
