// A search box helps wherever one clicks or types, as the palette does.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, untilRun, visit } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page, group: string | RegExp) =>
  palette(page).getByRole('group', { name: group }).getByRole('option');
const desk = { viewport: { width: 1280, height: 800 } };

test.each([
  ['/industries', '.shell-header [data-search-box]'],
  ['/', '#home-search'],
  ['/search?q=kenya', '#search-again'],
])('on %s a click into %s opens suggestions with what stands in it', async (path, box) => {
  const { page, problems, close } = await visit(browser, desk);
  await page.goto(path);
  const stood = await page.locator(box).inputValue();
  await page.locator(box).click();
  await palette(page).waitFor();
  expect(await input(page).inputValue()).toBe(stood);
  expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await input(page).fill('tosin eniolorunda');
  await page.locator('.palette [aria-selected=true]').waitFor();
  expect(await options(page, 'People').first().textContent()).toContain('Tosin Eniolorunda');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/person/tosin-eniolorunda');
  expect(problems).toEqual([]);
  await close();
});

test('typing into a box that Tab reached goes on in the palette; Esc leaves the words in the box', async () => {
  const { page, close } = await visit(browser, desk);
  await page.goto('/');
  await page.locator('#home-search').focus();
  expect(await palette(page).count()).toBe(0);
  await page.keyboard.type('chipper ca');
  await palette(page).waitFor();
  await expect.poll(() => input(page).inputValue()).toBe('chipper ca');
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  expect(await page.locator('#home-search').inputValue()).toBe('chipper ca');
  expect(
    await page.locator('#home-search').evaluate((element) => element === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=chipper+ca');
  await close();
});

test('a question shows how it is read, how many it finds and the first three', async () => {
  const { page, problems, close } = await visit(browser, desk);
  await page.goto('/');
  await page.locator('#home-search').click();
  await palette(page).waitFor();
  await page.keyboard.type('fintech in kenya');
  await palette(page).locator('.palette-reading .chip').first().waitFor();
  const first = options(page, /^\d+ startups$/);
  expect(await first.count()).toBe(3);
  const title = await palette(page).locator('.palette-title').first().textContent();
  await page.keyboard.press('ArrowDown');
  const name = await palette(page).locator('[aria-selected=true] bdi').textContent();
  await page.goto('/search?q=fintech+in+kenya');
  expect(await page.locator('#results h2').textContent()).toBe(title);
  expect(await page.locator('#results tbody th').first().textContent()).toContain(name);
  expect(problems).toEqual([]);
  await close();
});

test('on a phone a tap into the box of the home page opens the sheet', async () => {
  const { page, close } = await visit(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/');
  await page.locator('#home-search').tap();
  await palette(page).waitFor();
  await page.keyboard.type('le caire');
  // What was typed first suggests others.
  await options(page, 'Places').first().filter({ hasText: 'Cairo' }).waitFor();
  await close();
});

/** The site, with each page held back after its header until `release`. */
async function openSlowly() {
  const held: Array<() => void> = [];
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, inject('siteUrl')));
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    const end = body.indexOf('</header>');
    if (end < 0) return response.end(body);
    held.push(() => response.end(body.subarray(end)));
    return response.write(body.subarray(0, end));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    release() {
      for (const send of held) send();
    },
    close: () => server.close(),
  };
}

test('/ pressed while the page is still coming opens the palette', async () => {
  const slow = await openSlowly();
  const { page, close } = await visit(browser, desk);
  await page.goto(`${slow.url}/industries`, { waitUntil: 'commit' });
  await page.locator('[data-search-box]').waitFor();
  await untilRun(page, 'boot');
  await page.keyboard.press('/');
  await page.keyboard.type('andela');
  await palette(page).waitFor();
  await expect.poll(() => input(page).inputValue()).toBe('andela');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  slow.release();
  await page.waitForLoadState();
  expect(await palette(page).isVisible()).toBe(true);
  await close();
  slow.close();
});
