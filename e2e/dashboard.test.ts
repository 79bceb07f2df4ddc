import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountSettingsText,
  authText,
  dashboardText,
  followsText,
  savedComparisonsText,
} from '../app/text/text.ts';
import { openBrowser, untilAlive, visit } from './browser.ts';

const PASSWORD = 'three green mangoes at noon';
let browser: Browser;
let people = 0;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A visitor who registered and signed in through the pages, at `next`. */
async function openMember(next = '/dashboard', javaScriptEnabled = true) {
  const window = await visit(browser, { javaScriptEnabled });
  const { page } = window;
  const email = `dashboard-${Date.now()}-${++people}@people.example`;
  await page.goto('/register');
  await page.getByLabel(authText.fields.name, { exact: true }).fill('Ama Mensah');
  await page.getByLabel(authText.fields.email).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const submit = page.getByRole('button', { name: authText.register.submit });
  if (javaScriptEnabled) await untilAlive(submit);
  await page.getByLabel('I accept the terms').check();
  await submit.click();
  await page.waitForURL('**/login?notice=registered');
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await signIn(page, email);
  await page.waitForURL(`**${next}`);
  return { ...window, email };
}

async function signIn(page: Page, email: string) {
  const main = page.getByRole('main');
  await main.getByLabel(authText.fields.email).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: authText.login.submit }).click();
}

const toggle = (page: Page, key: string) => page.locator(`[data-follow="${key}"]`).first();
const alive = (page: Page, island: string) =>
  page.locator(`[data-island="${island}"][data-alive]`).first().waitFor({ state: 'attached' });

