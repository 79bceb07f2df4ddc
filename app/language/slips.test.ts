import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_GROWTH, workOf } from '../../test/growth.ts';
import { FUNDING_ROUNDS } from '../base/enumerations.ts';
import {
  countEdits,
  countEditsToBeginnings,
  countSlips,
  distanceTo,
  findClosest,
  findNear,
  listRespelled,
  SpellingIndex,
  slipsAllowed,
  spellingsOf,
} from './slips.ts';

describe('edits', () => {
  test.each([
    ['', '', 0],
    ['', 'kuda', 4],
    ['kuda', '', 4],
    ['kuda', 'kuda', 0],
    ['kuda', 'kdua', 1],
    ['kuda', 'kudaa', 1],
    ['kuda', 'kda', 1],
    ['kuda', 'koda', 1],
    ['morroco', 'morocco', 2],
    ['abc', 'xyz', 3],
    // No letter is edited twice: "ca" to "abc" is not a swap and an insertion.
    ['ca', 'abc', 3],
  ])('%j and %j are %i apart', (one, other, edits) => {
    expect(countEdits(one, other)).toBe(edits);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  test('it is the same both ways, and whatever was compared before', () => {
    fc.assert(
      fc.property(word, word, word, (one, other, before) => {
        const edits = countEdits(one, other);
        countEdits(before, one);
        expect(countEdits(other, one)).toBe(edits);
        expect(edits).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(edits).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  test('beginnings are compared as if they were the whole', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const edits = countEditsToBeginnings(one, other).slice(0, other.length + 1);
        const each = edits.map((_, length) => countEdits(one, other.slice(0, length)));
        expect(edits).toEqual(each);
      }),
    );
  });
});

describe('the nearest known word', () => {
  test('the nearest word is found; short, far and numbered ones are left alone', () => {
    const index = new SpellingIndex();
    for (const word of ['solar', 'cairo', 'morocco', 'lagos', 'lending', 'drone']) index.add(word);
    expect(index.nearest('solr')).toBe('solar');
    expect(index.nearest('ciaro')).toBe('cairo');
    expect(index.nearest('morroco')).toBe('morocco');
    expect(index.nearest('lendign')).toBe('lending');
    expect(index.nearest('xyzzy')).toBeNull();
    expect(index.nearest('dro')).toBeNull();
    expect(index.nearest('2o22')).toBeNull();
  });

  test('of words equally near, the one added first', () => {
    const index = new SpellingIndex();
    index.add('gardens');
    index.add('gardena');
    expect(index.nearest('garden')).toBe('gardens');
  });

  test('a first letter left out, added or mistaken is one error', () => {
    const index = new SpellingIndex();
    for (const word of ['insurance', 'lagos']) index.add(word);
    for (const word of ['nsurance', 'oinsurance', 'unsurance']) {
      expect(index.nearest(word)).toBe('insurance');
    }
    expect(index.nearest('kagos')).toBe('lagos');
  });
});

describe('names with slips', () => {
  test.each([
    ['gozeem', 'gozem', 0.5],
    ['partek', 'partech', 0.5],
    ['tymebanc', 'tymebank', 0.5],
    ['zola', 'sola', 0.5],
    ['flutterwvae', 'flutterwave', 1],
    ['lutterwave', 'flutterwave', 1.25],
    ['apoloagricultre', 'apolloagriculture', 2],
  ])('%s is %s but for %s', (typed, name, slips) => {
    expect(countSlips(typed, name)).toBe(slips);
  });

  test('of a long name more may be wrong', () => {
    expect([3, 5, 12].map(slipsAllowed)).toEqual([0, 1.25, 2.25]);
  });

  test('letters of one sound are exchanged one at a time', () => {
    expect(listRespelled('partek')).toEqual(expect.arrayContaining(['partech', 'parteck']));
    expect(listRespelled('phonix')).toEqual(expect.arrayContaining(['phoniks', 'fonix']));
  });
});

describe('typing errors', () => {
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
              swap: next
                ? letters.with(place, next).with(place + 1, letters[place] ?? '')
                : letters,
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
});

describe('did you mean', () => {
  const COLUMNS = [
    'name',
    'country',
    'total_fundings',
    'fundings_count',
    'last_funding_on',
    'year_founded',
    'type',
  ];

  test.each([
    ['nmae', 'name'],
    ['NAME', 'name'],
    ['contry', 'country'],
    ['coutnry', 'country'],
    [' country ', 'country'],
    ['total_funding', 'total_fundings'],
    ['year_founding', 'year_founded'],
    ['typ', 'type'],
    ['fundings', 'total_fundings'],
    ['country_name_label', 'country'],
    ['founded', 'year_founded'],
    ['funding', 'total_fundings'],
  ])('%j means %s', (word, meant) => {
    expect(findClosest(word, COLUMNS)).toBe(meant);
  });

  test.each(['', '   ', 'x', 'zz', 'employees', 'q'.repeat(65)])('%j means none', (word) => {
    expect(findClosest(word, COLUMNS)).toBeNull();
  });

  test('answers in the spelling of the candidate, the first of equals', () => {
    expect(findClosest('series d', FUNDING_ROUNDS)).toBe('Series A');
    expect(findClosest('preseed', FUNDING_ROUNDS)).toBe('Pre-Seed');
    expect(findClosest('anything', [])).toBeNull();
    expect(findClosest('abc', ['', 'x'.repeat(1000)])).toBeNull();
  });

  test('finds every candidate by itself, and after one slip', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FUNDING_ROUNDS), fc.nat(), (round, where) => {
        expect(findClosest(round, FUNDING_ROUNDS)).toBe(round);
        const at = where % round.length;
        const slipped = `${round.slice(0, at)}#${round.slice(at)}`;
        expect(findClosest(slipped, FUNDING_ROUNDS)).toBe(round);
      }),
    );
  });

  test('a hostile word costs little: what is too long or too far down is not compared', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => `${'a'.repeat(60)}${index % 1000}`);
    const long = await workOf(() => findClosest('b'.repeat(64), many));
    const endless = await workOf(() => findClosest('b'.repeat(1_000_000), many));
    expect(endless).toBeLessThan(MOST_GROWTH * long);
    expect(findClosest('kuda', [...many, 'kuda'])).toBeNull();
  });
});

describe('known words within some edits', () => {
  const index = new SpellingIndex();
  for (const word of ['nigerian', 'ethiopian', 'raised', 'zambian', 'agritech', 'agritecs'])
    index.add(word);

  test.each([
    ['nigerain', 1, ['nigerian']],
    ['nigeran', 1, ['nigerian']],
    ['nigerrian', 1, ['nigerian']],
    ['igerian', 1, ['nigerian']],
    ['rasied', 1, ['raised']],
    ['agritec', 1, ['agritech', 'agritecs']],
    ['liberian', 1, []],
    ['nigxrixn', 1, []],
    ['nigxrixn', 2, ['nigerian']],
    ['nigerian', 2, []],
  ])('%s, %i', (word, most, meant) => {
    expect(index.listWithin(word, most).map((one) => one.word)).toEqual(meant);
  });
});

describe('edits up to some', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });

  test('are counted like all of them, and more are only said to be more', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
        const edits = countEdits(one, other);
        expect(countEdits(one, other, most)).toBe(edits > most ? most + 1 : edits);
      }),
    );
  });
});
