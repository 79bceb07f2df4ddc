// A newsroom imports a workbook in a real browser, without script, and undoes it.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { xlsx } from '../app/base/xlsx.ts';
import { type Ask, type Member, signInMember } from '../test/member.ts';
import { openBrowser, visit } from './browser.ts';

const askSite: Ask = (path, { remoteAddress: _, ...init } = {}) =>
  fetch(inject('siteUrl') + path, { redirect: 'manual', ...init });

let browser: Browser;
let moderator: Member;
beforeAll(async () => {
  browser = await openBrowser();
  const { codes, ...person } = inject('moderator');
  moderator = await signInMember(askSite, { ...person, code: codes[3] });
});
afterAll(() => browser.close());

async function deals(): Promise<Buffer> {
  const header = ['Company', 'HQ', 'Deal date', 'Raised ($)', 'Stage', 'Backers', 'Link'];
  const rows = Array.from({ length: 300 }, (_, nth) => [
    `Pressroom ${'abcdefghijklmnopqrstuvwxyz'[nth % 26]}${nth * 7919}`,
    ['Kenya', 'Nigeria', 'Egypt', 'Atlantis'][nth % 100 === 3 ? 3 : nth % 3] ?? '',
    `2024-${String((nth % 12) + 1).padStart(2, '0')}-11`,
    250_000 + nth * 1_000,
    ['Seed', 'Series A', 'Grant'][nth % 3] ?? '',
    `Pressroom Capital ${nth % 20}; Partech`,
    `https://pressroom.example/deals/${nth}`,
  ]);
  const pieces: Buffer[] = [];
  for await (const piece of xlsx([{ name: 'Deals 2024', header, rows }]))
    pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

test('300 deals are imported and undone, without script', async () => {
  const { page, close } = await visit(browser, { javaScriptEnabled: false });
  const cookies = Object.entries(moderator.cookies);
  await page
    .context()
    .addCookies(cookies.map(([name, value]) => ({ name, value, url: inject('siteUrl') })));
  await page.goto('/moderation/import');
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'deals.xlsx', mimeType: '', buffer: await deals() });
  await page.getByRole('button', { name: 'Look at the file' }).click();
  expect(await page.getByLabel('“HQ” is taken for').inputValue()).toBe('country');
  await page.getByRole('button', { name: 'Check what would change' }).click();
  const untilDone = async (words: string) => {
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByText(words).first().isVisible();
      })
      .toBe(true);
  };
  await untilDone('What would change');
  await page.getByText('rows left out').first().click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await untilDone('What was imported');
  const known = await askSite('/api/startup/pressroom-a0');
  expect(known.status).toBe(200);
  await page.getByRole('button', { name: 'Take the import back' }).click();
  await untilDone('Nothing of this file is left');
  expect((await askSite('/api/startup/pressroom-a0')).status).toBe(404);
  await close();
});