describe.each([
  ['with script', true],
  ['without script', false],
])('the first run %s', (_how, hasScript) => {
  test('three industries, then a feed', async () => {
    const { page, problems, close } = await openMember('/dashboard', hasScript);
    await page.getByRole('checkbox', { name: /^FinTech/ }).check();
    await page.getByRole('button', { name: dashboardText.firstSubmit }).click();
    await page.getByText(dashboardText.firstTooFew(3)).first().waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    await page.getByRole('checkbox', { name: /^HealthTech/ }).check();
    await page.getByRole('checkbox', { name: /^Logistics/ }).check();
    await page.getByRole('button', { name: dashboardText.firstSubmit }).click();
    await page.getByRole('heading', { name: dashboardText.feed }).waitFor();
    await expect.poll(() => page.locator('.feed-entry').count()).toBe(20);
    // Before hydration the link leads to the next page.
    if (hasScript) await alive(page, 'feed');
    await page.getByRole('link', { name: dashboardText.loadMore }).click();
    if (hasScript) await expect.poll(() => page.locator('.feed-entry').count()).toBe(40);
    else await page.waitForURL('**/dashboard?page=2');
    expect(problems.filter((one) => !one.includes('422'))).toEqual([]);
    await close();
  });

  test('a comparison is saved, deleted, and brought back', async () => {
    const { page, problems, close } = await openMember('/compare?startups=jumia,andela', hasScript);
    if (hasScript) await alive(page, 'comparison');
    await page.locator('.save-menu summary').click();
    await page.getByLabel(savedComparisonsText.saveName).fill('Two of them');
    await page.getByRole('button', { name: savedComparisonsText.saveSubmit }).click();
    if (hasScript) await page.getByRole('link', { name: savedComparisonsText.see }).click();
    await page.waitForURL('**/dashboard/saved-comparisons');
    if (hasScript) await alive(page, 'saved-comparisons');
    const row = page.getByRole('row').filter({ hasText: 'Two of them' });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await expect.poll(() => row.count()).toBe(0);
    await page.getByRole('button', { name: savedComparisonsText.undo }).click();
    await row.waitFor();
    await row.getByRole('link', { name: /^Open/ }).click();
    await page.waitForURL(/saved-comparisons\/[0-9a-f-]{36}$/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Two of them');
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the follow toggle', () => {
  test('a visitor signs in, comes back, and follows', async () => {
    const { page, email, close } = await openMember();
    await page.context().clearCookies();
    await page.goto('/startup/flutterwave');
    await page.getByRole('button', { name: followsText.followOf('Flutterwave') }).click();
    await signIn(page, email);
    await page.waitForURL('**/startup/flutterwave');
    expect(await toggle(page, 'startup/flutterwave').getAttribute('aria-pressed')).toBe('true');
    await close();
  });

  test('a mark in a row is pressed at once, flips back when the call fails, and is kept', async () => {
    const { page, problems, close } = await openMember('/top-100');
    const mark = page.getByRole('button', { name: followsText.followOf('Flutterwave') });
    const mayAnswer = Promise.withResolvers<void>();
    await page.route('**/api/user/likes?*', async (route) => {
      await mayAnswer.promise;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await mark.click();
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true');
    expect(await mark.getAttribute('aria-busy')).toBe('true');
    mayAnswer.resolve();
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('false');
    await page.unroute('**/api/user/likes?*');
    await mark.click();
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => mark.getAttribute('aria-busy')).toBeNull();
    expect(page.url()).toMatch(/\/top-100$/);
    await page.reload();
    expect(await mark.getAttribute('aria-pressed')).toBe('true');
    await mark.click();
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('false');
    expect(problems.filter((problem) => !problem.includes('500'))).toEqual([]);
    await close();
  });

  test('a mark in a row works without script, signed out and signed in', async () => {
    const { page, email, close } = await openMember('/dashboard', false);
    await page.context().clearCookies();
    await page.goto('/industry/fintech');
    // The startup may also be among the latest rounds.
    const mark = page.getByRole('button', { name: followsText.followOf('Flutterwave') }).first();
    await mark.click();
    await signIn(page, email);
    await page.waitForURL('**/industry/fintech');
    expect(await mark.getAttribute('aria-pressed')).toBe('true');
    await mark.click();
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('false');
    expect(new URL(page.url()).pathname).toBe('/industry/fintech');
    await close();
  });

  test('the mark of a compared startup is kept while columns come and go', async () => {
    const { page, problems, close } = await openMember('/compare?startups=flutterwave,paystack');
    const mark = page.getByRole('button', { name: followsText.followOf('Flutterwave') });
    await mark.click();
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => mark.getAttribute('aria-busy')).toBeNull();
    await alive(page, 'comparison');
    await page.locator('[data-slot=flutterwave] [data-control=remove]').click();
    await mark.waitFor({ state: 'detached' });
    await page.goBack();
    await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    expect(await mark.getAttribute('aria-pressed')).toBe('true');
    expect(problems).toEqual([]);
    await close();
  });

  test('shows its press at once, and silently flips back when the call fails', async () => {
    const { page, close } = await openMember('/startup/flutterwave');
    const button = toggle(page, 'startup/flutterwave');
    const mayAnswer = Promise.withResolvers<void>();
    await page.route('**/api/user/likes?*', async (route) => {
      await mayAnswer.promise;
      await route.fulfill({ status: 500, body: '{"message":"No"}' });
    });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    expect(await button.getAttribute('aria-busy')).toBe('true');
    mayAnswer.resolve();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
    expect(await button.getAttribute('aria-busy')).toBeNull();
    expect(await page.locator('.toast').count()).toBe(0);
    await page.unroute('**/api/user/likes?*');
    await button.click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
    await page.reload();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await close();
  });

  test('a recommendation is followed, and another dismissed, at once; the count follows', async () => {
    const { page, problems, close } = await openMember();
    await page.getByRole('button', { name: dashboardText.firstSkip }).click();
    await alive(page, 'recommended');
    await alive(page, 'follow-count');
    const items = page.locator('.panel-recommended li');
    await expect.poll(() => items.count()).toBe(10);
    await expect.poll(() => page.locator('.follow-count').textContent()).toBe('0');
    await items.first().locator('[data-follow]').click();
    await expect.poll(() => page.locator('.follow-count').textContent()).toBe('1');
    const name = await items.nth(1).locator('.entity-link').textContent();
    await items
      .nth(1)
      .getByRole('button', { name: dashboardText.dismiss(name ?? '') })
      .click();
    await expect.poll(() => items.count()).toBe(9);
    await page.reload();
    expect(await page.locator('.panel-recommended').textContent()).not.toContain(name);
    expect(problems).toEqual([]);
    await close();
  });
});

test('a 401 from the feed signs out and goes to sign-in', async () => {
  const { page, close } = await openMember();
  await page.getByRole('button', { name: dashboardText.firstSkip }).click();
  await alive(page, 'feed');
  await page.context().clearCookies({ name: 'token' });
  await page.getByRole('link', { name: dashboardText.refresh }).click();
  await page.waitForURL('**/login?next=%2Fdashboard');
  await close();
});

test('a comparison that cannot be deleted comes back with the reason', async () => {
  const { page, close } = await openMember('/compare?startups=jumia,andela');
  await alive(page, 'comparison');
  await page.locator('.save-menu summary').click();
  const saved = page.waitForResponse('**/api/user/comparisons');
  await page.getByRole('button', { name: savedComparisonsText.saveSubmit }).click();
  await saved;
  await page.goto(new URL('/dashboard/saved-comparisons', page.url()).href);
  await alive(page, 'saved-comparisons');
  await page.route('**/api/user/comparison/*', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: '{"message":"The database rests."}',
    }),
  );
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('The database rests.').waitFor();
  await page.getByRole('button', { name: /^Delete/ }).waitFor();
  await close();
});

test('the profile says at its field what is wrong, and is saved without leaving the page', async () => {
  const { page, close } = await openMember('/dashboard/account-settings/profile');
  await alive(page, 'account-form');
  const website = page.getByLabel(accountSettingsText.fields.website);
  await website.fill('javascript:alert(1)');
  await page.getByRole('button', { name: accountSettingsText.save, exact: true }).click();
  await page.getByText(accountSettingsText.wrong.website).waitFor();
  await expect.poll(() => website.evaluate((field) => field === document.activeElement)).toBe(true);
  await website.fill('ama.example');
  await page.getByRole('button', { name: accountSettingsText.save, exact: true }).click();
  await page.getByText(accountSettingsText.profileDone).waitFor();
  await expect.poll(() => page.getByText(accountSettingsText.wrong.website).count()).toBe(0);
  await page.reload();
  expect(await website.inputValue()).toBe('https://ama.example');
  await close();
});
