import { expect, test } from 'vitest';
import { readStarterCatalogue } from '../../../../db/seed/starter-catalogue.ts';
import { findPhrases } from '../phrases.ts';
import { readWords } from '../words.ts';
import { readVocabulary } from './read-vocabulary.ts';

const vocabulary = readVocabulary();
const { industries, places } = readStarterCatalogue();

function conceptsIn(text: string): string[] {
  return findPhrases(readWords(text)).flatMap(({ concepts }) => concepts);
}

test('every industry and every country of the catalogue is a concept', () => {
  expect(industries.filter(({ slug }) => !vocabulary.has(slug))).toEqual([]);
  expect(places.filter(({ slug }) => vocabulary.get(slug)?.kind !== 'place')).toEqual([]);
});

test('at least four hundred concepts and three thousand phrases', () => {
  expect(vocabulary.size).toBeGreaterThan(400);
  const phrases = [...vocabulary.values()].flatMap((concept) => concept.phrases);
  expect(phrases.length).toBeGreaterThan(3_000);
});

test('degrees lie between 0 and 1', () => {
  for (const { broader, near, pairs } of vocabulary.values()) {
    const degrees = [...broader.values(), ...near.values(), ...pairs.map(({ degree }) => degree)];
    for (const degree of degrees) {
      expect(degree).toBeGreaterThan(0);
      expect(degree).toBeLessThanOrEqual(1);
    }
  }
});

test('every phrase is found to mean its concept', () => {
  const lost = [...vocabulary.values()].flatMap(({ id, phrases }) =>
    phrases
      .filter((phrase) => !conceptsIn(phrase).includes(id))
      .map((phrase) => `${id}: ${phrase}`),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['smallholders in Nairobi', ['agritech', 'city-nairobi']],
  ['buy now, pay later', ['buy-now-pay-later']],
  ['bills for electricity', ['bill-payment']],
  ['a Series A round', ['series-a-round']],
  ['envoyer de l’argent au Sénégal', ['remittance', 'senegal']],
  ['homes without electricity', ['off-grid']],
])('%s', (text, concepts) => {
  expect(conceptsIn(text)).toEqual(concepts);
});
