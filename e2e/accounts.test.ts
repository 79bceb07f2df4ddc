// Accounts in a real browser, also with the companion in a second window.
import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../scripts/free-port.ts';
import { openBrowser, stir, untilAlive, visit } from './browser.ts';
import { findViolations } from './page-faults.ts';
import { type StartedCompanion, startCompanion } from './start-companion.ts';
import { createFilledDataDir, type StartedSite, startSite } from './start-site.ts';
import { waitForMail } from './wait-for-mail.ts';

const SESSIONS = '/dashboard/account-settings/sessions';
const PASSWORD = 'three green mangoes at noon';
// With script, before the 2 s of the Refresh header.
const LEAVES_AFTER_MS = 1_500;

let browser: Browser;
let site: StartedSite;
let companion: StartedCompanion;
let dataDir: string;

beforeAll(async () => {
  browser = await openBrowser();
  dataDir = createFilledDataDir();
  const [sitePort, companionPort] = [await findFreePort(), await findFreePort()];
  companion = await startCompanion(companionPort, `http://localhost:${sitePort}`);
  site = await startSite({
    DATA_DIR: dataDir,
    PORT: String(sitePort),
    SITE_URL: `http://localhost:${sitePort}`,
    COMPANION_URL: companion.url,
  });
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  await companion.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A window at this site. Ignores failed responses that are part of a form's behaviour. */
async function open(javaScriptEnabled = true) {
  const window = await visit(browser, { baseURL: site.url, javaScriptEnabled });
  const listProblems = () => window.problems.filter((one) => !/status of 4(01|22)/.test(one));
  return { ...window, listProblems };
}

/** Notes for how long the scripts of the pages opened from now on set timers. */
async function noteTimers(page: Page, timersMs: number[]): Promise<void> {
  page.on('console', (message) => {
    const [said, ms] = message.text().split(' ');
    if (said === 'timer') timersMs.push(Number(ms));
  });
  await page.addInitScript(() => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply(set, self, given) {
        console.debug('timer', given[1]);
        return Reflect.apply(set, self, given);
      },
    });
  });
}

