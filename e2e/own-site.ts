import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase, type Sql } from '../app/data/database.ts';
import { authText } from '../app/text/text.ts';
import { findFreePort } from '../scripts/free-port.ts';
import { type Account, writeAccount } from './accounts.ts';
import { openBrowser, visit } from './browser.ts';
import { createFilledDataDir, type StartedSite, startSite } from './start-site.ts';
import { waitForMail } from './wait-for-mail.ts';

/** A site of the file's own with these accounts, confirmed and past their first run. */
export function useOwnSite(accounts: Account[], prepare = async (_sql: Sql) => {}) {
  let browser: Browser;
  let site: StartedSite;
  let dataDir: string;
  let env: Record<string, string>;
  const codes = new Map<string, string[]>();

  beforeAll(async () => {
    browser = await openBrowser();
    dataDir = createFilledDataDir();
    const database = await openDatabase({ dataDir });
    for (const account of accounts) {
      codes.set(account.email, await writeAccount(database.sql, account));
    }
    await prepare(database.sql);
    await database.close();
    const port = String(await findFreePort());
    env = { DATA_DIR: dataDir, PORT: port, SITE_URL: `http://localhost:${port}` };
    site = await startSite(env);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    open: (javaScriptEnabled = true) => visit(browser, { baseURL: site.url, javaScriptEnabled }),
    /** Sends the form of sign-in by password, with the second step of a moderator; leads to `next`. */
    async signIn(page: Page, { email, password }: Account, next: string): Promise<void> {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      const main = page.getByRole('main');
      await main.getByLabel(authText.fields.email).fill(email);
      await main.getByLabel('Password', { exact: true }).fill(password);
      await main.getByRole('button', { name: authText.login.submit }).click();
      const code = codes.get(email)?.pop();
      if (code === undefined) return;
      await main.getByLabel(authText.secondStep.code).fill(code);
      await main.getByRole('button', { name: authText.secondStep.submit }).click();
    },
    waitForMail: (...words: string[]) => waitForMail(dataDir, ...words),
    /** Kills the process and starts another on what it left. */
    async startAgain(): Promise<void> {
      await site.stop('SIGKILL');
      site = await startSite(env);
    },
  };
}
