// The queue of moderators in a real browser, by keyboard.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { correctionStatusPath, suggestEditPath } from '../app/base/desk-paths.ts';
import { pathTo } from '../app/base/paths.ts';
import { type Ask, type Member, ownForm, signInMember } from '../test/member.ts';
import { openBrowser, visit } from './browser.ts';
import { waitForMail } from './wait-for-mail.ts';

const ROUND = 'flutterwave-series-b-2020-01';
const askSite: Ask = (path, { remoteAddress: _, ...init } = {}) =>
  fetch(inject('siteUrl') + path, { redirect: 'manual', ...init });

let browser: Browser;
let moderator: Member;
let sent = 0;
beforeAll(async () => {
  browser = await openBrowser();
  const { codes, ...person } = inject('moderator');
  moderator = await signInMember(askSite, { ...person, code: codes[1] });
});
afterAll(() => browser.close());
beforeEach(async () => {
  for (const field of ['amount', 'investors']) {
    const value = field === 'amount' ? `${31_000_000 + ++sent}` : `Visa ${++sent} Partners`;
    const email = `reader-${sent}@readers.example`;
    const source_url = 'https://news.example/round';
    await post(suggestEditPath(ROUND, 'funding'), { field, value, source_url, email });
    const mail = await waitForMail(inject('dataDir'), email, '/corrections/status?token');
    const [, token = ''] = /status\?token=(?:3D)?([\w.-]+)/.exec(mail) ?? [];
    await post(correctionStatusPath(token), { token });
  }
});

async function post(path: string, fields: Record<string, string>): Promise<void> {
  const { headers, ...init } = ownForm(fields);
  headers.set('origin', inject('siteUrl'));
  const answer = await askSite(path, { method: 'POST', headers, ...init });
  expect(answer.status).toBe(303);
}

async function open() {
  const window = await visit(browser);
  const { page } = window;
  const cookies = Object.entries(moderator.cookies);
  await page
    .context()
    .addCookies(cookies.map(([name, value]) => ({ name, value, url: inject('siteUrl') })));
  await page.goto(pathTo('/moderation'));
  return window;
}

test('j and k move, x ticks, r asks for the reason; Enter in a field decides nothing', async () => {
  const { page, problems, close } = await open();
  const keys = page.getByText('Keys: j and k move');
  await page.keyboard.press('j');
  await expect.poll(() => keys.isVisible()).toBe(true);
  const boxes = page.locator('[data-queue-item] input[type=checkbox]');
  const isFocused = (nth: number) =>
    page.evaluate(
      (at) => document.querySelectorAll('[data-queue-item]')[at] === document.activeElement,
      nth,
    );
  // The first key loads the script and then moves, too.
  await expect.poll(() => isFocused(0)).toBe(true);
  // What the moderator sent in other tests cannot be ticked.
  const free = await boxes.evaluateAll((all) =>
    all.findIndex((box) => !(box as HTMLInputElement).disabled),
  );
  for (let nth = 1; nth <= free + 1; nth += 1) {
    await page.keyboard.press('j');
    await expect.poll(() => isFocused(nth)).toBe(true);
  }
  await page.keyboard.press('k');
  await expect.poll(() => isFocused(free)).toBe(true);
  await page.keyboard.press('x');
  await expect.poll(() => boxes.nth(free).isChecked()).toBe(true);
  await page.keyboard.press('x');
  await expect.poll(() => boxes.nth(free).isChecked()).toBe(false);
  await page.keyboard.press('r');
  const reason = page.getByLabel('Reason or message');
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('As the report says.');
  await page.keyboard.press('Enter');
  expect(await page.getByText('decided.').count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
