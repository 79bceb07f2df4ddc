import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readStarterCatalogue } from './starter-catalogue.ts';

const css = readFileSync(new URL('../../app/ui/fonts.css', import.meta.url), 'utf8');

// The characters that the faces of text are asked for, all but the Arabic one, which is for Arabic
// pages.
const ranges = [...css.matchAll(/@font-face \{(.*?)\n\}/gs)]
  .map(([, face = '']) => face)
  .filter((face) => /"(Source Sans 3 Variable|Name Supplement)"/.test(face))
  .flatMap(
    (face) => (face.split('unicode-range:')[1] ?? '').match(/U\+[\dA-F]+(-[\dA-F]+)?/g) ?? [],
  )
  .map((range) => range.slice(2).split('-'))
  .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const);

test('every character of the starter catalogue is drawn by a font of ours', () => {
  const text = JSON.stringify(readStarterCatalogue());
  const characters = [...new Set(text)];
  expect(characters.length).toBeGreaterThan(100);
  const missing = characters.filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return !ranges.some(([from, to]) => code >= from && code <= to);
  });
  expect(missing).toEqual([]);
});
