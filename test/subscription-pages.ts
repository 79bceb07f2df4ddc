import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser, type Visit, visit } from '../e2e/browser.ts';
import { createFilledDataDir, type StartedSite, startSite } from '../e2e/start-site.ts';

export const PASSWORD = 'three green mangoes at noon';
export const SETTINGS = '/dashboard/account-settings/subscription';
export const CHECKOUT = '/product/checkout?plan=pro&interval=month&currency=USD';
export const FREE_ROWS = 120;
const TEN =
  '/compare?startups=flutterwave,jumia,andela,opay,wave,moniepoint,chipper-cash,m-kopa,yoco,paystack';

export function useSubscriptions() {
  let browser: Browser;
  let site: StartedSite;
  let dataDir: string;
  let made = 0;

  beforeAll(async () => {
    browser = await openBrowser();
    dataDir = createFilledDataDir();
    site = await startSite({ DATA_DIR: dataDir, PLANS_FILE: writePlans() });
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** The shipped plans, with a free export limit below the starter catalogue's size. */
  function writePlans(): string {
    const plans = JSON.parse(readFileSync('config/plans.json', 'utf8'));
    plans.plans[0].limits.csv_rows = FREE_ROWS;
    const path = join(dataDir, 'plans.json');
    writeFileSync(path, JSON.stringify(plans));
    return path;
  }

  async function openMember(options: { javaScriptEnabled?: boolean } = {}): Promise<Visit> {
    const window = await visit(browser, { baseURL: site.url, ...options });
    const email = await register(window.page);
    const answer = await window.page.request.post('/api/auth/login', {
      data: { email, password: PASSWORD },
    });
    expect(answer.status()).toBe(200);
    return window;
  }

  async function register(page: Page): Promise<string> {
    const email = `subscriber-${++made}@people.example`;
    const data = { name: `Subscriber ${made}`, email, password: PASSWORD, terms: true };
    expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
    return email;
  }

  /** Returns the checkout's uuid. */
  async function startPayment(page: Page): Promise<string> {
    await page.goto(CHECKOUT);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL('**/product/checkout/sandbox?**');
    return new URL(page.url()).searchParams.get('checkout') ?? '';
  }

  async function pay(page: Page): Promise<string> {
    const checkout = await startPayment(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    return checkout;
  }

  async function countColumns(page: Page): Promise<number> {
    await page.goto(TEN);
    return (
      (await page.locator('.compare-table table').first().locator('th[scope=col]').count()) - 1
    );
  }

  async function countCsvRows(page: Page): Promise<number> {
    const answer = await page.request.get('/advanced_search.csv');
    return (await answer.text()).trim().split('\r\n').length - 1;
  }

  async function getSubscription(page: Page) {
    return (await (await page.request.get('/api/user/settings/subscription')).json()).data;
  }

  /** Tabs to the element that begins with these words, and presses Enter. */
  async function pressOn(page: Page, words: string): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab');
      const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
      if (!text.startsWith(words)) continue;
      await page.keyboard.press('Enter');
      return;
    }
    throw new Error(`Nothing that begins with "${words}" can be reached by Tab`);
  }

  return {
    openMember,
    register,
    startPayment,
    pay,
    countColumns,
    countCsvRows,
    getSubscription,
    pressOn,
    get browser() {
      return browser;
    },
    get site() {
      return site;
    },
  };
}
