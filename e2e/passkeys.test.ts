// Passkeys in a real browser with a virtual authenticator (WebAuthn level 3, automation).
import { rmSync } from 'node:fs';
import { sql as raw } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../app/data/database.ts';
import { hashPassword } from '../app/features/account/auth/hash-password.server.ts';
import { authText } from '../app/text/text.ts';
import { findFreePort } from '../scripts/free-port.ts';
import { openBrowser, visit } from './browser.ts';
import { createFilledDataDir, type StartedSite, startSite } from './start-site.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

const text = authText.passkeys;
const EMAIL = 'amina@people.example';
const PASSWORD = 'seven quiet herons at dusk';
const SETTINGS = '/dashboard/account-settings/second-step';

let browser: Browser;
let site: StartedSite;
let dataDir: string;
beforeAll(async () => {
  browser = await openBrowser();
  dataDir = createFilledDataDir();
  const database = await openDatabase({ dataDir });
  await raw`
    insert into users (email, name, password_hash, email_verified_at, first_run_done_at)
    values (${EMAIL}, 'Amina', ${await hashPassword(PASSWORD)}, now(), now())`.execute(
    database.sql,
  );
  await database.close();
  const port = String(await findFreePort());
  site = await startSite({ DATA_DIR: dataDir, PORT: port, SITE_URL: `http://localhost:${port}` });
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function signInByPassword(page: Page) {
  await page.goto(`/login?next=${encodeURIComponent(SETTINGS)}`);
  await page.getByRole('main').getByLabel(authText.fields.email).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: authText.login.submit }).click();
}

const pressPasskey = (page: Page) => page.getByRole('button', { name: text.signIn }).click();

test('a passkey is added, signs in alone, stands in for the second step, and is removed', async () => {
  const { page, problems, close } = await visit(browser, { baseURL: site.url });
  const authenticator = await addAuthenticator(page);
  await signInByPassword(page);
  await page.waitForURL(`**${SETTINGS}`);

  const section = page.locator('#passkeys');
  await section.getByLabel('Password', { exact: true }).fill(PASSWORD);
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
  await removal.getByLabel('Password', { exact: true }).fill(PASSWORD);
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
  const { page, close } = await visit(browser, { baseURL: site.url, javaScriptEnabled: false });
  await page.goto('/login');
  expect(await page.getByRole('button', { name: text.signIn }).isVisible()).toBe(false);
  await signInByPassword(page);
  await page.waitForURL(`**${SETTINGS}`);
  await close();
});
