import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WIDTHS = [320, 360, 768, 1024, 1440];

/**
 * Faults of the open page: axe violations in light, contrast in dark, horizontal scroll at five
 * widths, and a missing or second main heading.
 */
export async function findFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  // WCAG 2.2, 2.5.8, which axe leaves out unless it is asked.
  const rules = { 'target-size': { enabled: true } };
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  // A colour in transition belongs to neither theme.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  for (const { id, nodes } of [...violations, ...dark.violations])
    faults.push(`${path}: ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) faults.push(`${path}: ${over} px too wide at ${width}`);
  }
  if ((await page.locator('h1').count()) !== 1) faults.push(`${path}: not one heading`);
  return faults;
}
