import { expect, test } from 'vitest';
import { expectMatches, listTested } from './common-matches.server.ts';
import type { Filter } from './filter-language.ts';
import type { Known } from './look-up.server.ts';

const PARTS: Record<string, number> = { of: 0.7, service: 0.2, simpler: 0.19, rare: 0.01 };
const IDS: Record<string, number[]> = { nigeria: [1], kenya: [2], atlantis: [3] };

function knowing(startupsCount: number): Known {
  return {
    idsOf: (_, name) => IDS[name] ?? [],
    fold: (text) => text,
    wordsOf: () => undefined,
    partWith: (_, text) => PARTS[text] ?? 0,
    statistics: {
      startupsCount,
      pages: { search_startups: 0, search_texts: 0 },
      words: { tagline: new Map(), overview: new Map() },
      countries: new Map([
        [1, 0.3],
        [2, 0.1],
      ]),
      choices: new Map(),
    },
  };
}

const contains = (text: string, isNegated = false): Filter => ({
  index: 0,
  column: 'overview',
  operator: isNegated ? 'not_contains' : 'contains',
  isNegated,
  test: { kind: 'text', how: 'contains', text },
});
const status: Filter = {
  index: 1,
  column: 'status',
  operator: 'not_equals',
  isNegated: true,
  test: { kind: 'choice', values: ['closed'] },
};

test('all words are tested where a thousand texts that pass are met sooner than the shortest list is read', () => {
  const common = [contains('service'), contains('simpler')];
  expect(listTested(common, knowing(1_000_000))).toEqual(common);
  expect(listTested(common, knowing(50_000))).toEqual([]);
  const alone = [contains('service'), status];
  expect(listTested(alone, knowing(1_000_000))).toEqual(alone);
  expect(listTested([contains('rare')], knowing(1_000_000))).toEqual([]);
});

test('beside a list only words are tested that most texts have', () => {
  expect(listTested([contains('of'), contains('rare')], knowing(50_000))).toEqual([contains('of')]);
  expect(listTested([contains('of', true), contains('rare')], knowing(50_000))).toEqual([]);
});

test('of how many texts a word is unknown, or how many there are, nothing is tested', () => {
  expect(listTested([contains('unheard')], knowing(1_000_000))).toEqual([]);
  expect(listTested([contains('service'), contains('unheard')], knowing(1_000_000))).toEqual([]);
  expect(listTested([contains('service')], knowing(0))).toEqual([]);
});

const country = (...names: string[]): Filter => ({
  index: 2,
  column: 'country',
  operator: 'in',
  isNegated: false,
  test: { kind: 'reference', refersTo: 'country', names, needsAll: false },
});
const year: Filter = {
  index: 3,
  column: 'year_founded',
  operator: 'equals',
  isNegated: false,
  test: { kind: 'number', comparisons: [{ is: '=', than: 2020 }] },
};

test('matches are expected by words and countries, and not at all beside what nothing is known of', () => {
  const million = knowing(1_000_000);
  expect(expectMatches([contains('service')], million)).toBeCloseTo(200_000);
  expect(expectMatches([contains('service'), status], million)).toBeCloseTo(200_000);
  expect(expectMatches([contains('service'), country('kenya')], million)).toBeCloseTo(20_000);
  expect(
    expectMatches([contains('service'), country('kenya', 'nigeria', 'kenya')], million),
  ).toBeCloseTo(80_000);
  expect(expectMatches([contains('service'), country('atlantis')], million)).toBe(0);
  expect(expectMatches([contains('service'), year], million)).toBe(0);
  expect(expectMatches([contains('unheard'), country('kenya')], million)).toBe(0);
});
