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

/**
 * Fonts of pictures drawn on the server, as TrueType, which fontconfig reads everywhere; names need
 * the letters of all three files.
 */
export const PICTURE_FONTS = [
  ...['latin', 'latin-ext', 'vietnamese'].map((letters) => ({
    from: `@fontsource-variable/source-sans-3/files/source-sans-3-${letters}-wght-normal.woff2`,
    to: `pictures/text-${letters}.ttf`,
  })),
  { from: HEADING.from, to: 'pictures/heading.ttf' },
];

const PICTURE_LETTERS = String.fromCodePoint(
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x24f),
  ...range(0x300, 0x323),
  ...range(0x1e00, 0x1eff),
  ...range(0x2010, 0x2026),
  ...[0x20ac, 0x2212],
);

/** Only these fonts, so that pictures look alike on every machine. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export async function makeFont({ from, to, characters }: CutFont): Promise<Buffer> {
  const whole = await readFile(join(ROOT, 'node_modules', from));
  return writeGenerated(to, await subsetFont(whole, characters, { targetFormat: 'woff2' }));
}

export async function makePictureFonts(): Promise<void> {
  for (const { from, to } of PICTURE_FONTS) {
    const whole = await readFile(join(ROOT, 'node_modules', from));
    await writeGenerated(to, await subsetFont(whole, PICTURE_LETTERS, { targetFormat: 'sfnt' }));
  }
  await writeGenerated('pictures/fonts.conf', Buffer.from(FONTS_CONF));
}

async function writeGenerated(name: string, bytes: Buffer): Promise<Buffer> {
  const file = join(ROOT, 'app/generated', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return bytes;
}

if (import.meta.main) {
  for (const font of [NAME_SUPPLEMENT, HEADING]) {
    console.error(`${font.to}: ${(await makeFont(font)).length} bytes`);
  }
  await makePictureFonts();
}
