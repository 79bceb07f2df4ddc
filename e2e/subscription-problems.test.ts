import { describe, expect, test } from 'vitest';
import { CHECKOUT, SETTINGS, useSubscriptions } from '../test/subscription-pages.ts';
import { untilAlive } from './browser.ts';

const kit = useSubscriptions();
const { openMember, startPayment, pay, countColumns, getSubscription } = kit;

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

  test('a visitor who turns back reads that nothing was charged', async () => {
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

  test('the page that waits goes on by itself when the provider has notified us', async () => {
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

  test('cancelling that fails says so in fixed words, and can be tried again', async () => {
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

  test('a payment that fails at renewal is said with the day until which it can be paid', async () => {
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
