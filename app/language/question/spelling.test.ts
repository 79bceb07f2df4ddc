import { describe, expect, test } from 'vitest';
import { openLexicon, read, describe as say } from '../../../test/question-reader.ts';
import { listMistyped } from '../../../test/questions/mistyped.ts';
import { readTokens } from '../tokens.ts';
import { GRAMMARS } from './sense.ts';

const ALL = listMistyped();

/** Of questions of which one word is mistyped, the share that is read as it was meant. */
function shareRead(isOf: (one: (typeof ALL)[number]) => boolean): number {
  const asked = ALL.filter(isOf);
  expect(asked.length).toBeGreaterThan(100);
  return asked.filter(({ question, typed }) => say(typed) === say(question)).length / asked.length;
}

describe('one typing error in one word leaves the reading as it is', () => {
  test.each([
    ['grammar', 0.9],
    ['number', 0.95],
    ['country', 0.95],
    ['kind', 0.92],
    ['industry', 0.9],
  ])('where it is of %s: at least %d', (of, floor) => {
    expect(shareRead((one) => one.of === of)).toBeGreaterThanOrEqual(floor);
  });

  test.each([
    ['en', 0.97],
    ['fr', 0.9],
    ['pt', 0.95],
    ['sw', 0.95],
    ['ar', 0.87],
  ])('in %s: at least %d', (language, floor) => {
    expect(shareRead((one) => one.language === language)).toBeGreaterThanOrEqual(floor);
  });
});

describe('what was corrected', () => {
  test('is said, with the question that keeps the word', () => {
    const { corrected } = read('rounds betwen 5m and 10m in Keyna');
    expect(corrected).toEqual([
      { written: 'betwen', read: 'between', keep: 'rounds "betwen" 5m and 10m in Keyna' },
      { written: 'Keyna', read: 'Kenya', keep: 'rounds betwen 5m and 10m in "Keyna"' },
    ]);
  });

  test.each(['rounds "betwen" 5m and 10m', 'startups in “Keyna”', 'startups en « Keyna »'])(
    '%s keeps it as it is written',
    (question) => {
      expect(read(question).corrected).toEqual([]);
    },
  );

  test('the larger of two places is meant, and the other is offered', () => {
    const { filters, other_reading } = read('startups in Nigera');
    expect(filters[0]).toMatchObject({ column: 'country', query_1: 'nigeria' });
    expect(other_reading?.filters[0]).toMatchObject({ column: 'country', query_1: 'niger' });
  });

  test('"mil" is a million in English and a thousand in Portuguese; the other is offered', () => {
    const { filters, other_reading } = read('rounds over 10 mil in Kenya');
    expect(filters[0]).toMatchObject({ column: 'amount', query_1: '10000000' });
    expect(other_reading?.filters[0]).toMatchObject({ column: 'amount', query_1: '10000' });
    expect(read('rodadas acima de 500 mil no Brasil').filters[0]?.query_1).toBe('500000');
  });
});

test.each([
  'naked insurance',
  'rounds that Tiger Globl led',
  'who fronted the round of Nawy',
  'fintechs snapped up in Kenya',
  'contrast Kenya with Ghana',
  'savings for dog walkers',
  'startups ganesas de Kigali',
  'levées ghanéennes à Accra',
])('%s: no word is read as another', (question) => {
  expect(read(question).corrected).toEqual([]);
});

test.each([
  ['startups qwzxv 2021', '2021'],
  ['startups in Kenya founded qwzxv 2015', '2015'],
  ['rounds qwzxv 10m in Kenya', '10'],
  ['levées qwzxv 10 millions', '10'],
])('%s: a number beside an unread word is no equality, and is named', (question, number) => {
  const { filters, ignored } = read(question);
  expect(filters.map(({ query_1 }) => query_1)).not.toContain(number);
  expect(ignored).toContain(number);
});

test('words between quotation marks are marked so', () => {
  const quoted = readTokens('rounds of "Over Easy" in «Mali»').filter(({ isQuoted }) => isQuoted);
  expect(quoted.map(({ key }) => key)).toEqual(['over', 'easy', 'mali']);
});

test('known ordinary words are at least 150 in each language', () => {
  const { phrases } = openLexicon();
  for (const word of ['average', 'moyenne', 'barato', 'rahisi', 'رخيصة']) {
    const senses = phrases.match(readTokens(word), 0)?.senses ?? [];
    expect(senses.length).toBeGreaterThan(0);
    expect(senses.every(({ is }) => is === 'ordinary')).toBe(true);
  }
  for (const { ordinary } of Object.values(GRAMMARS)) {
    expect(ordinary.length).toBeGreaterThan(150);
  }
});
