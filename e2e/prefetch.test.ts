// Requests caused by hovering and pressing a link (app/ui/first-script.ts), counted by a proxy.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Ask, signInMember } from '../test/member.ts';
import { openBrowser, stir, visit } from './browser.ts';

const FROM = '/startup/flutterwave';
const TO = '/industries';
// Longer than the hover delay: of two timers of a page the shorter one ends first.
const RESTED_MS = 100;

let asked: string[] = [];
const between = createServer((incoming, outgoing) => {
  const { url = '', method, headers } = incoming;
  if (url === TO) asked.push(headers['sec-purpose'] ? 'ahead' : 'pressed');
  const onward = request(inject('siteUrl') + url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(onward);
});

let browser: Browser;
let baseURL: string;
beforeAll(async () => {
  browser = await openBrowser();
  between.listen(0, new URL(inject('siteUrl')).hostname);
  await once(between, 'listening');
  baseURL = inject('siteUrl').replace(/\d+$/, String((between.address() as AddressInfo).port));
});
afterAll(async () => {
  await browser.close();
  between.close();
});
beforeEach(() => {
  asked = [];
});

const link = (page: Page) => page.locator(`header a[href="${TO}"]`).first();

async function open(options: BrowserContextOptions = {}) {
  const window = await visit(browser, { baseURL, ...options });
  await window.page.goto(FROM);
  return window;
}

/** Rests on the link until the page has asked for what is behind it, if it does. */
async function rest(page: Page): Promise<void> {
  await link(page).hover();
  await page.evaluate((ms) => new Promise((rested) => setTimeout(rested, ms)), RESTED_MS);
}

async function restUntilFetched(page: Page): Promise<void> {
  await rest(page);
  await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
    TO,
  );
}

async function press(page: Page): Promise<void> {
  await link(page).click();
  await page.waitForURL(`**${TO}`);
}

test('a press after a rest asks no second time', async () => {
  const { page, problems, close } = await open();
  await restUntilFetched(page);
  expect(asked).toEqual(['ahead']);
  await press(page);
  expect(asked).toEqual(['ahead']);
  expect(problems).toEqual([]);
  await close();
});

test('so it is with the service worker, which keeps the page for times without a connection', async () => {
  const { page, close } = await open({ serviceWorkers: 'allow' });
  await stir(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await restUntilFetched(page);
  await press(page);
  expect(asked).toEqual(['ahead']);
  const isCached = (path: string) =>
    page.evaluate(async (address) => Boolean(await caches.match(address)), path);
  await expect.poll(() => isCached(TO)).toBe(true);
  await close();
});

test('what was fetched for a visitor is not shown to who has signed in since', async () => {
  const { page, close } = await open();
  await restUntilFetched(page);
  await signIn(page);
  await press(page);
  expect(asked).toEqual(['ahead', 'pressed']);
  await close();
});

test('where data is to be saved, only the press asks', async () => {
  const { page, close } = await visit(browser, { baseURL });
  const control = await page.context().newCDPSession(page);
  await control.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto(FROM);
  expect(await page.evaluate(() => 'connection' in navigator)).toBe(true);
  await rest(page);
  await press(page);
  expect(asked).toEqual(['pressed']);
  await close();
});

test('a member’s page is drawn once, when it is pressed', async () => {
  const { page, close } = await visit(browser, { baseURL });
  await signIn(page);
  await page.goto(FROM);
  await rest(page);
  await press(page);
  expect(asked).toEqual(['pressed']);
  await close();
});

async function signIn(page: Page): Promise<void> {
  const askSite: Ask = (path, { remoteAddress: _, ...init } = {}) =>
    fetch(inject('siteUrl') + path, { redirect: 'manual', ...init });
  const { cookies } = await signInMember(askSite, { email: `ahead-${Date.now()}@people.example` });
  const own = Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL }));
  await page.context().addCookies(own);
}
