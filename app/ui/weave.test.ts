import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawBand, drawMark, weaveName } from './weave.ts';

// The check values of docs/decisions/041-identity-and-charts.md.
it.each([
  ['griot', { pair: 0, isExchanged: true, order: 3, hasCounter: false, strip: [3, 4, 6, 6] }],
  ['M-KOPA', { pair: 6, isExchanged: false, order: 1, hasCounter: false, strip: [5, 5, 4, 1] }],
  ['Moniepoint', { pair: 5, isExchanged: true, order: 1, hasCounter: true, strip: [0, 2, 6, 1] }],
])('%s has its own cloth', (name, weave) => {
  expect(weaveName(name)).toEqual(weave);
});

it('is the same for spellings of one name', () => {
  expect(weaveName('  Café  Été ')).toEqual(weaveName('cafe-ete'));
  expect(weaveName('مصنع')).not.toEqual(weaveName('النيل'));
});

it('always has a large block and three different ones', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const { strip } = weaveName(name);
      expect(new Set(strip).size).toBeGreaterThanOrEqual(3);
      expect(strip.some((block) => [1, 4, 6, 7].includes(block))).toBe(true);
    }),
    { numRuns: 5_000, examples: [['FutMj']] },
  );
});

it('sews the strips, and exchanges ground and thread by the even-odd rule', () => {
  const mark = drawMark(weaveName('M-KOPA'));
  const eye = 'm2 2h4v4h-4zm-2-2';
  expect(mark.startsWith(`M0 0${eye}m8 0h8v8h-8zm8 0`)).toBe(true);
  expect(drawMark(weaveName('griot')).endsWith('M0 0h32v32h-32z')).toBe(true);
  expect(drawBand(weaveName('griot')).endsWith('M0 0h32v8h-32z')).toBe(true);
  expect(drawMark(weaveName('Moniepoint'))).toContain('M8 0h8v32h-8zm16 0h8v32h-8z');
});
