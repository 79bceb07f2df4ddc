import { describe, expect, test } from 'vitest';
import { FUNDING_ROUNDS } from '../../../base/enumerations.ts';
import { readRound } from '../../../language/values/choice.ts';

const SPELLINGS: Record<string, string[]> = {
  Angel: ['angel', 'ANGEL ROUND', 'Business Angels', 'Angel Investment'],
  'Pre-Seed': [
    'pre-seed',
    'Pre seed',
    'PRESEED',
    'Pre–Seed',
    'Pre-seed Round',
    'Friends & Family',
    'Accelerator',
    'Incubator/Accelerator',
    'pre_seed',
  ],
  Seed: [
    'seed',
    'Seed Round',
    'Seed+',
    'seed funding',
    'Seed Extension',
    'Seed (extension)',
    'Late Seed',
    'SEED STAGE',
    'Seed II',
    'Seed VC',
  ],
  Grant: [
    'Non-equity Assistance',
    'non equity assistance',
    'prize',
    'Award',
    'Competition',
    'Prize Money',
  ],
  'Venture Series': [
    'Series D',
    'series e',
    'SERIES F',
    'Venture - Series Unknown',
    'Series Unknown',
    'Pre-Series C',
    'Late VC',
    'Series G-1',
  ],
  'Series A': [
    'series a',
    'Series-A',
    'SERIES_A',
    'Series A Round',
    'A',
    'Round A',
    'Series A1',
    'Series A-2',
    'Series A - first close',
    'series a extension',
  ],
  'Series B': ['Series B', 'series-b', 'B', 'Series B+', 'Extended Series B'],
  'Series C': ['series c', 'SERIES C ROUND', 'Series C1'],
  'Equity Crowdfunding': ['equity crowdfunding', 'Crowdfunding'],
  'Product Crowdfunding': ['product crowdfunding', 'Kickstarter', 'Reward-based crowdfunding'],
  'Convertible Note': [
    'convertible note',
    'Convertible',
    'bridge',
    'Bridge Round',
    'SAFE',
    'SAFE note',
  ],
  'Debt Financing': [
    'debt',
    'Debt Facility',
    'Venture Debt',
    'loan',
    'Credit line',
    'Securitisation',
    'Structured debt',
    'Mezzanine',
    'Green bond',
    'debt funding',
  ],
  'Secondary Market': ['secondary', 'Secondary sale'],
  'Post-IPO Equity': ['post ipo equity', 'PIPE', 'Rights issue'],
  'Post-IPO Secondary': ['Post-IPO secondary'],
  'Post-IPO Debt': ['post-ipo debt'],
  'Initial Coin Offering': ['ICO', 'token sale'],
  'Funding Round': ['raised', 'Other', 'Undisclosed Round', 'Levée de fonds', 'equity and debt'],
  'Venture Capital': [
    'venture',
    'VC',
    'Equity',
    'Pre-Series A',
    'pre series b',
    'Corporate Round',
    'Strategic investment',
    'Venture Round',
    'Early Stage Venture',
  ],
  'Private Equity': ['PE', 'growth equity', 'Growth', 'Buyout', 'Private Equity Round'],
};
const cases = Object.entries(SPELLINGS).flatMap(([kind, spellings]) =>
  spellings.map((spelling) => [spelling, kind] as const),
);

describe('readRound', () => {
  test(`knows the twenty and ${cases.length} other spellings`, () => {
    for (const kind of FUNDING_ROUNDS) expect(readRound(kind).value, kind).toBe(kind);
    expect(cases.length).toBeGreaterThan(100);
    expect(cases.filter(([spelling, kind]) => readRound(spelling).value !== kind)).toEqual([]);
  });

  test.each(['', '-', 'N/A', 'undisclosed'])('%j says nothing', (cell) => {
    expect(readRound(cell)).toEqual({ value: null });
  });

  test.each(['Wobble', 'Series', 'Acquisition', 'IPO', '2021', 'Series 7', 'Extension'])(
    '%s is a problem',
    (cell) => {
      expect(readRound(cell)).toMatchObject({ value: null, problem: expect.stringMatching(/\S/) });
    },
  );

  test('a mapping file adds spellings', () => {
    expect(readRound('Tranche 2', new Map([['tranche2', 'Series A']])).value).toBe('Series A');
  });
});
