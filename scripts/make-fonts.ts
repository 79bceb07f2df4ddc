// Subsets fonts into app/generated for app/ui/fonts.css, whose unicode-range lists the characters.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

interface CutFont {
  from: string;
  to: string;
  characters: string;
  /** Lighter, where an early first view needs it. */
  options?: {
    keepFeatures: string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  };
}

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Letters of African names that Source Sans 3 lacks (Hausa, Venda). */
export const NAME_SUPPLEMENT: CutFont = {
  from: '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
  to: 'name-supplement.woff2',
  characters: 'ƉƑƘƙƝƩƲƳƴḒḓḼḽṊṋṰṱ',
};

/** What pages in Latin letters are written in; preloaded, so that a first view has it. */
const FIRST_CHARACTERS = String.fromCodePoint(
  ...range(0x20, 0x7e),
  ...[0xa0, 0xb7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026],
).concat('ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçèéêëíîïñóôõùúûüœ«»');

export const TEXT: CutFont = {
  from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  to: 'text.woff2',
  characters: FIRST_CHARACTERS,
  options: {
    keepFeatures: ['kern', 'mark', 'ccmp', 'liga'],
    variationAxes: { wght: { min: 400, max: 600 } },
  },
};

/** The rest of Latin, as asked for by fonts.css. */
const TEXT_MORE: CutFont = {
  from: TEXT.from,
  to: 'text-more.woff2',
  characters: withoutFirst(
    ...range(0xa1, 0xff),
    ...[0x131, 0x152, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329],
    ...range(0x2000, 0x206f),
    ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd],
  ),
};

/** Headings written by us; what neither file has falls back to the text font. */
export const HEADING: CutFont = {
  from: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  to: 'heading.woff2',
  characters: FIRST_CHARACTERS,
  // Its kerning would be nearly half of the file.
  options: { keepFeatures: ['liga'] },
};
export const HEADING_MORE: CutFont = {
  from: HEADING.from,
  to: 'heading-more.woff2',
  characters: withoutFirst(...range(0xc0, 0xff)),
};

/** Letters, signs of vowels and punctuation of Arabic. */
const ARABIC_LETTERS = String.fromCodePoint(
  ...[0x60c, 0x61b, 0x61f, 0x66a, 0x66b, 0x66c, 0x670, 0x200e, 0x200f],
  ...range(0x621, 0x63a),
  ...range(0x640, 0x652),
  ...range(0x660, 0x669),
);
export const ARABIC: CutFont[] = [400, 600].map((weight) => ({
  from: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
  to: `arabic-${weight}.woff2`,
  characters: ARABIC_LETTERS,
}));

export const CUT_FONTS = [NAME_SUPPLEMENT, TEXT, TEXT_MORE, HEADING, HEADING_MORE, ...ARABIC];

/**
 * Fonts of pictures drawn on the server, as TrueType, which fontconfig reads everywhere; names need
 * the letters of all three files.
 */
const PICTURE_FONTS = [
  ...['latin', 'latin-ext', 'vietnamese'].map((letters) => ({
    from: `@fontsource-variable/source-sans-3/files/source-sans-3-${letters}-wght-normal.woff2`,
    to: `pictures/text-${letters}.ttf`,
  })),
  { from: HEADING.from, to: 'pictures/heading.ttf' },
  ...ARABIC.map(({ from, to }) => ({ from, to: `pictures/${to.replace('.woff2', '.ttf')}` })),
];

const PICTURE_LETTERS = String.fromCodePoint(
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x24f),
  ...range(0x300, 0x323),
  ...range(0x1e00, 0x1eff),
  ...range(0x2010, 0x2026),
  ...[0x20ac, 0x2212],
).concat(ARABIC_LETTERS);

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

function withoutFirst(...codes: number[]): string {
  const more = codes.map((code) => String.fromCodePoint(code));
  return more.filter((one) => !FIRST_CHARACTERS.includes(one)).join('');
}

export async function makeFont({ from, to, characters, options }: CutFont): Promise<Buffer> {
  const whole = await readFile(join(ROOT, 'node_modules', from));
  return writeGenerated(
    to,
    await subsetFont(whole, characters, { targetFormat: 'woff2', ...options }),
  );
}

async function makePictureFonts(): Promise<void> {
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
  for (const font of CUT_FONTS) {
    console.error(`${font.to}: ${(await makeFont(font)).length} bytes`);
  }
  await makePictureFonts();
}
