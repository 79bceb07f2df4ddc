import { expect, test } from 'vitest';
import { listTested } from './common-words.server.ts';
import type { Filter } from './filter-language.ts';
import type { Known } from './look-up.server.ts';

const PARTS: Record<string, number> = { of: 0.7, service: 0.2, simpler: 0.19, rare: 0.01 };

function knowing(textsCount: number): Known {
  return {
    idsOf: () => [],
    fold: (text) => text,
    wordsOf: () => undefined,
    partWith: (_, text) => PARTS[text] ?? 0,
    textsCount,
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
