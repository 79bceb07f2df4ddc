import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { applyMask, MASKS, type MaskName, placeCaret } from './masks.ts';

test.each<[MaskName, string, string]>([
  ['date', '20220305', '2022/03/05'],
  ['date', '2022-03-05', '2022/03/05'],
  ['date', '', ''],
  ['date', '2022', '2022'],
  ['date', '20220', '2022/0'],
  ['date', '2022/', '2022'],
  ['date', '202203059999', '2022/03/05'],
  ['datetime', '202203051430', '2022/03/05 14:30'],
  ['datetime', '2022030514', '2022/03/05 14'],
  ['time', '1430', '14:30'],
  ['fulltime', '143059', '14:30:59'],
  ['phone', '8', '(8'],
  ['phone', '801', '(801'],
  ['phone', '8012', '(801) 2'],
  ['phone', '8012345678', '(801) 234 - 5678'],
  ['phone', 'abc', ''],
  ['card', '4111111111111111', '4111 1111 1111 1111'],
])('%s: %j is %j', (mask, raw, masked) => {
  expect(applyMask(mask, raw)).toBe(masked);
});

test('a full text has the form of its mask', () => {
  const names = Object.keys(MASKS) as MaskName[];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.stringMatching(/^\d{20}$/), (mask, digits) => {
      const masked = applyMask(mask, digits);
      expect(masked.replace(/\d/g, '#')).toBe(MASKS[mask]);
      expect(digits.startsWith(masked.replace(/\D/g, ''))).toBe(true);
    }),
  );
});

test('masking again changes nothing, however far one has typed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(MASKS) as MaskName[])),
      fc.string(),
      (mask, raw) => {
        const masked = applyMask(mask, raw);
        expect(applyMask(mask, masked)).toBe(masked);
      },
    ),
  );
});

const place = (typed: string, caret: number) => placeCaret(typed, caret, applyMask('date', typed));

describe('placeCaret', () => {
  it('stays at the end when one types there', () => {
    expect(place('2022/03/0', 9)).toBe(9);
    expect(place('20220', 5)).toBe('2022/0'.length);
  });

  it('stays behind the same digits when one edits in the middle', () => {
    expect(place('20922/03/05', 3)).toBe(3);
    expect(place('2022/903/05', 6)).toBe(6);
  });

  it('does not count what the mask leaves out', () => {
    expect(place('20x22/03/05', 3)).toBe(2);
  });

  it('goes to the end when the masked text is shorter', () => {
    expect(place('xyz', 1)).toBe(0);
    expect(placeCaret('2022/03/059', 10, '2022/03/05')).toBe(10);
  });
});
