/**
 * Cuts the letters of African names that Source Sans 3 lacks (Hausa, Venda and neighbours) out of Noto Sans.
 * Written to app/generated, where app/ui/fonts.css takes it from.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const NOTO_SANS = join(
  ROOT,
  'node_modules/@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
);
export const NAME_SUPPLEMENT = join(ROOT, 'app/generated/name-supplement.woff2');

/** Design language, section 2; the same letters stand in the unicode-range of app/ui/fonts.css. */
export const SUPPLEMENT_LETTERS = 'ƉƑƘƙƝƩƲƳƴḒḓḼḽṊṋṰṱ';

/** Writes the font and returns its size in bytes. */
export async function makeNameSupplement(): Promise<number> {
  const font = await subsetFont(await readFile(NOTO_SANS), SUPPLEMENT_LETTERS, {
    targetFormat: 'woff2',
  });
  await mkdir(dirname(NAME_SUPPLEMENT), { recursive: true });
  await writeFile(NAME_SUPPLEMENT, font);
  return font.length;
}

if (import.meta.main) {
  console.error(`Name supplement: ${await makeNameSupplement()} bytes`);
}
