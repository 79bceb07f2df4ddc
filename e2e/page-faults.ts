import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WIDTHS = [320, 360, 768, 1024, 1440];
/** FUZZ=full runs every rule in dark, too; by default only that of contrast. */
const IN_DARK: RunOptions = process.env.FUZZ === 'full' ? {} : { runOnly: ['color-contrast'] };
// WCAG 2.2, 2.5.8, which axe leaves out unless it is asked.
const RULES = { 'target-size': { enabled: true } };

/** Axe's violations on the open page as it is, once it has all that it loads. */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  await page.waitForLoadState();
  // Half a megabyte, sent once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (asked) => (await window.axe.run(document, asked)).violations,
    { rules: RULES, resultTypes: ['violations' as const], ...options },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

/** Axe's violations in light, and in dark those of contrast: the rest of a page is the same. */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  const light = await findViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // A colour in transition belongs to neither theme. Of what a sheet covers none ends by itself.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  const dark = await findViolations(page, IN_DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((violation) => `in dark: ${violation}`)];
}

/** How far the page scrolls sideways. */
export async function measureOverflow(page: Page): Promise<number> {
  await page.waitForLoadState();
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Faults of the open page: axe violations in both themes, horizontal scroll at five widths, and a
 * missing or second main heading.
 */
export async function findFaults(page: Page, path: string): Promise<string[]> {
  const faults = await findViolationsInBothThemes(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const over = await measureOverflow(page);
    if (over > 0) faults.push(`${over} px too wide at ${width}`);
  }
  if ((await page.locator('h1').count()) !== 1) faults.push('not one heading');
  return faults.map((fault) => `${path}: ${fault}`);
}
