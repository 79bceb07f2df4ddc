// Pages in the other languages: longer words and right to left, where widths and styles give way.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../app/base/locale.ts';
import { localPath } from '../app/base/locale-path.ts';
import { openBrowser, visit } from './browser.ts';
import { findOverlaps, findViolationsInBothThemes, measureOverflow } from './page-faults.ts';

const PATHS = [
  '/',
  '/startups',
  '/investors',
  '/startup/flutterwave',
  '/investor/visa',
  '/person/iyinoluwa-aboyeji',
  '/funding/flutterwave-series-b-2020-01',
  '/location/kenya',
  '/industries',
  '/top-100',
  '/exits',
  '/figures?measure=raised&split=year&compare=kenya,nigeria',
  '/search?q=how+much+did+kenya+raise+in+2023',
  '/advanced-search?f[0][column]=country&f[0][operator]=equals&f[0][query_1]=kenya',
  '/data',
  '/api',
  '/api?subject=search',
];
const AUDITED = ['/funding/flutterwave-series-b-2020-01'];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))(
  'in %s nothing scrolls sideways at 320 px or covers a text, and axe finds nothing',
  async (locale) => {
    const { page, problems, close } = await visit(browser, {
      viewport: { width: 320, height: 740 },
    });
    const faults: string[] = [];
    for (const path of PATHS) {
      await page.goto(localPath(path, locale));
      const over = await measureOverflow(page);
      if (over > 0) faults.push(`${path}: ${over} px too wide`);
      for (const pair of await findOverlaps(page)) faults.push(`${path}: ${pair}`);
      if (!AUDITED.includes(path)) continue;
      for (const one of await findViolationsInBothThemes(page)) faults.push(`${path}: ${one}`);
    }
    expect(faults).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  },
);
