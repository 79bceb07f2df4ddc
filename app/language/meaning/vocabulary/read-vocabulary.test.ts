import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readStarterCatalogue } from '../../../../db/seed/starter-catalogue.ts';
import { findPhrases, readWords } from '../phrases.ts';
import { readVocabulary, readVocabularyFiles, type VocabularyFile } from './vocabulary.server.ts';

const vocabulary = readVocabulary();
const { industries, places } = readStarterCatalogue();

const degrees = z.record(z.string(), z.number().gt(0).max(1));
const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  words: z
    .record(z.string().regex(/^[a-z]{2,3}$/), z.array(z.string().trim().min(1)).min(1))
    .refine((words) => Object.keys(words).length > 0, 'no words'),
  broader: degrees.optional(),
  near: degrees.optional(),
  pairs: z
    .array(
      z.strictObject({
        both: z.tuple([z.string(), z.string()]),
        degree: z.number().gt(0).max(1),
      }),
    )
    .optional(),
});
const head = z.strictObject({
  about: z.string().min(1),
  kind: z.enum(['field', 'place', 'region', 'fact', 'analogy']),
  isElsewhere: z.literal(true).optional(),
  concepts: z.array(z.unknown()).min(1),
});

function findMistakes(files: Record<string, VocabularyFile>): string[] {
  const mistakes: string[] = [];
  const entries = Object.entries(files).flatMap(([file, { concepts }]) =>
    concepts.map((concept) => ({ file, concept })),
  );
  for (const [file, content] of Object.entries(files)) {
    for (const { path, message } of head.safeParse(content).error?.issues ?? [])
      mistakes.push(`${file}: ${path.join('.')}: ${message}`);
  }
  const ids = new Set<string>(entries.map(({ concept }) => concept.id));
  const seen = new Set<string>();
  for (const { file, concept } of entries) {
    const report = (mistake: string) => mistakes.push(`${file}: ${concept.id}: ${mistake}`);
    for (const { path, message } of entry.safeParse(concept).error?.issues ?? [])
      report(`${path.join('.')}: ${message}`);
    const { id, words, broader = {}, near = {}, pairs = [] } = concept;
    if (seen.has(id)) report('this id is in use already');
    seen.add(id);
    const others = [
      ...Object.keys(broader),
      ...Object.keys(near),
      ...pairs.flatMap(({ both }) => both),
    ];
    for (const other of others) if (!ids.has(other)) report(`there is no concept ${other}`);
    const phrases = Object.values(words).flat();
    const twice = phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at);
    if (twice.length > 0) report(`twice: ${twice.join(', ')}`);
  }
  return mistakes;
}

describe('the files', () => {
  test('hold no mistake', () => {
    expect(findMistakes(readVocabularyFiles())).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['an unknown concept', { broader: { nowhere: 0.5 } }, 'there is no concept nowhere'],
    ['a degree above 1', { near: { fintech: 2 } }, 'near.fintech: Too big'],
    ['an unknown key', { narrower: {} }, 'Unrecognized key: "narrower"'],
    ['an id in use', { id: 'solar' }, 'this id is in use already'],
    ['a phrase given twice', { words: { en: ['a', 'b'], fr: ['a'] } }, 'twice: a'],
    ['no words', { words: {} }, 'words: no words'],
  ])('%s is reported with file and entry', (_, change, mistake) => {
    const files = readVocabularyFiles();
    const places = files['places.json'] as VocabularyFile;
    const written = { id: 'atlantis', words: { en: ['Atlantis'] }, ...change };
    places.concepts.push(written);
    const found = findMistakes(files);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`places.json: ${written.id}: `);
    expect(found[0]).toContain(mistake);
  });
});

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
  ['اتكلم مع دكتور نفسي', ['telemedicine', 'mental-health']],
])('%s', (text, concepts) => {
  expect(conceptsIn(text)).toEqual(concepts);
});
