// Subsets fonts into app/generated for app/ui/fonts.css, whose unicode-range lists the characters.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

interface CutFont {
  from: string;
  to: string;
  characters: string;
}

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Letters of African names that Source Sans 3 lacks (Hausa, Venda; design language, section 2). */
export const NAME_SUPPLEMENT: CutFont = {
  from: '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
  to: 'name-supplement.woff2',
  characters: 'ƉƑƘƙƝƩƲƳƴḒḓḼḽṊṋṰṱ',
};

/**
 * Characters of headings, to limit the weight of first views (design language, section 9). Others
 * fall back to the text font.
 */
export const HEADING: CutFont = {
  from: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  to: 'heading.woff2',
  characters: String.fromCodePoint(
    ...range(0x20, 0x7e),
    ...range(0xc0, 0xff),
    ...[0xa0, 0xb7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026],
  ),
};

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export async function makeFont({ from, to, characters }: CutFont): Promise<Buffer> {
  const whole = await readFile(join(ROOT, 'node_modules', from));
  const font = await subsetFont(whole, characters, { targetFormat: 'woff2' });
  const folder = join(ROOT, 'app/generated');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, to), font);
  return font;
}

if (import.meta.main) {
  for (const font of [NAME_SUPPLEMENT, HEADING]) {
    console.error(`${font.to}: ${(await makeFont(font)).length} bytes`);
  }
}
