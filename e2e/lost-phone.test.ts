import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeAt, stepAt } from '../app/features/account/auth/totp.ts';
import { authText } from '../app/text/text.ts';
import { useOwnSite } from './own-site.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

const { secondStep, passkeys } = authText;
const ZOLA = { email: 'zola@people.example', name: 'Zola', password: 'nine loud parrots at dawn' };
const NEW_PASSWORD = 'four tall giraffes by noon';
const RESET_PATH = '/forgot-password/confirm';
const SETTINGS = '/dashboard/account-settings/second-step';
const site = useOwnSite([ZOLA]);
const { open } = site;
const signIn = (page: Page, password = ZOLA.password) =>
  site.signIn(page, { ...ZOLA, password }, SETTINGS);

async function giveCode(page: Page, code: string, button: string = secondStep.submit) {
  const form = page.locator('form', { has: page.getByRole('button', { name: button }) });
  await form.getByLabel(secondStep.code, { exact: true }).fill(code);
  await form.getByRole('button', { name: button }).click();
}

async function expectSignedOut(page: Page) {
  await page.goto(SETTINGS);
  expect(new URL(page.url()).pathname).toBe('/login');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
function fromBase32(text: string): Buffer {
  const bits = [...text].map((one) => ALPHABET.indexOf(one).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

let codes: string[] = [];

async function readCodes(page: Page): Promise<string[]> {
  const shown = page.locator('main li code');
  await expect.poll(() => shown.count()).toBe(10);
  return shown.allInnerTexts();
}

test('codes are set up and used without script', async () => {
  const { page, close } = await open(false);
  await signIn(page);
  await page.waitForURL(`**${SETTINGS}`);
  const start = page.locator('form', {
    has: page.getByRole('button', { name: secondStep.start }),
  });
  await start.getByLabel('Password', { exact: true }).fill(ZOLA.password);
  await start.getByRole('button', { name: secondStep.start }).click();
  const secret = fromBase32(await page.locator('main code').innerText());
  await giveCode(page, codeAt(secret, stepAt(new Date())), secondStep.confirm);
  codes = await readCodes(page);

  await page.context().clearCookies();
  await signIn(page);
  await page.waitForURL('**/login/second-step?**');
  // Each code counts once.
  await giveCode(page, codeAt(secret, stepAt(new Date()) + 1));
  await page.waitForURL(`**${SETTINGS}`);
  await close();
});

test('the owner who lost the phone comes back by a recovery code, which works once', async () => {
  const { page, close } = await open();
  await signIn(page);
  await page.waitForURL('**/login/second-step?**');
  await giveCode(page, codes[0] ?? '');
  await page.waitForURL(`**${SETTINGS}`);
  await page.getByText(secondStep.codesLeft(9)).waitFor();
  await giveCode(page, codes[1] ?? '', secondStep.remove);
  await page.getByRole('button', { name: secondStep.start }).waitFor();

  await addAuthenticator(page);
  const section = page.locator('#passkeys');
  await section.getByLabel('Password', { exact: true }).fill(ZOLA.password);
  await section.getByRole('button', { name: passkeys.add }).click();
  await page.getByRole('button', { name: passkeys.create }).click();
  const before = codes;
  codes = await readCodes(page);
  expect(codes.filter((code) => before.includes(code))).toEqual([]);
  await page.context().clearCookies();
  await page.goto(`/login?next=${encodeURIComponent(SETTINGS)}`);
  await page.getByRole('button', { name: passkeys.signIn }).click();
  await page.waitForURL(`**${SETTINGS}`);
  await close();
});

test.each([true, false])('a thief of the password stays outside (script %s)', async (hasScript) => {
  const { page, close } = await open(hasScript);
  await signIn(page);
  await page.waitForURL('**/login/second-step?**');
  await giveCode(page, '000000');
  await page.getByText(secondStep.wrong).first().waitFor();
  await expectSignedOut(page);
  await close();
});

test('a thief of the mail box can set another password, and stays outside; the owner does not', async () => {
  const thief = await open(false);
  await thief.page.goto('/forgot-password');
  await thief.page.getByRole('main').getByLabel(authText.fields.email).fill(ZOLA.email);
  await thief.page.getByRole('main').getByRole('button', { name: authText.forgot.submit }).click();
  const mail = await site.waitForMail(RESET_PATH);
  const token = /confirm\?token=(?:3D)?([\w-]{43})/.exec(mail)?.[1];
  await thief.page.goto(`${RESET_PATH}?token=${token}`);
  await thief.page.getByLabel(authText.fields.newPassword).fill(NEW_PASSWORD);
  await thief.page.getByRole('button', { name: authText.confirm.submit }).click();
  await thief.page.waitForURL('**/login?notice=password');
  await signIn(thief.page, NEW_PASSWORD);
  await thief.page.waitForURL('**/login/second-step?**');
  await giveCode(thief.page, '000000');
  await thief.page.getByText(secondStep.wrong).first().waitFor();
  await expectSignedOut(thief.page);
  await thief.close();

  const owner = await open();
  await signIn(owner.page, NEW_PASSWORD);
  await owner.page.waitForURL('**/login/second-step?**');
  await giveCode(owner.page, codes[0] ?? '');
  await owner.page.waitForURL(`**${SETTINGS}`);
  await owner.close();
});
