import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashFnv1a, isSlug, MAX_SLUG_LENGTH, slugify } from './slug.ts';

describe('slugify', () => {
  test.each([
    ['Flutterwave', 'flutterwave'],
    ["Côte d'Ivoire", 'cote-d-ivoire'],
    ['São Tomé and Príncipe', 'sao-tome-and-principe'],
    ["Africa's Talking", 'africa-s-talking'],
    ['  M-KOPA  ', 'm-kopa'],
    ['54gene', '54gene'],
    ['.Club Domains', 'club-domains'],
    ['#NAME?', 'name'],
    ['@Pay', 'pay'],
    ['Touch & Pay', 'touch-and-pay'],
    ['Straße Ørsted Łódź Đà', 'strasse-orsted-lodz-da'],
    ['Ɓaƙi Ɗan Ƙoƙi', 'baki-dan-koki'],
    ['Ŋɔŋlɔ Ɛʋe', 'ngonglo-eve'],
    ['ǁKharas', 'kharas'],
    ['Ọjà Ẹgbẹ́', 'oja-egbe'],
    ['ﬁnance ２０２４', 'finance-2024'],
    ['İstanbul', 'istanbul'],
    ['a_b/c.d', 'a-b-c-d'],
  ])('%s is %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  test('a name that ASCII cannot hold gets a slug of its own', () => {
    expect(slugify('አዲስ')).toMatch(/^name-[0-9a-f]{8}$/);
    expect(slugify('አዲስ')).not.toBe(slugify('سوق'));
    expect(slugify('')).toBe('name-811c9dc5');
    expect(isSlug(slugify('???'))).toBe(true);
  });

  test('a long name is cut between words', () => {
    const long = slugify(`${'word '.repeat(15)}abcdefgh`);
    expect(long).toBe('word-'.repeat(15).slice(0, -1));
    expect(slugify('x'.repeat(300))).toBe('x'.repeat(80));
    expect(slugify(`${'x'.repeat(80)} y`)).toBe('x'.repeat(80));
  });

  test('whatever the name, the result is a slug and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const slug = slugify(name);
        expect(isSlug(slug)).toBe(true);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  test('case, marks and composition make no difference', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zàâçéèêëîïôöùûüñ' -]{1,40}$/), (name) => {
        expect(slugify(name.toUpperCase().normalize('NFD'))).toBe(slugify(name.normalize('NFC')));
      }),
    );
  });
});

test.each(['', '-', 'a-', '-a', 'a--b', 'A', 'é', 'a b', 'a\n', 'x'.repeat(MAX_SLUG_LENGTH + 1)])(
  '%j is no slug',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

// Reference vectors of draft-eastlake-fnv.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('%j hashes to the published value', (text, hash) => {
  expect(hashFnv1a(text)).toBe(hash);
});

test('letters beyond ASCII count as their UTF-8 bytes', () => {
  let expected = 0x811c9dc5;
  for (const byte of [0xc3, 0xa9]) expected = Math.imul(expected ^ byte, 16777619) >>> 0;
  expect(hashFnv1a('é')).toBe(expected);
  expect(hashFnv1a('é')).not.toBe(hashFnv1a('e'));
});
