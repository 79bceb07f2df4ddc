import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CUT_FONTS, HEADING, makeFont, NAME_SUPPLEMENT, TEXT } from './make-fonts.ts';

/** Within the 100 ms for which browsers wait, on slow 4G (docs/decisions/032-styles-by-link.md). */
const PRELOADED_BYTES = 28_000;

it.each(CUT_FONTS)('cuts a font that browsers can read: $to', async (font) => {
  const bytes = await makeFont(font);
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(await readFile(new URL(`../app/generated/${font.to}`, import.meta.url))).toEqual(bytes);
});

it('cuts a small supplement for names', async () => {
  const { length } = await makeFont(NAME_SUPPLEMENT);
  expect(length).toBeGreaterThan(3000);
  expect(length).toBeLessThan(6000);
});

it('keeps the fonts of a first view light enough to come with it', async () => {
  const heading = await makeFont(HEADING);
  const text = await makeFont(TEXT);
  expect(heading.length + text.length).toBeLessThan(PRELOADED_BYTES);
});
