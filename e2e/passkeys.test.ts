import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { authText } from '../app/text/text.ts';
import { useOwnSite } from './own-site.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

const text = authText.passkeys;
const AMINA = {
  email: 'amina@people.example',
  name: 'Amina',
  password: 'seven quiet herons at dusk',
};
const SETTINGS = '/dashboard/account-settings/second-step';
const site = useOwnSite([AMINA]);
const signInByPassword = (page: Page) => site.signIn(page, AMINA, SETTINGS);

const pressPasskey = (page: Page) => page.getByRole('button', { name: text.signIn }).click();

test('a passkey is added, signs in alone, is in for the second step, and is removed', async () => {
  const { page, problems, close } = await site.open();
  const authenticator = await addAuthenticator(page);
  await signInByPassword(page);
  await page.waitForURL(`**${SETTINGS}`);

  const section = page.locator('#passkeys');
  await section.getByLabel('Password', { exact: true }).fill(AMINA.password);
  await section.getByRole('button', { name: text.add }).click();
  await page.getByRole('button', { name: text.create }).click();
  await page.getByRole('heading', { name: authText.secondStep.recoveryTitle }).first().waitFor();
  await expect.poll(() => page.locator('main code').count()).toBe(10);

  await page.context().clearCookies();
  await page.goto(`/login?next=${encodeURIComponent(SETTINGS)}`);
  await pressPasskey(page);
  await page.waitForURL(`**${SETTINGS}`);

  await page.context().clearCookies();
  await signInByPassword(page);
  await page.waitForURL('**/login/second-step?**');
  await pressPasskey(page);
  await page.waitForURL(`**${SETTINGS}`);

  const removal = page.locator('form', { has: page.getByRole('button', { name: text.remove }) });
  await removal.getByLabel('Password', { exact: true }).fill(AMINA.password);
  await removal.getByRole('button', { name: text.remove }).click();
  await removal.waitFor({ state: 'detached' });

  await page.context().clearCookies();
  await page.goto('/login');
  expect(problems.filter((one) => !/status of 401/.test(one))).toEqual([]);
  await pressPasskey(page);
  await page.getByText(text.refused).first().waitFor();
  await authenticator.forget();
  await pressPasskey(page);
  await page.getByText(text.cancelled).first().waitFor();
  await close();
});

test('without script the password signs in, and no button is shown that would do nothing', async () => {
  const { page, close } = await site.open(false);
  await page.goto('/login');
  expect(await page.getByRole('button', { name: text.signIn }).isVisible()).toBe(false);
  await signInByPassword(page);
  await page.waitForURL(`**${SETTINGS}`);
  await close();
});
