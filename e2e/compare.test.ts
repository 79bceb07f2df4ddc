import { text as readText } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { compareText } from '../app/text/text.ts';
import { useComparePages } from '../test/compare-pages.ts';
import { untilRun, visit } from './browser.ts';

const kit = useComparePages();
const { slots, columns, address, focused, openAlive, expectClean } = kit;

describe('with script', () => {
  test('startups are added by name with the keyboard alone', async () => {
    const { page, problems, close } = await visit(kit.browser);
    await openAlive(page, '/compare');
    const field = page.getByRole('combobox', { name: 'Add a startup' });
    await field.focus();
    await page.keyboard.type('flutterw', { delay: 20 });
    await page.getByRole('option', { name: /Flutterwave/ }).waitFor();
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
    await expectClean(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => field.getAttribute('aria-activedescendant')).not.toBeNull();
    const active = await field.getAttribute('aria-activedescendant');
    expect(await page.locator(`#${active}`).innerText()).toContain('Flutterwave');
    await page.keyboard.press('Enter');
    await page.locator('[data-slot=flutterwave]').waitFor();
    await expect.poll(() => address(page)).toBe('/compare?startups=flutterwave');
    await expect.poll(() => page.title()).toBe('Compare Flutterwave - Griot');

    await page.keyboard.type('paystack', { delay: 20 });
    await page.getByRole('option', { name: /Paystack/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('[data-slot=paystack]').waitFor();
    await expect.poll(() => columns(page)).toEqual(['Flutterwave', 'Paystack']);
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContain('Paystack added, 2 of 5');
    expect(problems).toEqual([]);
    await close();
  });

  test('Escape closes the list and keeps what was typed; what stands already is not offered', async () => {
    const { page, close } = await visit(kit.browser);
    await openAlive(page, '/compare?startups=paystack');
    const field = page.getByRole('combobox', { name: 'Add a startup' });
    await field.pressSequentially('pays', { delay: 20 });
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option', { name: /^Paystack/ }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
    expect(await field.inputValue()).toBe('pays');
    await close();
  });

  test('a click on a suggestion adds it, and a fifth fills the places', async () => {
    const { page, close } = await visit(kit.browser);
    await openAlive(page, '/compare?startups=flutterwave,paystack,wave,andela');
    const field = page.getByRole('combobox', { name: 'Add a startup' });
    await field.pressSequentially('m-kopa', { delay: 20 });
    await page.getByRole('option', { name: /M-KOPA/ }).click();
    await page.locator('[data-slot=m-kopa]').waitFor();
    await expect.poll(() => field.count()).toBe(0);
    await page.getByText('5 of 5 places are taken').waitFor();
    await expect.poll(() => focused(page)).toBe('Remove M-KOPA');
    await expectClean(page);
    await close();
  });

  test('places change by keyboard, and the focus follows', async () => {
    const { page, close } = await visit(kit.browser);
    await openAlive(page, '/compare?startups=flutterwave,paystack,wave');
    await page.getByRole('link', { name: 'Move Wave one place earlier' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => slots(page)).toEqual(['flutterwave', 'wave', 'paystack']);
    await expect.poll(() => focused(page)).toBe('Move Wave one place earlier');
    await page.keyboard.press('Enter');
    await expect.poll(() => slots(page)).toEqual(['wave', 'flutterwave', 'paystack']);
    // Moved to the end, the focus is on the button back.
    await expect.poll(() => focused(page)).toBe('Move Wave one place later');
    await expect.poll(() => address(page)).toBe('/compare?startups=wave,flutterwave,paystack');
    await expect.poll(() => columns(page)).toEqual(['Wave', 'Flutterwave', 'Paystack']);
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContain('Wave is now 1 of 3');
    await close();
  });

  test('places change by dragging; Escape puts all back', async () => {
    const { page, close } = await visit(kit.browser);
    await openAlive(page, '/compare?startups=flutterwave,paystack,wave');
    const centre = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return {
        x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
        y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
      };
    };
    const drag = async (slug: string, over: string) => {
      const from = await centre(`[data-slot=${slug}] .compare-grip`);
      const to = await centre(`[data-slot=${over}]`);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 12 });
    };
    await drag('flutterwave', 'wave');
    await expect.poll(() => slots(page)).toEqual(['paystack', 'wave', 'flutterwave']);
    await expect.poll(() => address(page)).toBe('/compare?startups=flutterwave,paystack,wave');
    await page.mouse.up();
    await expect.poll(() => address(page)).toBe('/compare?startups=paystack,wave,flutterwave');
    await expect.poll(() => columns(page)).toEqual(['Paystack', 'Wave', 'Flutterwave']);

    await drag('paystack', 'flutterwave');
    await expect.poll(() => slots(page)).toEqual(['wave', 'flutterwave', 'paystack']);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => slots(page)).toEqual(['paystack', 'wave', 'flutterwave']);
    await close();
  });

  test('the back button brings back what was removed, moved and switched', async () => {
    const { page, problems, close } = await visit(kit.browser);
    await openAlive(page, '/compare?startups=flutterwave,paystack,wave');
    await page.getByRole('link', { name: 'Remove Paystack' }).click();
    await expect.poll(() => columns(page)).toEqual(['Flutterwave', 'Wave']);
    await page.getByRole('switch', { name: 'Only differences' }).focus();
    await page.keyboard.press('Space');
    await expect
      .poll(() => address(page))
      .toBe('/compare?startups=flutterwave,wave&only=differences');
    await expect.poll(() => page.getByRole('rowheader', { name: 'Type' }).count()).toBe(0);
    await page.goBack();
    await page.getByRole('rowheader', { name: 'Type' }).waitFor();
    await page.goBack();
    await expect.poll(() => columns(page)).toEqual(['Flutterwave', 'Paystack', 'Wave']);
    await page.goForward();
    await expect.poll(() => columns(page)).toEqual(['Flutterwave', 'Wave']);
    await page.getByRole('link', { name: 'Wave', exact: true }).first().click();
    await page.waitForURL('**/startup/wave');
    await page.goBack();
    await expect.poll(() => columns(page)).toEqual(['Flutterwave', 'Wave']);
    await page.reload();
    await expect.poll(() => columns(page)).toEqual(['Flutterwave', 'Wave']);
    expect(problems).toEqual([]);
    await close();
  });

  test('the last one removed leaves the examples, with the focus in the field', async () => {
    const { page, close } = await visit(kit.browser);
    await openAlive(page, '/compare?startups=wave');
    await page.getByRole('link', { name: 'Remove Wave' }).click();
    await page.getByRole('heading', { name: 'Comparisons to begin with' }).waitFor();
    await expect.poll(() => address(page)).toBe('/compare');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('add');
    await close();
  });

  test('the table dims while more is fetched, and a failure is only logged', async () => {
    const { page, problems, close } = await visit(kit.browser);
    const mayAnswer = Promise.withResolvers<void>();
    await page.route('**/api/startups/comparison**', async (route) => {
      await mayAnswer.promise;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await openAlive(page, '/compare?startups=flutterwave');
    await page.getByRole('link', { name: /^Add / }).first().click();
    await page.locator('.compare-table.refetching[aria-busy=true]').waitFor();
    mayAnswer.resolve();
    await page.locator('.compare-table:not([aria-busy])').waitFor();
    await expect.poll(() => columns(page)).toEqual(['Flutterwave']);
    await expect.poll(() => address(page)).toBe('/compare?startups=flutterwave');
    expect(await page.locator('.toast').count()).toBe(0);
    await expect
      .poll(() => problems.filter((one) => one.includes('Error fetching comparison data: 500')))
      .toHaveLength(1);
    await close();
  });

  test('the link is copied and the file saved, each with its toast', async () => {
    const { page, close } = await visit(kit.browser, {
      permissions: ['clipboard-read', 'clipboard-write'],
      acceptDownloads: true,
    });
    await openAlive(page, '/compare?startups=wave,flutterwave');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('comparison__griot.csv');
    const text = await readText(await file.createReadStream());
    const same = await page.request.get('/compare.csv?startups=wave,flutterwave');
    expect(text).toBe(await same.text());
    await page.getByText('Export Completed').waitFor();
    await close();
  });

  test('c adds a startup to a comparison from its page, not while typing; ? lists the keys', async () => {
    const { page, close } = await visit(kit.browser);
    await page.goto('/startup/wave');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain('Compare');
    await expectClean(page);
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => address(page)).toBe('/startup/wave');
    await page.keyboard.press('c');
    const tray = page.getByRole('region', { name: compareText.tray.title });
    await tray.getByRole('link', { name: compareText.tray.find }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Compare', pressed: true }).press(' ');
    await tray.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Compare', pressed: false }).press(' ');
    await tray.waitFor();
    await page.goto('/startup/opay');
    await tray.waitFor();
    await page.keyboard.press('c');
    await page.getByRole('link', { name: compareText.tray.compare(2) }).waitFor();
    for (const path of ['/login', '/startup/wave/claim', '/dashboard/add-startup']) {
      await page.goto(path);
      await untilRun(page, 'compare-tray');
      expect(await tray.count(), path).toBe(0);
    }
    await page.goto('/compare');
    await expectClean(page);
    expect(await page.locator('main').filter({ has: tray }).count()).toBe(1);
    await page.getByRole('link', { name: compareText.tray.compare(2) }).click();
    await page.waitForURL('**/compare?startups=wave,opay');
    // What was compared is no longer gathered.
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('combobox').pressSequentially('c?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await close();
  });
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing in %s, at 360 and 1024',
  async (colorScheme) => {
    for (const width of [360, 1024]) {
      const { page, close } = await visit(kit.browser, {
        colorScheme,
        viewport: { width, height: 800 },
      });
      for (const path of [
        '/compare?startups=flutterwave,paystack,wave',
        '/compare?startups=flutterwave,jumia,andela,opay,wave,moniepoint,nobody&only=differences',
        '/explore/location?measure=raised&year=2021',
      ]) {
        await page.goto(path);
        await expectClean(page);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      await close();
    }
  },
);