describe.each([
  ['with script', true],
  ['without script', false],
])('an account %s', (_how, hasScript) => {
  let tries = 0;

  test('register, confirm by mail, sign in to the page that was wanted, sign out', async () => {
    const email = `kwame-${hasScript}-${++tries}@people.example`;
    const { page, listProblems, close } = await open(hasScript);
    await page.goto('/register');
    await page.getByLabel('Name').fill('Kwame Ọlá');
    await page.getByLabel('Email address').first().fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const button = page.getByRole('button', { name: 'Register' });
    if (hasScript) await untilAlive(button);
    await page.getByLabel('I accept the terms').check();
    await button.click();
    await page.waitForURL('**/login?notice=registered');
    if (hasScript) {
      await stir(page);
      await expect.poll(() => page.locator('#login-email').inputValue()).toBe(email);
    }
    await page.getByText('We sent you a link to confirm your email').waitFor();

    const mail = await waitForMail(dataDir, email, '/verify-email?token');
    const link = /\/verify-email\?token=(?:3D)?([\w-]{43})/.exec(mail)?.[1] ?? '';
    await page.goto(`/verify-email?token=${link}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();

    await page.goto(SESSIONS);
    expect(new URL(page.url()).pathname).toBe(SESSIONS);
    await page.context().clearCookies();
    await page.goto(SESSIONS);
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.getByLabel('Email address').first().fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The email address or the password is wrong.').first().waitFor();
    expect(await page.getByLabel('Email address').first().inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`**${SESSIONS}`);
    await page.getByText('this browser').waitFor();

    // Signed in, visitors' pages redirect to the companion.
    await page.goto('/login');
    expect(page.url()).toBe(`${companion.url}/`);
    await page.goto('/terms');
    await page.locator('summary', { hasText: 'Account of Kwame' }).click();
    const timersMs: number[] = [];
    if (hasScript) await noteTimers(page, timersMs);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
    await page.waitForURL(`${companion.url}/sign-out`);
    if (hasScript) expect(timersMs).toContain(LEAVES_AFTER_MS);
    expect(listProblems()).toEqual([]);
    await close();
  });
});

test('an address filled in while its field has the focus is replaced by what is typed', async () => {
  const { page, close } = await visit(browser);
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('registered-address', 'ama@people.example'));
  await page.reload();
  const field = page.getByRole('main').getByLabel('Email address');
  await field.focus();
  await expect.poll(() => field.inputValue()).toBe('ama@people.example');
  await page.keyboard.type('kofi@people.example');
  expect(await field.inputValue()).toBe('kofi@people.example');
  await close();
});

test('with script a failed sign-in is a toast, the form stays, and its button is busy meanwhile', async () => {
  const { page, listProblems, close } = await open();
  await page.goto('/login');
  await page.getByLabel('Email address').first().fill('nobody@people.example');
  await page.getByLabel('Password', { exact: true }).fill('whatever it may be');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect
    .poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type'))
    .toBe('text');
  const submit = page.locator('main').getByRole('button', { name: 'Sign in' });
  const mayGo = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    await mayGo.promise;
    await route.continue();
  });
  await submit.click();
  await page.locator('main button[aria-busy=true]').waitFor();
  mayGo.resolve();
  await page.getByRole('alert').getByText('The email address or the password is wrong.').waitFor();
  await expect.poll(() => submit.getAttribute('aria-busy')).toBeNull();
  expect(await page.getByLabel('Email address').first().inputValue()).toBe('nobody@people.example');

  // Offline: a message of its own, and no input is lost.
  await page.unroute('**/api/auth/login');
  await page.route('**/api/auth/login', (route) => route.abort());
  await submit.click();
  await page.getByRole('alert').getByText('Login failed').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(listProblems().filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
  await close();
});

test('a button pressed while another part of the page still loads acts once', async () => {
  const { page, close } = await open();
  const mayLoad = Promise.withResolvers<void>();
  await page.route('**/passkey-buttons-*.js', async (route) => {
    await mayLoad.promise;
    await route.continue();
  });
  await page.goto('/login');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('whatever it may be');
  await page.locator('[data-island=account-form][data-alive=ready]').waitFor();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(() => field.getAttribute('type')).toBe('text');
  mayLoad.resolve();
  await page.locator('[data-island=passkey-button][data-alive=ready]').waitFor();
  expect(await field.getAttribute('type')).toBe('text');
  await close();
});

test('fields that are wrong are named and focused; a new password shows its strength', async () => {
  const { page, close } = await open();
  await page.goto('/register');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('password2024');
  await page.getByText(/Strength: (too short|weak)/).waitFor();
  await password.fill(PASSWORD);
  await page.getByText('Strength: strong').waitFor();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('alert').getByText('Registration failed').waitFor();
  await page.getByText('Enter a name of 2 to 80 characters').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('register-name');
  await close();
});

test.each(['/login', '/register', '/forgot-password', '/verify-email', '/logout'])(
  '%s has nothing that axe finds',
  async (path) => {
    const { page, close } = await open();
    // The page after signing out leaves by itself, unless there is no page to go to. An answer that
    // never came would hold up what asks the page.
    await page.route(`${companion.url}/**`, (route) => route.fulfill({ status: 204 }));
    await page.goto(path);
    expect(await findViolations(page)).toEqual([]);
    await close();
  },
);

describe('two windows: here and the companion', () => {
  test('signed in there, signed in here; signed out here, signed out there', async () => {
    const { page: here, listProblems, close } = await open();
    const there = await here.context().newPage();
    await here.goto('/terms');
    expect(await here.locator('summary', { hasText: 'Account of' }).count()).toBe(0);
    await there.goto(`${companion.url}/sign-in`);
    await there.getByLabel('Email address').fill('amina@companion.example');
    await there.getByLabel('Password').fill('companion secret');
    await there.getByRole('button', { name: 'Sign in' }).click();
    await there.getByText('Signed in as Amina Example').waitFor();

    await here.goto(SESSIONS);
    await here.getByText('this browser').waitFor();
    await here.locator('summary', { hasText: 'Account of Amina Example' }).click();
    await here.getByRole('button', { name: 'Sign out', exact: true }).click();
    await here.waitForURL(`${companion.url}/sign-out`);
    await there.goto(companion.url);
    await there.getByText('Sign in').waitFor();
    expect(await there.getByText('Signed in as').count()).toBe(0);
    await here.goto(`${site.url}${SESSIONS}`);
    expect(new URL(here.url()).pathname).toBe('/login');
    expect(listProblems()).toEqual([]);
    await close();
  });

  test('a dead companion: a visitor with its cookie gets the page, signed out', async () => {
    const { page, close } = await open();
    await page.goto(`${companion.url}/sign-in`);
    await page.getByLabel('Email address').fill('amina@companion.example');
    await page.getByLabel('Password').fill('companion secret');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Signed in as Amina Example').waitFor();
    await companion.stop();
    const response = await page.goto('/terms', { waitUntil: 'commit' });
    expect(response?.status()).toBe(200);
    expect(await page.locator('summary', { hasText: 'Account of' }).count()).toBe(0);
    await close();
  });
});
