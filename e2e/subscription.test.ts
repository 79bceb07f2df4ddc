import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, untilAlive, type Visit, visit } from './browser.ts';
import { createFilledDataDir, type StartedSite, startSite } from './start-site.ts';

const PASSWORD = 'three green mangoes at noon';
const SETTINGS = '/dashboard/account-settings/subscription';
const CHECKOUT = '/product/checkout?plan=pro&interval=month&currency=USD';
const FREE_ROWS = 120;
const TEN =
  '/compare?startups=flutterwave,jumia,andela,opay,wave,moniepoint,chipper-cash,m-kopa,yoco,paystack';

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
  return (await page.locator('.compare-table th[scope=col]').count()) - 1;
}

async function countCsvRows(page: Page): Promise<number> {
  const answer = await page.request.get('/advanced_search.csv');
  return (await answer.text()).trim().split('\r\n').length - 1;
}

async function getSubscription(page: Page) {
  return (await (await page.request.get('/api/user/settings/subscription')).json()).data;
}

describe.each([
  ['with script', true],
  ['without script', false],
])('a subscription %s (spec sections 1 and 2, decisions.md subscription)', (_how, hasScript) => {
  test('is bought, used, cancelled in two clicks, kept to its end, and then over', async () => {
    const { page, problems, close } = await visit(browser, {
      baseURL: site.url,
      javaScriptEnabled: hasScript,
    });
    const email = await register(page);
    expect(await countColumns(page)).toBe(5);
    await page.getByText('5 more with Pro').waitFor();
    await page.getByText(/Pro gives 10 startups side by side for USD.19\.00 a month/).waitFor();
    await page.getByRole('link', { name: 'See plans' }).click();

    await page.getByRole('link', { name: /^Annual/ }).click();
    await page.getByText(/You save USD.38\.00 a year/).waitFor();
    await page.getByRole('link', { name: 'Choose Pro' }).click();
    await page
      .getByText(/It renews on \d+ \w+ \d{4} and then every year for USD.190\.00/)
      .waitFor();
    await page.getByRole('link', { name: 'Sign in to pay' }).click();
    await page.getByLabel('Email address').first().fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/product/checkout?plan=pro&interval=year&currency=USD');

    await page.getByLabel('Sandbox').check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
    await page.getByText(/Pro, USD.190\.00 a year/).waitFor();
    const checkout = new URL(page.url()).searchParams.get('checkout') ?? '';
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();

    expect(await countColumns(page)).toBe(10);
    expect(await page.locator('.gate').count()).toBe(0);
    expect(await countCsvRows(page)).toBeGreaterThan(FREE_ROWS + 100);
    await page.goto('/pricing');
    await page.getByText('Your plan').waitFor();
    await page.goto(CHECKOUT);
    await page.getByRole('heading', { name: 'You already have Pro' }).waitFor();

    await page.getByRole('link', { name: 'See your subscription' }).click();
    await page.getByText(/It renews on \d+ \w+ \d{4} for USD.190\.00/).waitFor();
    expect(await page.getByRole('row', { name: /SANDBOX-.*Paid.*USD.190\.00/ }).count()).toBe(1);
    const { current_period_end } = await getSubscription(page);
    const year = current_period_end.slice(0, 4);
    await page.getByRole('link', { name: 'Cancel auto-renewal' }).click();
    await page.getByText(new RegExp(`Pro then ends on \\d+ \\w+ ${year}`)).waitFor();
    await page.getByRole('button', { name: new RegExp(`End it on .* ${year}`) }).click();
    await page.getByText('Auto-renewal is cancelled').waitFor();
    await page.getByText(new RegExp(`It ends on \\d+ \\w+ ${year} and is not charged`)).waitFor();
    expect(await getSubscription(page)).toMatchObject({ status: 'cancelled', auto_renew: false });
    expect(await countColumns(page)).toBe(10);

    await page.goto(SETTINGS);
    await page.getByRole('button', { name: 'Let it renew again' }).click();
    await page.getByText('It renews again').waitFor();
    await page.getByRole('link', { name: 'Cancel auto-renewal' }).click();
    await page.getByRole('button', { name: /End it on/ }).click();
    await page.getByText('Auto-renewal is cancelled').waitFor();

    await page.goto(`/product/checkout/sandbox?checkout=${checkout}&card=1`);
    await page.getByRole('button', { name: 'Let the period be over' }).click();
    await page.getByText(/It ended on/).waitFor();
    expect(await countColumns(page)).toBe(5);
    expect(await countCsvRows(page)).toBe(FREE_ROWS);
    await page.goto(SETTINGS);
    await page.getByRole('link', { name: 'Subscribe again' }).click();
    await page.getByRole('heading', { name: 'Subscribe to Pro' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  }, 90_000);
});

describe('what can go wrong on the way', () => {
  test('a declined payment charges nothing and can be tried again', async () => {
    const { page, problems, close } = await openMember();
    await startPayment(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('heading', { name: 'The payment was declined' }).waitFor();
    expect(await getSubscription(page)).toBeNull();
    await page.goto(SETTINGS);
    await page.getByText('You have no subscription').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('who turns back is told that nothing was charged', async () => {
    const { page, close } = await openMember();
    await startPayment(page);
    await page.getByRole('link', { name: 'Go back without paying' }).click();
    await page.getByRole('heading', { name: 'You left the payment page' }).waitFor();
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await page.getByRole('heading', { name: 'Subscribe to Pro' }).waitFor();
    expect(await getSubscription(page)).toBeNull();
    await close();
  });

  test('a double click and two windows make one subscription and one invoice', async () => {
    const { page, close } = await openMember();
    const other = await page.context().newPage();
    await page.goto(CHECKOUT);
    await page.getByRole('button', { name: 'Continue to payment' }).dblclick();
    await page.waitForURL('**/product/checkout/sandbox?**');
    await startPayment(other);
    expect(other.url()).toBe(page.url());
    await page.getByRole('button', { name: 'Approve' }).dblclick();
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    await other.getByRole('button', { name: 'Approve' }).click();
    await other.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    const { status, invoices } = await getSubscription(page);
    expect([status, invoices.length]).toEqual(['active', 1]);
    await close();
  });

  test('a window closed before coming back loses nothing', async () => {
    const { page, close } = await openMember();
    await startPayment(page);
    // Waits for the provider's response, so that the request has left the browser.
    const approved = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Approve' }).click({ noWaitAfter: true });
    await approved;
    const later = await page.context().newPage();
    // A window that is navigating may close without an event, so this does not wait.
    page.close().catch(() => {});
    await expect.poll(async () => (await getSubscription(later))?.status).toBe('active');
    await later.goto(SETTINGS);
    await later.getByText(/It renews on/).waitFor();
    expect(await countColumns(later)).toBe(10);
    await close();
  });

  test('the page that waits goes on by itself when the provider has told us', async () => {
    const { page, problems, close } = await openMember();
    const checkout = await startPayment(page);
    const waiting = await page.context().newPage();
    await waiting.goto(`/product/checkout/return?checkout=${checkout}`);
    await waiting.getByRole('heading', { name: 'Waiting for the payment provider' }).waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await waiting.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('without script it waits too, with a link to look again', async () => {
    const { page, close } = await openMember({ javaScriptEnabled: false });
    const checkout = await startPayment(page);
    const waiting = await page.context().newPage();
    await waiting.goto(`/product/checkout/return?checkout=${checkout}`);
    await waiting.getByRole('link', { name: 'Look again' }).click();
    await waiting.getByRole('heading', { name: 'Waiting for the payment provider' }).waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    await waiting.getByRole('link', { name: 'Look again' }).click();
    await waiting.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    await close();
  });

  test('cancelling that fails says so in the words of the specification, and can be tried again (spec section 8)', async () => {
    const { page, problems, close } = await openMember();
    await pay(page);
    await page.goto(`${SETTINGS}/cancel`);
    await page.route('**/api/user/settings/subscription_cancel**', (route) =>
      route.fulfill({ status: 503, json: { message: 'Failed to cancel auto renewal' } }),
    );
    await untilAlive(page.getByRole('button', { name: /End it on/ }));
    await page.getByRole('button', { name: /End it on/ }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to cancel auto renewal' });
    await toast.waitFor();
    await page.unroute('**/api/user/settings/subscription_cancel**');
    await page.getByRole('button', { name: /End it on/ }).click();
    await page.getByText('Auto-renewal is cancelled').waitFor();
    expect(problems.filter((one) => !one.includes('status of 503'))).toEqual([]);
    await close();
  });

  test('a payment that fails at renewal is said with the day until which it can be mended', async () => {
    const { page, close } = await openMember();
    await pay(page);
    await page.goto(SETTINGS);
    await page.getByRole('button', { name: 'Change card' }).click();
    await page.getByRole('heading', { name: 'Sandbox card' }).waitFor();
    await page.getByRole('button', { name: 'Let the next payment fail' }).click();
    await page.getByText(/The last payment has not arrived\. Change the card before/).waitFor();
    expect((await getSubscription(page)).status).toBe('past_due');
    expect(await countColumns(page)).toBe(10);
    await close();
  });
});

test('the whole way by keyboard', async () => {
  const { page, close } = await openMember();
  await page.goto('/pricing');
  await pressOn(page, 'Choose Pro');
  await page.waitForURL('**/product/checkout?**');
  await pressOn(page, 'Continue to payment');
  await page.waitForURL('**/product/checkout/sandbox?**');
  await pressOn(page, 'Approve');
  await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
  await pressOn(page, 'See your subscription');
  await page.waitForURL(`**${SETTINGS}`);
  await pressOn(page, 'Cancel auto-renewal');
  await page.waitForURL('**/cancel');
  await pressOn(page, 'End it on');
  await page.getByText('Auto-renewal is cancelled').waitFor();
  await close();
});

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

test.each(['light', 'dark'] as const)(
  'in %s axe finds nothing on its pages, and at 320 and 1024 px nothing scrolls sideways',
  async (colorScheme) => {
    const { page, close } = await openMember();
    await page.emulateMedia({ colorScheme });
    const found: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations) found.push(`${path}: ${id}: ${nodes[0]?.html}`);
      for (const width of [320, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) found.push(`${path}: ${over} px too wide at ${width}`);
      }
    };
    await look(SETTINGS);
    await look(CHECKOUT);
    const checkout = await startPayment(page);
    await look(`/product/checkout/sandbox?checkout=${checkout}`);
    await look(`/product/checkout/return?checkout=${checkout}`);
    await look(`/product/checkout/cancelled?checkout=${checkout}`);
    await page.goto(`/product/checkout/sandbox?checkout=${checkout}`);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    for (const path of [
      SETTINGS,
      `${SETTINGS}/cancel`,
      CHECKOUT,
      '/pricing',
      '/product/checkout',
      `/product/checkout/return?checkout=${checkout}`,
      `/product/checkout/sandbox?checkout=${checkout}`,
      `/product/checkout/sandbox?checkout=${checkout}&card=1`,
    ]) {
      await look(path);
    }
    expect(found).toEqual([]);
    await close();
  },
  120_000,
);
