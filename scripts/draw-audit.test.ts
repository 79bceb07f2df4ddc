import { expect, test } from 'vitest';
import { drawFacts, drawWhole, Random, readSizes } from './draw-audit.ts';

test('samples as random.sample of Python does', () => {
  const random = new Random(20261124);
  const positions = Array.from({ length: 3428 }, (_, position) => position);
  // In Python: random.Random(20261124).sample(range(3428), 40)[:6], then sample(range(172), 20)[:6]
  expect(random.sample(positions, 40).slice(0, 6)).toEqual([3374, 709, 2766, 14, 182, 2753]);
  expect(random.sample(positions.slice(0, 172), 20).slice(0, 6)).toEqual([
    135, 65, 164, 41, 115, 140,
  ]);
  // A small pool is drawn from a copy: random.Random(7).sample(range(173), 30)[:6]
  expect(new Random(7).sample(positions.slice(0, 173), 30).slice(0, 6)).toEqual([
    82, 38, 101, 166, 12, 18,
  ]);
});

test('says so where there is too little to draw from', () => {
  expect(() => drawFacts([], 1)).toThrow('0 facts are too few to draw 40');
});

const STARTUPS = Array.from({ length: 400 }, (_, number) => ({
  slug: `startup-${number}`,
  country: 'NG',
  city: null,
  fundings: [
    {
      round: 'Seed',
      date: '2021',
      amount_usd: null,
      reported: null,
      investors: [{ name: 'Lead Capital', lead: true }],
    },
  ],
  history: [{ event: 'acquired', date: '2022', counterparty: 'Buyer' }],
  people: [{ name: 'Ada', role: 'Founder', founder: true }],
  overview: `What startup ${number} does.`,
}));

test('draws each fact at most once, from facts that are known', () => {
  const facts = drawFacts(STARTUPS, 7);
  expect(facts).toHaveLength(100);
  expect(new Set(facts.map(({ kind, slug, field }) => `${kind} ${slug} ${field}`)).size).toBe(100);
  const fields = new Set(facts.map(({ kind, field }) => `${kind} ${field}`));
  expect([...fields].sort()).toEqual([
    'history acquired',
    'overview overview',
    'people person',
    'profile country',
    'round date',
    'round kind',
    'round lead',
  ]);
  expect(drawFacts(STARTUPS.toReversed(), 7)).toEqual(facts);
});

test('draws whole startups, rounds and exits, each with all that is held of it', () => {
  const rows = drawWhole(STARTUPS, 7);
  const counts = Map.groupBy(rows, ({ kind }) => kind);
  expect([...counts].map(([kind, { length }]) => [kind, length])).toEqual([
    ['startup', 50],
    ['round', 50],
    ['exit', 30],
  ]);
  expect(new Set(rows.map(({ kind, slug }) => `${kind} ${slug}`)).size).toBe(130);
  expect(rows[0]?.held).toBe('country: NG; person: Ada, Founder');
  expect(rows[50]?.held).toBe('date: 2021; kind: Seed; lead: Lead Capital');
  expect(drawWhole(STARTUPS.toReversed(), 7)).toEqual(rows);
});

test('draws as many whole rows of each kind as are asked for', () => {
  const kinds = drawWhole(STARTUPS, 7, readSizes('100,200,60')).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'startup')).toHaveLength(100);
  expect(kinds.filter((kind) => kind === 'round')).toHaveLength(200);
  expect(kinds.filter((kind) => kind === 'exit')).toHaveLength(60);
  expect(readSizes()).toEqual({ startup: 50, round: 50, exit: 30 });
  for (const bad of ['100,200', 'many', '1,2,3,4', '1.5,2,3']) {
    expect(() => readSizes(bad)).toThrow('expected how many startups, rounds and exits');
  }
});
