/**
 * Cuts what headings need out of Bricolage Grotesque, so that the fonts of a first view keep within their weight
 * (design language, section 9). Written to app/generated, where app/ui/fonts.css takes it from.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const BRICOLAGE = join(
  ROOT,
  'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
);
export const HEADING_FONT = join(ROOT, 'app/generated/heading.woff2');

/**
 * The same characters stand in the unicode-range of app/ui/fonts.css: plain Latin, its accented letters, and the
 * punctuation of headings. Any other is drawn in the face of the text.
 */
export const HEADING_CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xc0, 0xff),
  ...[0xa0, 0xb7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026],
];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Writes the font and returns its size in bytes. */
export async function makeHeadingFont(): Promise<number> {
  const characters = String.fromCodePoint(...HEADING_CHARACTERS);
  const font = await subsetFont(await readFile(BRICOLAGE), characters, { targetFormat: 'woff2' });
  await mkdir(dirname(HEADING_FONT), { recursive: true });
  await writeFile(HEADING_FONT, font);
  return font.length;
}

if (import.meta.main) {
  console.error(`Heading font: ${await makeHeadingFont()} bytes`);
}
