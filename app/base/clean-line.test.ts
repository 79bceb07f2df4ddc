import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine } from './clean-line.ts';

test('spaces are single, lines and tabs are spaces', () => {
  expect(cleanLine('  Wave\r\n raises\t\u00A0 $200M \u2028', 100)).toBe('Wave raises $200M');
});

test('nothing unseen is left: zero-width, turns of direction, controls, tags', () => {
  const hostile =
    'W\u200Ba\u200Dv\u2060e\uFEFF \u202Egpj.exe\u202C \u2067x\u2069\u0000\u0007\u00AD\u{E0041}';
  expect(cleanLine(hostile, 100)).toBe('Wave gpj.exe x');
});

test('African and Arabic names stay whole', () => {
  for (const name of ['Ɗan’ƙasa', 'Ọmọwùnmí', 'Ṱhohoyanḓou', 'شركة ناشئة', 'ኢትዮጵያ']) {
    expect(cleanLine(name, 100)).toBe(name.normalize('NFC'));
  }
});

test('a letter under a tower of accents keeps three of them', () => {
  expect(Array.from(cleanLine(`x${'\u0337'.repeat(500)}`, 1_000))).toHaveLength(4);
});

test('what is too long is cut between words', () => {
  expect(cleanLine('one two three four', 11)).toBe('one two…');
  expect(cleanLine('a'.repeat(10_000), 300)).toBe(`${'a'.repeat(299)}…`);
  expect(cleanLine('five', 4)).toBe('five');
});

test('any text: within the length, trimmed, well-formed, and clean already when cleaned', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 50 }), (text, longest) => {
      const line = cleanLine(text, longest);
      expect(Array.from(line).length).toBeLessThanOrEqual(longest);
      expect(line).toBe(line.trim());
      expect(line.isWellFormed()).toBe(true);
      expect(line).not.toMatch(/[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069]/u);
      expect(cleanLine(line, longest)).toBe(line);
    }),
  );
});
