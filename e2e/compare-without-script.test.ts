import { describe, expect, test } from 'vitest';
import { useComparePages } from '../test/compare-pages.ts';
import { stir, visit } from './browser.ts';

const kit = useComparePages();
const { slots, columns, address, expectClean } = kit;

test('without script the same is done by links and a form', async () => {
  const { page, close } = await visit(kit.browser, { javaScriptEnabled: false });
  await page.goto('/tools/compare?startups=flutterwave');
  expect(address(page)).toBe('/compare?startups=flutterwave');
  await page.getByLabel('Add a startup').fill('Wave');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.waitForURL(({ search }) => search !== '?startups=flutterwave');
  expect(await columns(page)).toContain('Flutterwave');
  if (address(page) !== '/compare?startups=flutterwave,wave') {
    await page.getByRole('link', { name: 'Add Wave', exact: true }).first().click();
  }
  await expect.poll(() => columns(page)).toEqual(['Flutterwave', 'Wave']);
  await page.getByRole('link', { name: 'Move Wave one place earlier' }).click();
  await expect.poll(() => columns(page)).toEqual(['Wave', 'Flutterwave']);
  await page.getByRole('switch', { name: 'Only differences' }).click();
  await expect
    .poll(() => address(page))
    .toBe('/compare?startups=wave,flutterwave&only=differences');
  await page.getByRole('link', { name: 'Remove Wave' }).click();
  await expect.poll(() => slots(page)).toEqual(['flutterwave']);
  expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
  await close();
});

describe('the map', () => {
  test('hover and focus show the card of a country, the list opens it', async () => {
    const { page, problems, close } = await visit(kit.browser, {
      viewport: { width: 1280, height: 900 },
    });
    await page.goto('/explore/location');
    const card = page.locator('.map-card');
    await stir(page);
    await card.waitFor({ state: 'attached' });
    const nigeria = page.locator('.shape-map a[href="/location/nigeria"]');
    await nigeria.hover();
    await expect.poll(() => card.innerText()).toMatch(/^Nigeria\s+Startups: \d+\s+Raised: \$/);
    const [shape, beside] = [await nigeria.boundingBox(), await card.boundingBox()];
    if (!shape || !beside) throw new Error('The map or its card is not drawn');
    // It begins where the pointer is, in the middle of the country.
    expect(Math.abs(beside.x - shape.x - shape.width / 2)).toBeLessThan(40);
    expect(Math.abs(beside.y - shape.y - shape.height / 2)).toBeLessThan(40);
    expect(await page.locator('.map-list .map-pointed').innerText()).toContain('Nigeria');
    await stir(page);
    await card.waitFor({ state: 'hidden' });
    await page.locator('.map-list').getByRole('link', { name: 'Kenya' }).focus();
    await expect.poll(() => card.innerText()).toContain('Kenya');
    expect(await page.locator('.shape-map a.map-pointed').getAttribute('href')).toBe(
      '/location/kenya',
    );
    await expectClean(page);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/location/kenya');
    expect(problems).toEqual([]);
    await close();
  });

  test('the first touch of a country shows its card, the second opens it', async () => {
    const viewport = { width: 1280, height: 900 };
    const { page, close } = await visit(kit.browser, { viewport, hasTouch: true });
    await page.goto('/explore/location');
    await stir(page);
    const card = page.locator('.map-card');
    await card.waitFor({ state: 'attached' });
    const nigeria = page.locator('.shape-map a[href="/location/nigeria"]');
    await nigeria.tap();
    await expect.poll(() => card.innerText()).toContain('Nigeria');
    expect(address(page)).toBe('/explore/location');
    await nigeria.tap();
    await page.waitForURL('**/location/nigeria');
    await close();
  });

  test('the tab key walks the list, not the map', async () => {
    const { page, close } = await visit(kit.browser);
    await page.goto('/explore/location');
    await stir(page);
    await page.locator('.map-card').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Show' }).focus();
    const seen: Array<string | null> = [];
    for (let step = 0; step < 11; step++) {
      await page.keyboard.press('Tab');
      seen.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
    }
    const views = [
      'Play the years',
      'Chart',
      'Table',
      'XLSX',
      'CSV',
      'SVG',
      'PNG',
      'Cite',
      'Embed',
    ];
    expect(seen.slice(0, views.length)).toEqual(views);
    expect(seen[10]).toBe('Nigeria');
    await close();
  });

  test('works without script, as tiles on a phone', async () => {
    const { page, close } = await visit(kit.browser, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await page.goto('/explore/location');
    expect(await page.locator('.tile-map').isVisible()).toBe(true);
    expect(await page.locator('.shape-map').isVisible()).toBe(false);
    await page.getByLabel('Measure').selectOption('raised');
    await page.getByLabel('Year').selectOption('2021');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL('**/explore/location?measure=raised&year=2021');
    expect(await page.getByText('raised in').first().isVisible()).toBe(true);
    await page.locator('.tile-map a[href="/location/nigeria"]').click();
    await page.waitForURL('**/location/nigeria');
    await close();
  });
});
