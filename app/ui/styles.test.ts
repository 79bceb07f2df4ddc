import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CUT_FONTS, HEADING, HEADING_MORE, NAME_SUPPLEMENT } from '../../scripts/make-fonts.ts';
import { BREAKPOINTS } from '../spec-helpers/screen.ts';
import { BRAND_LETTERS } from './entities.tsx';
import { OPTION_SIZES } from './fields.tsx';

const HERE = new URL('.', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, HERE), 'utf8');
const files = readdirSync(HERE).filter((name) => name.endsWith('.css'));
// A phone of 360 px whose text is a third larger than usual.
const LARGE_TEXT = 272;

describe('the stylesheet', () => {
  it('takes in every part', () => {
    for (const file of files) {
      expect(read('../styles.css').includes(`./ui/${file}`), file).toBe(true);
    }
  });

  it.each(files)('%s says start and end, not left and right', (file) => {
    const physical =
      /^\s*(?:left|right|top|bottom|width|height|(?:margin|padding|border|min|max)-(?:left|right|top|bottom|width|height))\s*:/m;
    expect(read(file)).not.toMatch(physical);
    expect(read(file)).not.toMatch(/(?:text-align|float)\s*:\s*(?:left|right)/);
  });

  it.each(files)('%s breaks only where the screen sizes do', (file) => {
    const widths: number[] = [...Object.values(BREAKPOINTS), LARGE_TEXT];
    for (const [, width, unit] of read(file).matchAll(/\(width [<>]=? ([\d.]+)(\w+)\)/g)) {
      expect(unit, 'text made larger needs the layout of a smaller screen').toBe('rem');
      expect(widths).toContain(Number(width) * 16);
    }
  });

  it('has a class for each size of the option controls', () => {
    const css = read('option-control.css');
    for (const [size, px] of Object.entries(OPTION_SIZES)) {
      expect(css).toMatch(new RegExp(`\\.option-${size} \\{\\s*--option: ${px}px;`));
    }
  });

  it.each(CUT_FONTS)('asks $to for exactly the characters cut into it', ({ to, characters }) => {
    const face = read('fonts.css')
      .split('@font-face')
      .find((rule) => rule.includes(`generated/${to}"`));
    const [, range = ''] = /unicode-range:([^;]*);/.exec(face ?? '') ?? [];
    expect(listLetters(range)).toEqual(codePointsOf(characters));
  });

  it('has one range of weights for all files of a family, else letters of some are never taken', () => {
    const weights = new Map<string, Set<string>>();
    for (const [, family = '', weight = ''] of read('fonts.css').matchAll(
      /font-family: "(.+?)";\s*font-weight: (\d+ \d+);/g,
    )) {
      weights.set(family, (weights.get(family) ?? new Set()).add(weight));
    }
    expect(weights.size).toBeGreaterThan(1);
    for (const [family, ranges] of weights) expect([...ranges], family).toHaveLength(1);
  });

  it('draws a name in the brand face exactly where that has each of its letters', () => {
    const drawn = new Set(HEADING.characters + HEADING_MORE.characters);
    for (let code = 0x20; code < 0x2100; code += 1) {
      const letter = String.fromCodePoint(code);
      expect(BRAND_LETTERS.test(letter), letter).toBe(drawn.has(letter));
    }
  });

  it('never asks two faces of the text font for one letter the supplement has', () => {
    const supplement = new Set(codePointsOf(NAME_SUPPLEMENT.characters));
    for (const [, range = ''] of read('fonts.css').matchAll(
      /"Source Sans 3 Variable"[^}]*unicode-range:([^;]*);/g,
    )) {
      expect(listLetters(range).filter((letter) => supplement.has(letter))).toEqual([]);
    }
  });
});

function listLetters(range: string): number[] {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
    ([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from(
        { length: Number.parseInt(to, 16) - first + 1 },
        (_, index) => first + index,
      );
    },
  );
}

function codePointsOf(characters: string): number[] {
  return Array.from(characters, (one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b);
}
