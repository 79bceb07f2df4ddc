import { describe, expect, test } from 'vitest';
import {
  CHECKOUT,
  FREE_ROWS,
  PASSWORD,
  SETTINGS,
  useSubscriptions,
} from '../test/subscription-pages.ts';
import { visit } from './browser.ts';
import { findFaults } from './page-faults.ts';

const kit = useSubscriptions();
const { openMember, register, startPayment, countColumns, countCsvRows, getSubscription, pressOn } =
  kit;

describe.each([
  ['with script', true],
  ['without script', false],
])('a subscription %s', (_how, hasScript) => {
  test('is bought, used, cancelled in two clicks, kept to its end, and then over', async () => {
    const { page, problems, close } = await visit(kit.browser, {
      baseURL: kit.site.url,
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
    await expect
      .poll(() => page.getByRole('row', { name: /SANDBOX-.*Paid.*USD.190\.00/ }).count())
      .toBe(1);
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

test('axe finds nothing on its pages in light or dark, and nothing scrolls sideways', async () => {
  const { page, close } = await openMember();
  const found: string[] = [];
  const look = async (path: string) => {
    await page.goto(path);
    found.push(...(await findFaults(page, path)));
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
});
