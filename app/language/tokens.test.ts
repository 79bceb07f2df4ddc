import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  foldLetters,
  lookupKey,
  readNameWords,
  readTokens,
  shorterNames,
  splitName,
  splitWords,
} from './tokens.ts';

describe('letters are folded alike everywhere', () => {
  test.each([
    ['Sénégal', 'senegal'],
    ['Œuvre', 'oeuvre'],
    ['Ɗangote', 'dangote'],
    ['مُسْتَشْفَى', 'مستشفي'],
    ['شـــركة', 'شركه'],
    ['한국', '한국'],
  ])('%s gives %s', (written, folded) => {
    expect(foldLetters(written)).toBe(folded);
    expect(splitWords(written)).toEqual([folded]);
    expect(readTokens(written).map(({ key }) => key)).toEqual([folded]);
    expect(lookupKey(`(${written})`)).toBe(folded);
  });
});

describe('words of a question', () => {
  const keysOf = (text: string) => readTokens(text).map(({ key }) => key);

  test('numbers and signs are words of their own, but for hyphens between letters', () => {
    expect(keysOf('US$20m to women-led 2020-2022')).toEqual([
      '$',
      '20',
      'm',
      'to',
      'women',
      'led',
      '2020',
      '-',
      '2022',
    ]);
    expect(splitWords('$20m')).toEqual(['20m']);
  });

  test('numbers in any script, with thousands and decimals', () => {
    const values = readTokens('10 000 or 5,000 or 5,5 or ٢٠٢٤').map(({ value }) => value);
    expect(values).toEqual([10_000, undefined, 5_000, undefined, 5.5, undefined, 2024]);
  });

  test('the s of a genitive stays, which descriptions leave out', () => {
    expect(keysOf("Africa's")).toEqual(['africa', 's']);
    expect(splitWords("AFRICA'S")).toEqual(['africa']);
  });
});

describe('words of a description', () => {
  test('words are folded: case, accents, punctuation', () => {
    expect(splitWords('Épargne & Crédit, B2B (Côte d’Ivoire)')).toEqual([
      'epargne',
      'credit',
      'b2b',
      'cote',
      'd',
      'ivoire',
    ]);
    expect(splitWords("Africa's Talking")).toEqual(['africa', 'talking']);
    expect(splitWords('cœur')).toEqual(['coeur']);
  });

  test('a name is read whole and by its parts', () => {
    expect(splitName('ThriveAgric')).toBe('ThriveAgric Thrive Agric');
    expect(splitName('Wave')).toBe('Wave');
  });

  test('any text gives words of letters and digits, at most forty long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const word of splitWords(text)) {
          expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
          expect(word.length).toBeLessThanOrEqual(40);
        }
      }),
    );
  });
});

describe('words of a name', () => {
  test('is taken apart at spaces and signs', () => {
    expect(readNameWords('m-kopa  (solar)')).toEqual({
      key: 'mkopasolar',
      words: ['m', 'kopa', 'solar'],
    });
    expect(readNameWords('d.light')).toEqual({ key: 'dlight', words: ['d', 'light'] });
    expect(readNameWords('“سويفل” ×')).toEqual({ key: 'سويفل', words: ['سويفل'] });
  });

  test('without letters and digits is none', () => {
    expect(readNameWords('')).toBeNull();
    expect(readNameWords(' -–\u00a0\u3000.\u0001')).toBeNull();
  });

  test('has at most eight words', () => {
    expect(readNameWords('a '.repeat(100))?.words).toHaveLength(8);
  });

  test('may go on after the name: beginnings that end with a word, longest first, none under three letters', () => {
    const question = readNameWords('4g capital kenya limited');
    expect(question && shorterNames(question)).toEqual(['4gcapitalkenya', '4gcapital']);
  });
});
