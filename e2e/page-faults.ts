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

/** Texts that cover each other; what sticks or scrolls may. */
export async function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layered = ':is(.shell-header, .select-bar, .table-scroll, .map-list, .visually-hidden)';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; box: DOMRect; parent: Element }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!text || !parent?.checkVisibility() || parent.closest(layered)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) texts.push({ text, box, parent });
    }
    texts.sort((a, b) => a.box.top - b.box.top);
    return texts.flatMap((a, index) => {
      const end = texts.findIndex(({ box }, at) => at > index && box.top > a.box.bottom);
      return texts.slice(index + 1, end < 0 ? undefined : end).flatMap((b) => {
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        const covers = width > 2 && height > Math.min(a.box.height, b.box.height) * 0.4;
        return covers && a.parent !== b.parent ? [`"${a.text}" over "${b.text}"`] : [];
      });
    });
  });
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
