import { describe, expect, test } from 'vitest';
import { slugify } from '../../../app/base/slug.ts';
import { INVESTOR_WORDS, investorName, personName, startupName, stemMaker } from './names.ts';
import { Random } from './random.ts';

function stems(count: number, seed = 1): string[] {
  const next = stemMaker(new Random(seed));
  return Array.from({ length: count }, next);
}

describe('stemMaker', () => {
  test('never gives a stem twice, and has enough for a million startups with their investors', () => {
    expect(new Set(stems(1_040_000)).size).toBe(1_040_000);
  });

  test('gives the same stems for the same seed and others for another', () => {
    expect(stems(50)).toEqual(stems(50));
    expect(stems(50, 2)).not.toEqual(stems(50));
  });

  test('gives words that can be an address part, and that mean nothing bad', () => {
    for (const stem of stems(20_000)) {
      expect(stem).toMatch(/^[A-Z][a-z]{4,11}$/);
      expect(stem.toLowerCase()).not.toMatch(/bomb|kike|nazi|jew|shit/);
    }
  });
});

describe('names of fictional companies', () => {
  const random = new Random(9);
  const names = stems(20_000).map((stem) => startupName(stem, 'Pay', 'Democratic Congo', random));

  test('are marked, every one', () => {
    expect(names.filter((name) => !name.endsWith(' Demo'))).toEqual([]);
    const investors = Object.keys(INVESTOR_WORDS).map((kind) =>
      investorName('Zimbalo', kind, random),
    );
    expect(investors.filter((name) => !name.endsWith(' Demo'))).toEqual([]);
  });

  test('hold awkward ones: accents, and very long ones up to 90 characters', () => {
    expect(names.some((name) => /[áéíôú]/.test(name))).toBe(true);
    const longest = Math.max(...names.map((name) => name.length));
    expect(longest).toBeGreaterThan(70);
    expect(longest).toBeLessThanOrEqual(90);
  });

  test('stay different as addresses', () => {
    expect(new Set(names.map(slugify)).size).toBe(names.length);
  });
});

test('people have a given name and an invented family name', () => {
  const random = new Random(10);
  for (let count = 0; count < 200; count++) {
    expect(personName(random)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  }
});
