import { readFile, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { HEADING_FONT, makeHeadingFont } from './make-heading-font.ts';

const FIRST_VIEW_BYTES = 51_000;
const SOURCE_SANS =
  'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

it('keeps the fonts of a first view within their weight (design language, section 9)', async () => {
  const bytes = await makeHeadingFont();
  const font = await readFile(HEADING_FONT);
  expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(font.length).toBe(bytes);
  const text = await stat(new URL(`../${SOURCE_SANS}`, import.meta.url));
  expect(bytes + text.size).toBeLessThan(FIRST_VIEW_BYTES);
});
