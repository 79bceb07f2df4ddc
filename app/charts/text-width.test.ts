import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longName } from '../../test/chart-samples.ts';
import { fitText, textWidth, wrapText } from './text-width.ts';

test('a text that fits stays as it is', () => {
  expect(fitText('FinTech', 100, 13)).toBe('FinTech');
});

test('a long name is cut to its room and says so', () => {
  const cut = fitText(longName, 120, 13);
  expect(cut).toMatch(/^Pan-African .*…$/);
  expect(textWidth(cut, 13)).toBeLessThanOrEqual(120);
});

test('letters made of several code points are never halved', () => {
  const name = 'e\u0301'.repeat(20);
  expect(fitText(name, 60, 13)).toMatch(/^(e\u0301)+…$/);
  expect(fitText('👩🏾‍🌾'.repeat(9), 60, 13)).toMatch(/^(👩🏾‍🌾)+…$/u);
});

test('what comes back never takes more than its room, beyond the ellipsis itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(300), (text, room) => {
      const width = textWidth(fitText(text, room, 13), 13);
      expect(width).toBeLessThanOrEqual(Math.max(room, textWidth('…', 13)) + 0.001);
    }),
  );
});

test('wide letters count more than narrow ones', () => {
  expect(textWidth('MMM', 13)).toBeGreaterThan(textWidth('iii', 13) * 2);
  expect(textWidth('', 13)).toBe(0);
});

test('plain letters are as wide beside others as alone', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const beside = textWidth(`${text}é`, 13) - textWidth('é', 13);
      expect(textWidth(text, 13)).toBeCloseTo(beside, 6);
    }),
  );
});

test('words go on lines, and what is too long is cut', () => {
  expect(wrapText('one two three', 1_000, 10, 2)).toEqual(['one two three']);
  expect(wrapText('one two three four', 45, 10, 3)).toEqual(['one two', 'three', 'four']);
  const [first, second, ...more] = wrapText('one two three four five', 50, 10, 2);
  expect(first).toBe('one two');
  expect(second).toMatch(/^three.*…$/);
  expect(more).toEqual([]);
});
