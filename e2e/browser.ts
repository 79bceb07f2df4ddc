// A real Chromium: the headless one that comes with npm, the same on every machine, or that of CHROME_PATH.
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser(moreFlags: string[] = []): Promise<Browser> {
  const args = [...FLAGS, ...moreFlags];
  return chromium.launch({ executablePath: await findChromium(), args });
}

/** Its path; unpacks it where that was not done yet, which two processes must not do at once. */
export async function findChromium(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  // The package unpacks the libraries a bare machine lacks only where it believes itself on Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

export interface Visit {
  page: Page;
  /** Console errors, failed requests and uncaught exceptions so far. */
  problems: string[];
  close(): Promise<void>;
}

/** A visitor with a window and cookies of their own. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    // Requests that go by a service worker cannot be held back by a test; e2e/offline.test.ts allows it.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  return { page, problems, close: () => context.close() };
}

/** A pointer over a button wakes the page; until its form lives, a press is sent without script. */
export async function untilAlive(button: Locator): Promise<void> {
  await button.hover();
  const isAlive = () =>
    button.evaluate((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    );
  await expect.poll(isAlive).toBe(true);
}
