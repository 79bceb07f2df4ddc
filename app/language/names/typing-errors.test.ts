import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceTo, findNear, spellingsOf } from './typing-errors.ts';

describe('typing errors', () => {
  test.each([
    ['paystack', 'paystack', 0],
    ['paystak', 'paystack', 1],
    ['paaystack', 'paystack', 1],
    ['pasytack', 'paystack', 1],
    ['peystack', 'paystack', 1],
    ['pasytak', 'paystack', 2],
    ['pays', 'paystack', 0.5],
    ['pyas', 'paystack', 1.5],
    ['paystackx', 'paystack', 1],
    ['kuda', 'flutterwave', 4.5],
  ])('%s is %s but for %s', (typed, word, distance) => {
    expect(distanceTo(typed, word)).toBe(distance);
  });

  test('short words may have one, longer ones two; the nearest come first', () => {
    expect(findNear('kdua', ['mono', 'kuda', 'kdua'])).toEqual([
      { word: 'kdua', distance: 0 },
      { word: 'kuda', distance: 1 },
    ]);
    expect(findNear('kbba', ['kuda'])).toEqual([]);
    expect(findNear('fluterwve', ['flutterwave'])).toHaveLength(1);
    expect(findNear('fluterwv', ['paystack'])).toEqual([]);
  });

  test('a word and the same with one error share a spelling of their first seven letters', () => {
    const letter = fc.constantFrom(...'abcdeé');
    const word = fc.array(letter, { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        fc.constantFrom('drop', 'add', 'change', 'swap'),
        letter,
        (letters, nth, how, other) => {
          const place = nth % letters.length;
          const next = letters[place + 1];
          const typed = {
            drop: letters.toSpliced(place, 1),
            add: letters.toSpliced(place, 0, other),
            change: letters.with(place, other),
            swap: next ? letters.with(place, next).with(place + 1, letters[place] ?? '') : letters,
          }[how].join('');
          // spellings() returns the stem and the stem without one letter.
          const stem = letters.slice(0, 7);
          const stored = [stem.join(''), ...stem.map((_, at) => stem.toSpliced(at, 1).join(''))];
          expect(spellingsOf(typed).some((one) => stored.includes(one))).toBe(true);
          expect(Math.floor(distanceTo(typed, letters.join('')))).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test('of long words only the first letters without one are looked for: without two, they are those of words too short to be meant', () => {
    const typed = 'flutterwave';
    expect(spellingsOf('flutterw')).toContain('flutt');
    expect(spellingsOf(typed).toSorted()).toEqual(
      ['flutter', 'lutter', 'futter', 'fltter', 'fluter', 'flutte', 'fluttr'].toSorted(),
    );
    expect(findNear(typed, ['flutte', 'flutt', 'fluttxe'])).toEqual([]);
  });
});
