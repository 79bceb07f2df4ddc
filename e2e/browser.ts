// Headless Chromium from npm, the same on every machine, or that of CHROME_PATH.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { WAIT_HUNG_AFTER_MS as timeout } from '../test/hung-after.ts';

const TOAST_MS = 5_000;
const COPIED_MS = 2_000;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser(moreFlags: string[] = []): Promise<Browser> {
  const args = [...FLAGS, ...moreFlags];
  return chromium.launch({ executablePath: await findChromium(), args, timeout });
}

/** Starts the one browser of a test run, shared by its files. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: await findChromium(), args: FLAGS, timeout });
}

/** Connects to the run's browser; closing this closes its own windows only. */
export function openBrowser(): Promise<Browser> {
  return chromium.connect(inject('browserUrl'));
}

/** Deleted when the package is reinstalled. */
const UNPACKED = fileURLToPath(
  new URL('../node_modules/@sparticuz/chromium/unpacked', import.meta.url),
);

/** Unpacks the browser if needed; two processes must not do so at once. */
async function findChromium(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const done = join(UNPACKED, 'done');
  // The package would take a partial unpack by a killed process as complete.
  const isDone = existsSync(done);
  if (!isDone) rmSync(UNPACKED, { recursive: true, force: true });
  mkdirSync(UNPACKED, { recursive: true });
  const { TMPDIR } = process.env;
  // The package's target folder. It adds system libraries only when it detects Lambda.
  process.env.TMPDIR = UNPACKED;
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  if (TMPDIR) process.env.TMPDIR = TMPDIR;
  else delete process.env.TMPDIR;
  if (!isDone) {
    const fonts = join(UNPACKED, 'fonts', 'fonts.conf');
    writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('>/tmp/', `>${UNPACKED}/`));
    writeFileSync(done, '');
  }
  return path;
}

export interface Visit {
  page: Page;
  /** Console errors, failed requests and uncaught exceptions. */
  problems: string[];
  close(): Promise<void>;
}

export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    // Tests cannot intercept requests of a service worker; e2e/offline.test.ts enables it.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(timeout);
  // What a page says for some seconds stays, so that the test has time to see it.
  await context.addInitScript(
    (saidMs) => {
      window.setTimeout = new Proxy(window.setTimeout, {
        apply: (set, self, given) =>
          saidMs.includes(given[1]) ? 0 : Reflect.apply(set, self, given),
      });
    },
    [TOAST_MS, COPIED_MS],
  );
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  return { page, problems, close: () => context.close() };
}

/** Waits until a script that the page loads by itself has run. */
export async function untilRun(page: Page, script: string): Promise<void> {
  const loaded = await page.waitForFunction((part) => {
    const entries = performance.getEntriesByType('resource');
    return entries.find(({ name }) => name.includes(`/assets/${part}-`))?.name;
  }, script);
  // As text: the transform of tests would replace the import.
  await page.evaluate(`import(${JSON.stringify(await loaded.jsonValue())})`);
}

/** Moves the pointer, which starts the page's script; a resting pointer does not. */
export async function stir(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
}

/**
 * Hovering a button starts the script; until the form is hydrated, a press submits it without
 * script.
 */
export async function untilAlive(button: Locator): Promise<void> {
  await button.hover();
  const isAlive = () =>
    button.evaluate((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    );
  await expect.poll(isAlive).toBe(true);
}
