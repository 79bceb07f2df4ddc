import { text } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labelText } from '../app/base/label.ts';
import { INVESTOR } from '../app/catalogue/investor.ts';
import { INVESTORS_PER_PAGE } from '../app/catalogue/investor-contract.ts';
import { STARTUP } from '../app/catalogue/startup.ts';
import { INVESTOR_COLUMNS } from '../app/features/investors/export-csv.tsx';
import { industriesText, investorsText } from '../app/text/text.ts';
import { parseCsv } from '../test/parse-csv.ts';
import { openBrowser, visit } from './browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the list of industries', () => {
  test('is filtered as one types', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto('/industries');
    const shown = page.locator('#industry-list li:visible a');
    const listed = await shown.count();
    const all = await page.locator('#industry-list li').count();
    await page.getByLabel(industriesText.filter).fill('fint');
    await page.getByText(industriesText.shown(1, all)).waitFor();
    await expect.poll(() => shown.allTextContents()).toEqual(['FinTech']);
    expect(await page.locator('#industry-list h2:visible').allTextContents()).toEqual(['F']);
    await page.getByLabel(industriesText.filter).fill('xyzzy');
    await page.getByText(industriesText.noneShown('xyzzy')).waitFor();
    await page.getByLabel(industriesText.filter).fill('');
    await expect.poll(() => shown.count()).toBe(listed);
    expect(problems).toEqual([]);
    await close();
  });

  test('the country select leads to the narrowed address, with a button where there is no script', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto('/industry/fintech');
    const country = page.getByLabel(STARTUP.country.label);
    const form = page.locator('form').filter({ has: country });
    await country.selectOption('ghana');
    await form.getByRole('button', { name: industriesText.show }).click();
    await page.waitForURL('**/industry/fintech/ghana');
    await country.selectOption('');
    await form.getByRole('button', { name: industriesText.show }).click();
    await page.waitForURL(({ pathname }) => pathname === '/industry/fintech');
    await close();
  });
});

describe('export of investors', () => {
  const button = { name: investorsText.exportCsv };

  test('is a file made in the browser without a call, and a toast', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto('/investors?type=angel');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    const downloads = page.waitForEvent('download');
    await page.getByRole('button', button).click();
    const download = await downloads;
    expect(download.suggestedFilename()).toBe('investors__griot.csv');
    const [head, ...rows] = parseCsv(await text(await download.createReadStream()));
    expect(head).toEqual(INVESTOR_COLUMNS.map(({ label }) => labelText(label)));
    const names = await page.locator('#results tbody .entity-link').allTextContents();
    // All that match, of which the page shows the first.
    expect(rows.map(([name]) => name).slice(0, names.length)).toEqual(names);
    expect(rows.length).toBeGreaterThan(names.length);
    await page.getByText('Export Completed').waitFor();
    expect([calls, problems]).toEqual([[], []]);
    await close();
  });

  test('has all that match, also those of other pages', async () => {
    const { page, problems, close } = await visit(browser);
    await page.goto('/investors?stage=seed');
    const [total = ''] = /\d+/.exec(await page.locator('#results h2').innerText()) ?? [];
    expect(Number(total)).toBeGreaterThan(INVESTORS_PER_PAGE);
    const downloads = page.waitForEvent('download');
    await page.getByRole('button', { name: `${investorsText.exportCsv}, ${total} rows` }).click();
    const download = await downloads;
    expect(download.suggestedFilename()).toBe('investors__griot.csv');
    const [head, ...rows] = parseCsv(await text(await download.createReadStream()));
    expect(head).toEqual(INVESTOR_COLUMNS.map(({ label }) => labelText(label)));
    expect(rows).toHaveLength(Number(total));
    await page.getByText('Export Completed').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('says so when the browser refuses', async () => {
    const { page, close } = await visit(browser);
    await page.addInitScript(() => {
      URL.createObjectURL = () => {
        throw new Error('refused');
      };
    });
    await page.goto('/investors?type=angel');
    await page.getByRole('button', button).click();
    await page.getByText('Browser denied file download...').waitFor();
    await close();
  });

  test('is not offered where there is no script; the search works there', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await page.goto('/investors');
    expect(await page.getByRole('button', button).isVisible()).toBe(false);
    const form = page.getByRole('search', { name: investorsText.search });
    await form.getByLabel(INVESTOR.name.label).fill('visa');
    await form.getByRole('button', { name: investorsText.searchButton }).click();
    await page.waitForURL(/\/investors\?q=visa$/);
    expect(await page.locator('#results tbody tr').count()).toBeGreaterThan(0);
    await close();
  });
});

test('on a phone the current tab is in sight, without script as well', async () => {
  const viewport = { width: 360, height: 780 };
  const { page, close } = await visit(browser, { viewport, javaScriptEnabled: false });
  await page.goto('/startup/flutterwave/competitors');
  const { x = -1, width = 0 } =
    (await page.locator('.tabs [aria-current=page]').boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(viewport.width);
  await close();
});
