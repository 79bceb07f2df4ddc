// The browser reads encrypted API responses.
import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { createFilledDataDir, type StartedSite, startSite } from './start-site.ts';

let browser: Browser;
let site: StartedSite;
let folder: string;
beforeAll(async () => {
  folder = createFilledDataDir();
  site = await startSite({
    DATA_DIR: folder,
    JOBS: 'off',
    RESPONSE_ENCRYPTION_KEY: '0123456789abcdef'.repeat(4),
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('suggestions show, though only ciphertext crosses the wire', async () => {
  const { page, problems, close } = await visit(browser, { baseURL: site.url });
  await page.goto('/compare');
  const answered = page.waitForResponse((answer) =>
    answer.url().includes('/api/suggest?q=flutter'),
  );
  await page
    .getByRole('combobox', { name: 'Add a startup' })
    .pressSequentially('flutter', { delay: 30 });
  const answer = await answered;
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^[A-Za-z0-9+/]+=*$/);
  await page.getByRole('option', { name: /Flutterwave/ }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('a page without the key of its answers keeps them as they came, and goes on', async () => {
  const { page, problems, close } = await visit(browser, { baseURL: site.url });
  await page.goto('/compare');
  await page.evaluate(() => document.querySelector('meta[name=griot-response-key]')?.remove());
  const answered = page.waitForResponse((answer) =>
    answer.url().includes('/api/suggest?q=flutter'),
  );
  await page
    .getByRole('combobox', { name: 'Add a startup' })
    .pressSequentially('flutter', { delay: 30 });
  await answered;
  await page.getByRole('combobox', { name: 'Add a startup' }).press('End');
  expect(await page.getByRole('option', { name: /Flutterwave/ }).count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
