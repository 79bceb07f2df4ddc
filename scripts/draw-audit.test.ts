import { expect, test } from 'vitest';
import { drawFacts, Random } from './draw-audit.ts';

test('samples as random.sample of Python does', () => {
  const random = new Random(20261124);
  const positions = Array.from({ length: 3428 }, (_, position) => position);
  // In Python: random.Random(20261124).sample(range(3428), 40)[:6], then sample(range(172), 20)[:6]
  expect(random.sample(positions, 40).slice(0, 6)).toEqual([3374, 709, 2766, 14, 182, 2753]);
  expect(random.sample(positions.slice(0, 172), 20).slice(0, 6)).toEqual([
    135, 65, 164, 41, 115, 140,
  ]);
});

test('says so where there is too little to draw from', () => {
  expect(() => drawFacts([], 1)).toThrow('0 facts are too few to draw 40');
});

test('draws each fact at most once, from facts that are known', () => {
  const startups = Array.from({ length: 400 }, (_, number) => ({
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
  const facts = drawFacts(startups, 7);
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
  expect(drawFacts(startups.toReversed(), 7)).toEqual(facts);
});
