// Writes docs/griot.png: the first page of a freshly started site.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/browser.ts';
import { startSite } from '../e2e/start-site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'griot-picture-'));
const site = await startSite({ DATA_DIR: dataDir });
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 1088 } });
await page.goto(site.url);
// A first view may come before its fonts.
await page.click('header .wordmark');
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: 'docs/griot.png' });
await browser.close();
await site.stop();
rmSync(dataDir, { recursive: true, force: true });
