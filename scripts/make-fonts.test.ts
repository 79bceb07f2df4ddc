import { readFile, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { HEADING, makeFont, NAME_SUPPLEMENT } from './make-fonts.ts';

const FIRST_VIEW_BYTES = 51_000;
const SOURCE_SANS =
  'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

it.each([HEADING, NAME_SUPPLEMENT])('cuts a font that browsers can read: $to', async (font) => {
  const bytes = await makeFont(font);
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(await readFile(new URL(`../app/generated/${font.to}`, import.meta.url))).toEqual(bytes);
});

it('cuts a small supplement for names', async () => {
  const { length } = await makeFont(NAME_SUPPLEMENT);
  expect(length).toBeGreaterThan(3000);
  expect(length).toBeLessThan(6000);
});

it('keeps the fonts of a first view within their weight (design language, section 9)', async () => {
  const heading = await makeFont(HEADING);
  const text = await stat(new URL(`../${SOURCE_SANS}`, import.meta.url));
  expect(heading.length + text.size).toBeLessThan(FIRST_VIEW_BYTES);
});
