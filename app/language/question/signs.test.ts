import { describe, expect, test } from 'vitest';
import named from './lexicon/named.json' with { type: 'json' };
import signs from './lexicon/signs.json' with { type: 'json' };
import { listSigns } from './signs.ts';

const { about: _, words, ...rules } = signs;
const OF_SIGNS_ALONE = ['near', 'foundersBacked', 'ofLeads'];
const OTHERS = [
  ...['investors', 'backed', 'deal', 'shared', 'ages', 'versus'],
  ...['sold', 'coInvestors', 'share', 'sum'],
];
const KNOWN = [
  ...OTHERS,
  ...Object.keys(named.role).map((role) => `role.${role}`),
  ...Object.keys(named.fact).map((fact) => `fact.${fact}`),
  ...[...Object.keys(named.step), ...OF_SIGNS_ALONE].map((step) => `step.${step}`),
];

test('each rule asks for something that is answered, by kinds of words that are listed', () => {
  const all = Object.values(rules).flat();
  expect(all.length).toBeGreaterThan(40);
  for (const [sign = '', kinds = ''] of all) {
    expect(KNOWN).toContain(sign);
    for (const kind of kinds.split(' ')) {
      expect(Object.keys(words), sign).toContain(kind.replace(/^!/, ''));
    }
  }
});

describe('the first rule whose words all stand there', () => {
  test.each([
    ['what was called before', 'fact.former'],
    ['a fermé quand, au juste', 'fact.closed'],
    ['o fundador criou mais alguma coisa', 'step.foundersElse'],
    ['وكم سنة عمر', 'fact.age'],
    ['waanzilishi ni akina nani', 'role.founder'],
    ['where did the founders put their own money', 'step.foundersBacked'],
  ])('%s', (words, sign) => {
    expect(listSigns(words, 'ofStartup')[0]).toBe(sign);
  });
});

test('why asks for no figure', () => {
  expect(listSigns('why raised so much money', 'ofStartup')).toEqual([]);
});
