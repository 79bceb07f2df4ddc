import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';

const query = z.strictObject({
  id: z.string().regex(/^q\d{3}$/),
  half: z.enum(['tune', 'held-out']),
  kind: z.enum([
    'need',
    'paraphrase',
    'field',
    'place',
    'place+field',
    'investor/funding',
    'person',
    'status',
    'french',
    'typo',
  ]),
  query: z.string().trim().min(5).max(100),
  judged: z.record(z.string(), z.union([z.literal(1), z.literal(2), z.literal(3)])),
});
const labelledSet = z.strictObject({
  grades: z.strictObject({ '3': z.string(), '2': z.string(), '1': z.string(), '0': z.string() }),
  queries: z.array(query),
});

const { queries } = labelledSet.parse(
  JSON.parse(readFileSync(new URL('./semantic-queries.json', import.meta.url), 'utf8')),
);
const { startups } = readStarterCatalogue();

function goodAnswers(judged: Record<string, number>): string[] {
  return Object.keys(judged).filter((slug) => (judged[slug] ?? 0) >= 2);
}

test('at least 130 questions, numbered in order, none asked twice', () => {
  expect(queries.length).toBeGreaterThanOrEqual(130);
  expect(queries.map(({ id }) => id)).toEqual(
    queries.map((_, index) => `q${String(index + 1).padStart(3, '0')}`),
  );
  const asked = queries.map(({ query }) => query.toLowerCase());
  expect(asked.filter((words, index) => asked.indexOf(words) !== index)).toEqual([]);
});

test('every judged startup is in the starter catalogue', () => {
  const slugs = new Set(startups.map(({ slug }) => slug));
  for (const { id, judged } of queries) {
    expect(
      Object.keys(judged).filter((slug) => !slugs.has(slug)),
      id,
    ).toEqual([]);
  }
});

test('every question has a good answer, and no more of them than one page of results shows', () => {
  for (const { id, judged } of queries) {
    expect(goodAnswers(judged).length, id).toBeGreaterThanOrEqual(1);
    expect(goodAnswers(judged).length, id).toBeLessThanOrEqual(20);
  }
});

test('each half has at least 65 questions, and its share of every kind', () => {
  const count = (half: string, kind?: string) =>
    queries.filter((one) => one.half === half && (!kind || one.kind === kind)).length;
  expect(count('tune')).toBeGreaterThanOrEqual(65);
  expect(count('held-out')).toBeGreaterThanOrEqual(65);
  for (const kind of new Set(queries.map((one) => one.kind))) {
    expect(Math.abs(count('tune', kind) - count('held-out', kind)), kind).toBeLessThanOrEqual(1);
  }
});

test('some questions are hard, in French or misspelt', () => {
  const hard = queries.filter(({ judged }) => goodAnswers(judged).length <= 3);
  expect(hard.length).toBeGreaterThanOrEqual(40);
  expect(queries.filter(({ kind }) => kind === 'french').length).toBeGreaterThanOrEqual(8);
  expect(queries.filter(({ kind }) => kind === 'typo').length).toBeGreaterThanOrEqual(5);
});

test('good answers come from many countries and industries', () => {
  const asked = new Set(queries.flatMap(({ judged }) => goodAnswers(judged)));
  const answering = startups.filter(({ slug }) => asked.has(slug));
  expect(new Set(answering.map(({ country }) => country)).size).toBeGreaterThanOrEqual(20);
  const industries = new Set(answering.flatMap((startup) => startup.industries));
  expect(industries.size).toBeGreaterThanOrEqual(100);
});
