import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, shortLine } from './clean-text.ts';

test.each([
  ['right-to-left override', 'abc\u202egnp.exe', 'abcgnp.exe'],
  ['isolates and marks', '\u2067Pay\u2069\u200f', 'Pay'],
  ['zero width', 'Pay\u200bStack\ufeff', 'PayStack'],
  ['a joiner between Latin letters', 'Pay\u200dStack', 'PayStack'],
  ['controls and line ends', 'a\u0000b\tc\r\nd', 'a b c d'],
  ['only what is not seen', '\u200b\u2060\u3164\u00ad', ''],
  ['tags', 'a\u{e0061}\u{e007f}b', 'ab'],
  ['a lone half of a character', 'a\ud800b', 'a b'],
  ["nobody's letters", 'a\ue000\u{f0000}\ufdd0\u{1ffff}b', 'ab'],
])('%s', (_what, given, expected) => {
  expect(cleanLine(given)).toBe(expected);
});

test.each([
  'Ɗan’ƙasa',
  'Ọmọwùnmí',
  'ኢትዮጵያ',
  'Ɗangote',
  'Ṱhoho',
  'شركة دفع',
  'می‌خواهم',
  '👩🏽‍🌾 farms',
  'ߒߞߏ',
  "M'Sila",
  'ẹ̀kọ́',
])('a name stays whole: %s', (name) => {
  expect(cleanLine(name)).toBe(name.normalize('NFC'));
});

test('marks are not stacked without end', () => {
  expect(cleanLine(`Z${'\u0300'.repeat(200)}`).length).toBeLessThan(6);
});

test('paragraphs keep their line breaks', () => {
  expect(cleanText(' one \r\ntwo\r\n\r\n\r\n\r\nthree\u2028four ')).toBe('one\ntwo\n\nthree\nfour');
});

test('a short line is cut between words', () => {
  expect(shortLine('one two three four', 11)).toBe('one two…');
  expect(shortLine('a'.repeat(10_000), 300)).toBe(`${'a'.repeat(299)}…`);
  expect(shortLine('five', 4)).toBe('five');
});

test('any text: a short line is trimmed, well-formed, within its length, and the same when cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 50 }), (text, longest) => {
      const line = shortLine(text, longest);
      expect(Array.from(line).length).toBeLessThanOrEqual(longest);
      expect(line).toBe(line.trim());
      expect(line.isWellFormed()).toBe(true);
      expect(line).not.toMatch(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/u);
      expect(shortLine(line, longest)).toBe(line);
    }),
  );
});

test('cleaning what is clean changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
  );
});
